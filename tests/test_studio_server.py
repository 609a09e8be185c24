"""Test the server of the studio: what it sends, and which attacks it withstands."""

import json
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.parse
import urllib.request
from pathlib import Path

import numpy as np
import pytest

import polhode as ph
from polhode.groups.so3 import angle
from polhode.studio.document import unpack

pytest.importorskip("starlette")
pytest.importorskip("uvicorn")
client = pytest.importorskip("websockets.sync.client")
from websockets.exceptions import ConnectionClosed, InvalidStatus  # noqa: E402

from polhode.studio.server import Limits, Studio  # noqa: E402

SMALL = {"problem": "slow-top", "t_end": 1.0, "runs": [{"method": "nmb", "dt": 0.01}]}
ENDLESS = {
    "body": {"inertia": [1, 2, 3]},
    "start": {"omega": [0.1, 1, 0]},
    "t_end": 1e6,
    "runs": [{"method": "nmb", "dt": 0.01}],
    "reference": False,
}


@pytest.fixture(scope="module")
def studio(tmp_path_factory):
    folder = tmp_path_factory.mktemp("studio")
    with Studio(ph.studio.view("slow-top").document, folder=folder, warm=False) as made:
        yield made


def connect(studio, token=None, **more):
    address = f"ws://127.0.0.1:{studio.port}/socket?token={studio.token if token is None else token}"
    return client.connect(address, max_size=None, proxy=None, compression=None, **more)


class Page:
    """A client that acts like the page: it reads messages, and acknowledges parts."""

    def __init__(self, ws, acknowledge=True):
        self.ws, self.acknowledge = ws, acknowledge
        self.told, self.parts = [], []

    def send(self, **message):
        self.ws.send(json.dumps(message))

    def next(self, timeout=20.0):
        message = self.ws.recv(timeout)
        if isinstance(message, bytes):
            part = unpack(message)
            self.parts.append(part)
            if self.acknowledge and "part" in part:
                self.send(type="ack", id=part["id"], got=part["part"])
            return part
        told = json.loads(message)
        self.told.append(told)
        return told

    def until(self, *kinds, timeout=30.0):
        end = time.monotonic() + timeout
        while time.monotonic() < end:
            message = self.next(timeout)
            if message.get("type") in kinds:
                return message
        raise AssertionError(f"no {kinds} in {timeout} s")


def welcomed(studio, **more):
    page = Page(connect(studio, **more).__enter__())
    assert page.next()["type"] == "hello"
    shown = page.next()
    assert shown["id"] == 0 and shown["kind"] == "motion"
    return page


def test_a_small_run_comes_in_one_part_and_is_that_of_simulate(studio):
    page = welcomed(studio)
    page.parts.clear()
    page.send(type="run", id=1, request=SMALL)
    assert page.until("done", "error") == {"type": "done", "id": 1, "stopped": False}
    (made,) = page.parts
    run = ph.problems["slow-top"].simulate("nmb", dt=0.01, t_end=1.0)
    shown = made["runs"][0]
    assert np.array_equal(shown["t"], run.t)
    assert np.array_equal(shown["q"], run.quaternion.astype("f4"))
    assert np.array_equal(shown["energy"], run.energy)
    fine = ph.problems["slow-top"].simulate("rkn6", dt=0.001, t_end=1.0)
    assert abs(shown["attitude_error"][-1] - angle(fine.R[-1], run.R[-1])) < 1e-6 * shown["attitude_error"][-1] + 1e-11
    page.ws.close()


def test_only_the_ends_and_a_later_start(studio):
    page = welcomed(studio)
    page.send(type="run", id=1, request={**SMALL, "every": 0})
    assert page.until("done", "error")["type"] == "done" and page.parts[-1]["runs"][0]["t"].tolist() == [0.0, 1.0]
    page.send(type="run", id=3, request={**SMALL, "every": 10**30})
    assert page.until("done", "error")["type"] == "done" and page.parts[-1]["runs"][0]["t"].tolist() == [0.0, 1.0]
    page.send(type="run", id=2, request={**SMALL, "t_start": 0.5})
    assert page.until("done", "error")["type"] == "done"
    shown = page.parts[-1]["runs"][0]
    assert shown["t"][0] == 0.5 and "certified" not in shown["reference"]
    page.ws.close()


def test_the_program_and_the_scenario_make_the_same_run(studio):
    page = welcomed(studio)
    request = {
        "body": {"inertia": [1, 2, 2.5]},
        "start": {"omega": [0.3, 2, 0.1], "rotation_vector": ["10 deg", 0, 0]},
        "torque": {"model": "heavy_top", "mgl": "3 J"},
        "t_end": 2,
        "runs": [{"method": "strang", "dt": 0.01}, {"method": "nmb", "dt": 0.02}],
    }
    page.send(type="run", id=1, request=request)
    assert page.until("done", "error")["type"] == "done"
    made = page.parts[-1]
    space = {}
    exec(made["python"].replace(".open()", ".document"), space)
    for k, shown in enumerate(made["runs"]):
        again = space[f"run_{k + 1}"]
        assert np.array_equal(again.t, shown["t"]) and np.array_equal(again.omega.astype("f4"), shown["omega"])
    read = ph.scenario.parse(made["scenario"]).simulate()
    assert np.array_equal(read.omega.astype("f4"), made["runs"][0]["omega"])
    (gap,) = made["difference"]
    assert gap["angle"][-1] == pytest.approx(angle(space["run_1"].R[-1], space["run_2"].R[-1]), rel=1e-6)
    page.ws.close()


def test_a_long_run_streams_waits_for_the_page_and_stops_at_once(studio):
    page = welcomed(studio)
    page.acknowledge = False
    page.parts.clear()
    page.send(type="run", id=7, request=ENDLESS)
    while len(page.parts) < 4:
        page.next()
    time.sleep(0.6)  # time for many blocks
    quiet = []
    with pytest.raises(TimeoutError):
        while True:
            quiet.append(page.next(0.3))
    assert not [m for m in quiet if "part" in m], "more than four parts came without being acknowledged"
    page.acknowledge = True
    for part in list(page.parts):
        page.send(type="ack", id=7, got=part["part"])
    while len(page.parts) < 8:
        page.next()
    asked = time.monotonic()
    page.send(type="stop", id=7)
    assert page.until("done")["stopped"] is True
    assert time.monotonic() - asked < 10  # the time of one block on a busy machine
    assert page.parts[-1]["runs"][0]["outcome"] == "stopped"
    t = np.concatenate([p["runs"][0]["t"] for p in page.parts])
    assert np.all(np.diff(t) > 0) and t[0] == 0
    page.send(type="run", id=8, request=SMALL)
    assert page.until("done")["id"] == 8
    page.ws.close()


def test_many_pages_at_once(studio):
    def one(k, out):
        page = welcomed(studio)
        page.send(type="run", id=k, request=SMALL)
        out.append((k, page.until("done", "error"), len(page.parts)))
        page.ws.close()

    out: list = []
    threads = [threading.Thread(target=one, args=(k, out)) for k in range(12)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    assert sorted(k for k, _, _ in out) == list(range(12))
    assert all(m == {"type": "done", "id": k, "stopped": False} and n == 2 for k, m, n in out)


def test_a_page_with_many_long_runs_does_not_block_another(studio):
    # this client leaves without reading all parts, so the closing is not answered
    greedy = welcomed(studio, close_timeout=0.5)
    other = welcomed(studio)
    for k in range(40):
        greedy.send(type="run", id=k, request=ENDLESS)
    while not greedy.parts:
        greedy.next()
    other.send(type="run", id=1, request=SMALL)
    assert other.until("done", "error") == {"type": "done", "id": 1, "stopped": False}
    end = time.monotonic() + 20
    # wait until the run of the other client is removed
    while len(studio.active) > studio.limits.of_a_page and time.monotonic() < end:
        time.sleep(0.02)
    assert [task.client.studio is studio for task in studio.active] == [True] * studio.limits.of_a_page
    greedy.ws.close()
    other.ws.close()
    end = time.monotonic() + 20
    while studio.waiting and time.monotonic() < end:
        time.sleep(0.02)
    assert studio.waiting == 0


def test_the_catalogue(studio):
    page = welcomed(studio)
    page.send(type="catalogue")
    known = page.until("catalogue")
    assert {m["name"] for m in known["methods"]} == set(ph.methods)
    assert [p["name"] for p in known["problems"]] == list(ph.problems)
    assert {t["name"] for t in known["torques"]} == set(ph.torques.models.MODELS)
    assert len(known["exhibits"]) > 30
    for t in known["torques"]:  # the example of each torque runs without changes
        params = {p["name"]: p["default"] for p in t["params"] if p["default"] is not None}
        ph.scenario.from_data(
            {"format": 1, "body": {"inertia": [1, 2, 3]}, "start": {"omega": [1, 0, 0]},
             "torque": {"model": t["name"], **params}, "run": {"t_end": 1, "dt": 0.5}}
        ).torque()  # fmt: skip
    page.ws.close()


# --- attacks -----------------------------------------------------------------------------------------------------


def fetch(studio, path="/", host=None, **headers):
    request = urllib.request.Request(f"http://127.0.0.1:{studio.port}{path}", headers=headers)
    if host is not None:
        request.add_header("Host", host)
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with opener.open(request, timeout=10) as answer:
            return answer.status, answer.headers, answer.read()
    except urllib.error.HTTPError as e:
        return e.code, e.headers, e.read()


def test_the_page_comes_with_its_token_and_strict_headers(studio):
    status, headers, page = fetch(studio, f"/?token={studio.token}")
    assert status == 200 and b'<script src="studio.js" defer>' in page
    policy = headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy and "frame-ancestors 'none'" in policy
    scripts = next(p for p in policy.split(";") if p.strip().startswith("script-src"))
    assert scripts.split() == ["script-src", "'self'"] and "unsafe" not in policy
    assert f"connect-src 'self' ws://127.0.0.1:{studio.port};" in policy
    assert headers["X-Content-Type-Options"] == "nosniff" and headers["Cache-Control"] == "no-store"
    assert fetch(studio, "/studio.js")[0] == 200 and fetch(studio, "/studio.css")[0] == 200


def test_a_wrong_token_is_refused(studio):
    for token in ("", "x", studio.token[:-1], studio.token + "x", studio.token.swapcase(), "é", "%00"):
        assert fetch(studio, f"/?token={urllib.parse.quote(token)}")[0] == 403
        with pytest.raises(InvalidStatus) as refused, connect(studio, urllib.parse.quote(token)):
            pass
        assert refused.value.response.status_code == 403
    assert fetch(studio, "/")[0] == 403


def test_other_sites_are_refused(studio):
    here = f"http://127.0.0.1:{studio.port}"
    for origin in ("http://evil.example", "https://evil.example", "null", f"http://127.0.0.1:{studio.port + 1}",
                   f"https://127.0.0.1:{studio.port}", f"{here}.evil.example", "http://127.0.0.1@evil.example",
                   f"http://evil.example@127.0.0.1:{studio.port}", "file://"):  # fmt: skip
        with pytest.raises(InvalidStatus) as refused, connect(studio, origin=origin):
            pass
        assert refused.value.response.status_code == 403, origin
        assert fetch(studio, f"/?token={studio.token}", Origin=origin)[0] == 403
    with connect(studio, origin=here) as ws:
        assert json.loads(ws.recv(5))["type"] == "hello"
    with pytest.raises(InvalidStatus), connect(studio, origin=f"http://localhost:{studio.port}"):
        pass  # the address of the page differs from the requested one


def test_a_server_for_others_answers_to_numbers_and_its_own_name():
    with Studio(host="0.0.0.0", warm=False) as open_one:
        for host in ("127.0.0.1", "192.0.2.7", "localhost", socket.gethostname()):
            assert fetch(open_one, f"/?token={open_one.token}", host=f"{host}:{open_one.port}")[0] == 200
        for host in ("evil.example", "127.0.0.1.evil.example", "192.0.2.7.example"):
            assert fetch(open_one, f"/?token={open_one.token}", host=f"{host}:{open_one.port}")[0] == 403
        with pytest.raises(InvalidStatus), connect(open_one, origin=f"http://192.0.2.7:{open_one.port}"):
            pass
        assert fetch(open_one, "/")[0] == 403


def test_a_name_turned_to_this_machine_is_refused(studio):
    for host in ("evil.example", f"evil.example:{studio.port}", "127.0.0.1", f"127.0.0.1.evil.example:{studio.port}",
                 f"a@127.0.0.1:{studio.port}", "", f"127.0.0.1:{studio.port}x",
                 f"127.0.0.1:{studio.port}/; script-src *", f"127.0.0.1:{studio.port}#"):  # fmt: skip
        assert fetch(studio, f"/?token={studio.token}", host=host)[0] in (400, 403), host
        assert fetch(studio, "/studio.js", host=host)[0] in (400, 403), host
    assert fetch(studio, f"/?token={studio.token}", host=f"localhost:{studio.port}")[0] == 200


def test_no_path_leads_out(studio):
    for path in ("/../server.py", "/static/../server.py", "/..%2f..%2fetc/passwd", "//etc/passwd", "/%2e%2e/server.py",
                 "/studio.js/../../server.py", "/socket", "/studio.js%00", "/index.html"):  # fmt: skip
        assert fetch(studio, path)[0] in (400, 403, 404, 405, 426), path


def test_meshes_come_from_below_the_folder_only(studio, tmp_path):
    (studio.folder / "sub").mkdir(exist_ok=True)
    link = studio.folder / "sub" / "away.stl"
    (tmp_path / "secret.stl").write_text("solid x\nendsolid x\n")
    if not link.exists():
        link.symlink_to(tmp_path / "secret.stl")
    page = welcomed(studio)
    names = (
        "/etc/passwd",
        "../secret.stl",
        "sub/../../secret.stl",
        "sub/away.stl",
        "a\0b",
        str(tmp_path / "secret.stl"),
    )
    for k, name in enumerate(names):
        page.send(type="run", id=k, request={**ENDLESS, "body": {"mesh": name}})
        told = page.until("error", "done")
        assert told["type"] == "error" and (
            "not in the folder" in told["message"] or "must be a string" in told["message"]
        )
        assert "root:" not in told["message"]
    page.send(type="run", id=99, request={**ENDLESS, "body": {"mesh": "none.stl"}})
    assert "there is no mesh file" in page.until("error")["message"]
    page.ws.close()


def send_mesh(studio, name, data, token=None, **headers):
    """Send a file like the page; return the status and the answer."""
    query = urllib.parse.urlencode({"token": studio.token if token is None else token, "name": name})
    address = f"http://127.0.0.1:{studio.port}/mesh?{query}"
    try:
        with urllib.request.urlopen(urllib.request.Request(address, data=data, headers=headers), timeout=20) as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as e:
        return e.code, e.read().decode()


BRICK = """v 0 0 0\nv 1 0 0\nv 1 2 0\nv 0 2 0\nv 0 0 4\nv 1 0 4\nv 1 2 4\nv 0 2 4
f 1 4 3 2\nf 5 6 7 8\nf 1 2 6 5\nf 2 3 7 6\nf 3 4 8 7\nf 4 1 5 8\n"""


def test_a_mesh_that_a_page_sends_is_the_body_or_its_look(studio):
    pytest.importorskip("trimesh")
    obj = f"mtllib ../../secret.mtl\nusemtl x\n{BRICK}".encode()
    status, told = send_mesh(studio, "brick.obj", obj)
    assert status == 200 and told["triangles"] == 12 and told["size"] == [1.0, 2.0, 4.0] and told["open"] == ""
    kept = list(studio.uploads.kept.values())[-1].path
    assert b"mtl" not in kept.read_bytes() and kept.stem in told["mesh"]
    page = welcomed(studio)
    solid = {
        **SMALL,
        "problem": None,
        "start": {"omega": [0, 1, 0]},
        "body": {"mesh": told["mesh"], "scale": 0.5, "mass": 3},
    }
    page.send(type="run", id=1, request=solid)
    assert page.until("done")["stopped"] is False
    made = page.parts[-1]["runs"][0]["body"]
    a, b, c = 0.5, 1.0, 2.0  # edges of the box in metres
    assert np.allclose(made["moments"], 3 / 12 * np.array([b * b + c * c, a * a + c * c, a * a + b * b]))
    assert np.allclose(np.ptp(made["shape"]["vertices"], axis=0), [a, b, c])
    assert "from_mesh('brick.obj'" in page.parts[-1]["python"] and str(kept.parent) not in page.parts[-1]["python"]
    flat = f"{BRICK.rpartition('f')[0]}".encode()  # a surface that is not closed
    status, told = send_mesh(studio, "open box.obj", flat)
    assert status == 200 and "not closed" in told["open"]
    look = {**solid, "body": {"inertia": [1, 2, 3]}, "drawing": {"mesh": told["mesh"], "scale": 2}}
    page.send(type="run", id=2, request=look)
    page.until("done")
    made = page.parts[-1]["runs"][0]["body"]
    assert made["moments"] == [1, 2, 3] and np.allclose(np.ptp(made["shape"]["vertices"], axis=0), [2, 4, 8])
    page.send(type="run", id=3, request={**solid, "body": {"mesh": told["mesh"]}})
    assert "not closed" in page.until("error")["message"]
    page.ws.close()


def test_mesh_files_that_mean_harm(studio):
    pytest.importorskip("trimesh")
    brick = BRICK.encode()
    assert send_mesh(studio, "b.obj", brick, token="wrong")[0] == 403
    assert send_mesh(studio, "b.obj", brick, Origin="http://evil.example")[0] == 403
    assert send_mesh(studio, "b.obj", brick, Host="evil.example")[0] == 403
    for name in ("b.gltf", "b.py", "", "b", "x\n.obj", "<b>.obj"):
        status, why = send_mesh(studio, name, brick)
        assert status == 400 and "STL or OBJ" in why
    for data in (
        b"",
        b"not a mesh",
        b"solid x\nendsolid x\n",
        b"v 1 2\nf 1 2 3\n",
        b"\0" * 80 + b"\xff" * 4 + b"\0" * 50,
    ):
        status, why = send_mesh(studio, "bad.stl", data)
        assert status == 400 and str(studio.uploads.folder.name) not in why, why
    status, told = send_mesh(studio, "../../etc/passwd.obj", brick)
    assert status == 200 and told["name"] == "passwd.obj"
    page = welcomed(studio)
    for k, mesh in enumerate(("uploaded:../../x", "uploaded:", "uploaded:none/b.obj", ["uploaded:x"])):
        for table in ({"body": {"mesh": mesh}}, {"drawing": {"mesh": mesh}}):
            page.send(type="run", id=k, request={**ENDLESS, **table})
            assert page.until("error", "done")["type"] == "error"
    for drawing in ("x", {"mesh": told["mesh"], "scale": -1}, {"mesh": told["mesh"], "scale": "x"}, {"file": "x"}):
        page.send(type="run", id=9, request={**ENDLESS, "drawing": drawing})
        assert "drawing" in page.until("error")["message"]
    page.ws.close()
    small = studio.limits
    studio.limits = small._replace(upload=100)
    try:
        assert send_mesh(studio, "b.obj", brick)[0] == 413
    finally:
        studio.limits = small
    studio.uploads.most = 2
    last = [send_mesh(studio, f"{k}.obj", f"{BRICK}v {k} 0 0\n".encode())[1]["mesh"] for k in range(3)]
    assert len(studio.uploads.kept) == 2 and len(list(Path(studio.uploads.folder.name).iterdir())) == 2
    with pytest.raises(ph.InvalidInput, match="choose it again"):
        studio.uploads.find(last[0])


BAD_REQUESTS = [
    (None, "a request must be a table"),
    ([], "a request must be a table"),
    ({}, "runs"),
    ({**SMALL, "runs": []}, "1 to 4"),
    ({**SMALL, "runs": SMALL["runs"] * 5}, "1 to 4"),
    ({**SMALL, "runs": ["rkn4"]}, "1 to 4"),
    ({**SMALL, "problem": "no-such"}, "unknown problem"),
    ({**SMALL, "problem": ["x"]}, "the name of a problem"),
    ({**SMALL, "shell": "ls"}, "no key 'shell'"),
    ({**SMALL, "runs": [{"method": "no_such", "dt": 0.01}]}, "unknown method"),
    ({**SMALL, "runs": [{"method": "nmb", "dt": 0.3}]}, "does not divide"),
    ({**SMALL, "runs": [{"method": "nmb", "dt": 1e-300}]}, "steps"),
    ({**SMALL, "runs": [{"method": "nmb", "dt": 1e-9}]}, "more than the"),
    ({**SMALL, "runs": [{"method": "nmb", "dt": -1}]}, "positive"),
    ({**SMALL, "runs": [{"method": "nmb", "dt": "x"}]}, "run.dt"),
    ({**SMALL, "runs": [{"method": "nmb", "dt": 0.01, "engine": "cuda"}]}, "no key 'engine'"),
    (
        {**SMALL, "runs": [{"method": "nmb", "dt": 0.01, "options": {"callback": 1}}]},
        "callback is not an option of a method",
    ),
    ({**SMALL, "runs": [{"method": "auto", "dt": 0.01, "options": {"progress": True}}]}, "options belong"),
    ({**SMALL, "torque": {"python": "os:system", "params": "ls"}}, "the studio does not run"),
    ({**SMALL, "torque": [{"model": "constant", "torque": [0, 0, 1]}] * 20}, "at most"),
    ({**SMALL, "torque": {"model": "piecewise", "times": list(range(2000)), "torques": [[0, 0, 0]] * 2000}}, "at most"),
    ({**SMALL, "torque": {"model": "__import__"}}, "unknown torque model"),
    ({**SMALL, "start": {"omega": [[0, 0, 1]] * 1000}}, "one body at a time"),
    ({**SMALL, "body": {"inertia": [1, 1, 100]}}, "no real body"),
    ({**SMALL, "body": {"inertia": "x" * 1000}}, "body.inertia"),
    ({**SMALL, "start": {"omega": [1e400, 0, 0]}}, "finite"),
    ({**SMALL, "every": 1, "t_end": 10000.0}, "samples"),
]


def test_bad_requests_are_told_in_words_and_do_no_harm(studio):
    page = welcomed(studio)
    for k, (request, words) in enumerate(BAD_REQUESTS):
        page.send(type="run", id=k, request=request)
        told = page.until("error", "done")
        assert told["type"] == "error" and told["id"] == k, request
        assert words in told["message"], (request, told["message"])
        assert "Traceback" not in told["message"]
    page.send(type="run", id=100, request=SMALL)
    assert page.until("done", "error")["type"] == "done"
    page.ws.close()


def test_malformed_messages(studio):
    page = welcomed(studio)
    bad = ["", "{", "[]", "null", '"x"', "{}", '{"type": "eval"}', '{"type": "run"}', '{"type": "run", "id": "x"}',
           '{"type": "run", "id": true}', '{"type": "run", "id": -1}', '{"type": "run", "id": 1e400}', "[" * 30000,
           '{"type": "exhibit", "id": 1, "name": "../../etc"}', '{"type": "exhibit", "id": 2, "name": 3}',
           '{"type": "member", "id": 3, "index": 0}', "ÿþÿÜ", '{"type": "x", "id": NaN}',
           '{"type": "x", "id": ' + "[" * 900 + "]" * 900 + "}"]  # fmt: skip
    for text in bad:
        page.ws.send(text)
        told = page.until("error")
        assert told["message"] and told["id"] in (None, 1, 2, 3)
    page.ws.send(b"\x00\x01binary")
    assert page.until("error")["message"]
    for text in ('{"type": "stop", "id": 12345}', '{"type": "ack", "id": 12345, "got": 1}'):
        page.ws.send(text)  # the run has ended, so there is no answer
    page.send(type="run", id=1, request=SMALL)
    assert page.until("done", "error")["type"] == "done"
    page.ws.close()


def test_a_huge_message_ends_its_connection_only(studio):
    other = welcomed(studio)
    page = welcomed(studio)
    with pytest.raises(ConnectionClosed) as closed:
        page.ws.send("x" * 70_000)
        while True:
            page.next()
    assert closed.value.rcvd is None or closed.value.rcvd.code in (1009, 1011)
    with socket.create_connection(("127.0.0.1", studio.port)) as raw:  # headers that never end
        raw.sendall(b"GET / HTTP/1.1\r\nX: " + b"a" * 100_000)
        raw.settimeout(10)
        try:
            assert b"400" in raw.recv(4096)
        except ConnectionResetError:
            pass
    other.send(type="run", id=1, request=SMALL)
    assert other.until("done", "error")["type"] == "done"
    other.ws.close()


@pytest.mark.parametrize("many", [150, pytest.param(1000, marks=pytest.mark.soak)])
def test_a_thousand_connections(studio, many):
    other = welcomed(studio)
    sockets, refused = [], 0
    try:
        for _ in range(many):
            s = socket.create_connection(("127.0.0.1", studio.port), timeout=10)
            sockets.append(s)
            if len(sockets) > 0.4 * many:  # most connections never send anything
                sockets.pop(0).close()
        pages = []
        for _ in range(studio.limits.pages + 10):
            ws = connect(studio).__enter__()
            first = json.loads(ws.recv(10))
            refused += first["type"] == "error"
            pages.append(ws)
        assert refused >= 10
        other.send(type="run", id=1, request=SMALL)
        assert other.until("done", "error")["type"] == "done"
        for ws in pages:
            ws.close()
    finally:
        for s in sockets:
            s.close()
    other.ws.close()
    time.sleep(0.2)
    again = welcomed(studio)
    again.ws.close()


def test_runs_end_at_their_limits():
    limits = Limits(seconds=0.5, at_once=2, waiting=3)
    with Studio(limits=limits, warm=False) as studio:
        page = Page(connect(studio).__enter__())
        hello = page.next()
        assert hello == {"type": "hello", "document": False, "limits": limits._asdict()}
        for k in range(7):  # two runs are active and three wait
            page.send(type="run", id=k, request=ENDLESS)
        ended = [page.until("done", "error") for _ in range(7)]
        busy = [m for m in ended if m["type"] == "error"]
        assert busy and all("busy" in m["message"] for m in busy)
        assert all(m["stopped"] for m in ended if m["type"] == "done")
        assert "stops runs after 0.5 s" in page.parts[-1]["runs"][0]["message"]
        page.ws.close()


def test_a_page_that_goes_away_ends_its_runs(studio):
    page = welcomed(studio)
    page.send(type="run", id=1, request=ENDLESS)
    page.next()
    page.ws.close()
    end = time.monotonic() + 10
    while (studio.waiting or studio.clients) and time.monotonic() < end:
        time.sleep(0.02)
    assert studio.waiting == 0 and not studio.clients


def test_closing_ends_runs_and_leaves_no_thread():
    before = set(threading.enumerate())
    studio = Studio(warm=True)
    page = Page(connect(studio).__enter__())
    page.next()
    page.send(type="run", id=1, request=ENDLESS)
    while not page.parts:
        page.next()
    began = time.monotonic()
    studio.close()
    assert time.monotonic() - began < 30
    with pytest.raises(ConnectionClosed):
        while True:
            page.next()
    page.ws.close()
    left = [t for t in threading.enumerate() if t not in before and t.is_alive() and "polhode" in t.name]
    assert not left, left
    assert studio.warmer.process is None or studio.warmer.process.poll() is not None


def test_exhibits_are_recalled_or_computed_and_can_be_stopped(studio, monkeypatch):
    from polhode.lab import Cell, Finding, Verdict, run

    page = welcomed(studio)
    known = run.Result("buss-fig3", Finding((Cell("a", "1", "1", Verdict.AGREES),)))
    monkeypatch.setattr(run, "recall", lambda name, full=False: known if name == "buss-fig3" else None)
    page.send(type="exhibit", id=1, name="buss-fig3")
    assert page.until("done", "error")["type"] == "done" and page.parts[-1]["kind"] == "exhibit"
    page.send(type="exhibit", id=2, name="buss-fig4")
    assert "computing buss-fig4" in page.until("progress")["message"]
    page.send(type="stop", id=2)
    assert page.until("done") == {"type": "done", "id": 2, "stopped": True}
    page.send(type="exhibit", id=3, name="buss-fig99")
    assert "buss-fig4" in page.until("error")["message"]
    page.ws.close()
    end = time.monotonic() + 10
    while studio.waiting and time.monotonic() < end:
        time.sleep(0.02)
    assert studio.waiting == 0


@pytest.mark.usefixtures("ctrl_c")
def test_the_command_says_where_it_is_and_ends_by_ctrl_c(tmp_path):
    line = [sys.executable, "-m", "polhode", "studio", "--no-browser", "--host", "0.0.0.0"]
    process = subprocess.Popen(line, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    address = process.stdout.readline()
    assert "/?token=" in address and "Ctrl-C" in process.stdout.readline()
    assert "others on the network can reach it" in process.stderr.readline()
    process.send_signal(signal.SIGINT)
    _, told = process.communicate(timeout=30)
    assert process.returncode == 0 and "Traceback" not in told


def test_members_of_a_study(tmp_path):
    study = ph.ensemble(
        [1, 2, 3], omega=[0.1, 1, 0.1], t_end=1, dt=0.1, vary={"start.omega": {"std": 0.1}}, members=4, seed=1,
        method="nmb", engine="python", executor="serial", store=tmp_path / "study",
    )  # fmt: skip
    with ph.studio.serve(tmp_path / "study", browser=False, warm=False) as studio:
        page = Page(connect(studio).__enter__())
        page.next()
        assert page.next()["kind"] == "ensemble"
        page.send(type="member", id=1, index=2)
        assert page.until("done", "error")["type"] == "done"
        assert np.array_equal(page.parts[-1]["runs"][0]["q"], study.member(2).quaternion.astype("f4"))
        for k, index in enumerate((-1, 4, "0", None, True, 1.5)):
            page.send(type="member", id=10 + k, index=index)
            assert "index" in page.until("error")["message"]
        page.ws.close()
    with pytest.raises(ph.InvalidInput, match="use only members and samples"):
        ph.studio.serve(tmp_path / "study", browser=False, warm=False, body=1)


def test_processes_of_the_studio_import_nothing_from_the_folder_it_is_started_in(tmp_path, monkeypatch):
    from polhode.studio import live

    lines = []

    def refuse(line, **more):
        lines.append(line)
        raise OSError("not now")

    with monkeypatch.context() as patched:
        patched.setattr(subprocess, "Popen", refuse)
        patched.setattr("polhode.lab.run.recall", lambda name: None)
        live.Warmer().run()
        with pytest.raises(OSError, match="not now"):
            live.exhibit("buss-fig4", Limits(), threading.Event(), lambda message: None)
    assert len(lines) == 2
    (tmp_path / "json.py").write_text("raise SystemExit('json of a stranger')")
    for line in lines:  # the same command up to -m, which now imports json
        subprocess.run([*line[: line.index("-m")], "-c", "import json; json.dumps"], cwd=tmp_path, check=True)


def test_linked_views_share_a_server_and_speak_with_python():
    made = ph.studio.view("slow-top").document
    first, second = ph.studio.LinkedView(made), ph.studio.LinkedView({**made, "title": "second"})
    server = first.studio
    try:
        assert second.studio is server and first.state == {} and first.time is None
        status, headers, _ = fetch(server, f"/?token={server.token}&document={second.name}")
        assert status == 200 and "frame-ancestors http://localhost:*" in headers["Content-Security-Policy"]
        assert "X-Frame-Options" not in headers and "max-age" in headers["Cache-Control"]
        assert fetch(server, f"/?document={second.name}")[0] == 403
        address = f"ws://127.0.0.1:{server.port}/socket?token={server.token}&document={second.name}"
        with client.connect(address, max_size=None, proxy=None, compression=None) as ws:
            page = Page(ws)
            assert page.next()["document"] is True and page.next()["title"] == "second"
            second.time = 0.25
            second.show(view="body", play=False)
            assert page.until("show")["time"] == 0.25
            assert page.until("show") == {"type": "show", "view": "body", "play": False}
            state = {"time": 0.5, "cameras": {"body": [1, 0.5, 1]}, "members": {"picked": 3, "brushes": []}}
            page.send(type="state", state=state)
            page.send(type="state", state="harm")
            assert "state" in page.until("error")["message"]
        assert second.time == 0.5 and second.cameras == {"body": [1, 0.5, 1]} and second.selection["picked"] == 3
        assert first.state == {}
        with pytest.raises(ph.InvalidInput, match="what to show"):
            first.show()
        # the view does not contain the bundle
        assert f"document={second.name}" in second._repr_html_() and len(second._repr_html_()) < 4000
    finally:
        server.close()


def test_a_port_that_is_taken_is_told(studio):
    with pytest.raises(ph.InvalidInput, match="cannot listen"):
        # the port is checked before the name of the problem
        ph.studio.serve("no-such-problem", port=studio.port, browser=False)
    with pytest.raises(ph.InvalidInput, match="cannot listen"):
        Studio(port=studio.port, warm=False)
    with pytest.raises(ph.InvalidInput, match="port"):
        Studio(port=70000, warm=False)


def test_the_folder_of_the_page_holds_what_is_served():
    static = Path(ph.studio.__file__).parent / "static"
    assert {p.name for p in static.iterdir()} >= {"index.html", "studio.js", "studio.css"}
