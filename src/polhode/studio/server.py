"""The server of the studio: it serves the page, and has a socket for each open page.

By default the server accepts only local connections.  It requires the token in its address, and refuses pages of other
sites by the headers Host and Origin.  Requests are data (see `live`); the server never executes anything that a page
sends.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import ipaddress
import json
import logging
import secrets
import socket
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from ..arguments import is_whole, whole_number
from ..catalogue import PROBLEMS
from ..errors import InvalidInput, PolhodeError, missing
from . import live, study
from .document import Document, pack
from .lessons import lesson
from .live import Limits, Stopped, not_begun
from .page import asset
from .present import document
from .uploads import Uploads

try:
    import uvicorn
    import websockets  # noqa: F401  uvicorn needs it for sockets
    from starlette.applications import Starlette
    from starlette.requests import Request
    from starlette.responses import JSONResponse, PlainTextResponse, Response
    from starlette.routing import Route, WebSocketRoute
    from starlette.websockets import WebSocket, WebSocketDisconnect
except ImportError as e:
    feature = "the studio's server (polhode studio ... -o page.html works without it)"
    raise missing(feature, e.name or "starlette", "studio") from None

LOOPBACK = ("127.0.0.1", "localhost", "::1")
FILES = {
    "/": ("index.html", "text/html"),
    "/studio.js": ("studio.js", "text/javascript"),
    "/studio.css": ("studio.css", "text/css"),
}
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; media-src blob:; "
        "connect-src 'self' ws://{host}; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
}
NOTEBOOK_HEADERS = {
    **{k: v for k, v in HEADERS.items() if k not in ("X-Frame-Options", "Cross-Origin-Opener-Policy")},
    "Content-Security-Policy": HEADERS["Content-Security-Policy"].replace(
        "frame-ancestors 'none'", "frame-ancestors http://localhost:* http://127.0.0.1:* vscode-webview:"
    ),
    "Cache-Control": "private, max-age=600",  # so that the views of a notebook load the script only once
}
SOCKETS: Any = "websockets-sansio" if "websockets-sansio" in uvicorn.config.WS_PROTOCOLS else "websockets"
OUTBOX = 64  # number of unsent messages at which the runs of a page wait


class Client:
    """An open page: its socket, its runs, and the messages that have not been sent yet."""

    def __init__(self, studio: Studio, ws: WebSocket) -> None:
        self.studio, self.ws = studio, ws
        self.document = ws.query_params.get("document", "")  # name of the document that the page shows
        self.loop = asyncio.get_running_loop()
        self.outbox: asyncio.Queue[str | bytes] = asyncio.Queue(OUTBOX)
        self.running: dict[int, Task] = {}

    async def serve(self) -> None:
        studio = self.studio
        sender = asyncio.create_task(self.send())
        try:
            packet = studio.packets.get(self.document)
            hello = {"type": "hello", "document": packet is not None, "limits": studio.limits._asdict()}
            await self.outbox.put(json.dumps(hello, allow_nan=False))
            if packet is not None:
                await self.outbox.put(packet)
            while True:
                message = await self.ws.receive()
                if message["type"] == "websocket.disconnect":
                    break
                await self.answer(message.get("text"))
        except WebSocketDisconnect:
            pass
        finally:
            for task in list(self.running.values()):
                task.stop.set()
            sender.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await sender

    async def send(self) -> None:
        """Send the messages of the outbox one after the other."""
        try:
            while True:
                message = await self.outbox.get()
                if isinstance(message, bytes):
                    await self.ws.send_bytes(message)
                else:
                    await self.ws.send_text(message)
        except (WebSocketDisconnect, RuntimeError, OSError):  # the page is closed; `serve` notices this, too
            for task in list(self.running.values()):
                task.stop.set()

    async def answer(self, text: str | None) -> None:
        number: Any = None
        try:
            if text is None:
                raise InvalidInput("messages are JSON text")
            try:
                message = json.loads(text)
            except (ValueError, RecursionError):
                raise InvalidInput("this message is not JSON") from None
            if not isinstance(message, dict):
                raise InvalidInput("a message is a table with a type")
            number, kind = message.get("id"), message.get("type")
            if not is_whole(number) or not 0 <= number < 2**53:
                number = None
            if kind == "catalogue":
                await self.outbox.put(await self.studio.catalogue())
                return
            if kind == "state":
                self.studio.hear(self.document, message.get("state"))
                return
            if kind not in ("run", "stop", "exhibit", "lesson", "member", "ack"):
                raise InvalidInput(f"there is no message {str(kind)[:40]!r}; see studio/PROTOCOL.md")
            if number is None:
                raise InvalidInput("id: give a whole number, which the page chooses")
            if kind == "stop":
                if number in self.running:
                    self.running[number].end()
            elif kind == "ack":
                if number in self.running:
                    self.running[number].acknowledge(message.get("got"))
            elif number in self.running:
                raise InvalidInput(f"id: {number} is still running; choose another")
            else:
                self.studio.start(self, number, kind, message)
        except InvalidInput as e:
            await self.outbox.put(error(number, e))


class Task:
    """One request of a page, which runs in a thread."""

    def __init__(self, client: Client, number: int, kind: str, message: dict[str, Any]) -> None:
        self.client, self.number, self.kind, self.message = client, number, kind, message
        self.studio = client.studio
        self.stop = threading.Event()
        self.news = threading.Condition()
        self.sent = self.got = 0
        self.quiet = False  # True if the page was told that this request has ended; nothing more is sent

    # called in the event loop

    def end(self) -> None:
        """Stop the request: samples computed so far are its last part; if it has not started, it ends at once."""
        self.stop.set()
        with self.news:
            self.news.notify_all()
        if not self.sent:
            self.quiet = True
            self.forget()
            self.studio.begin_waiting()  # the request leaves the queue
            self.client.loop.create_task(self.client.outbox.put(done(self.number, True)))

    def acknowledge(self, got: Any) -> None:
        with self.news:
            if is_whole(got):
                self.got = max(self.got, min(got + 1, self.sent))
            self.news.notify_all()

    # called in the thread

    def run(self) -> None:
        try:
            last = done(self.number, not self.made())
        except Stopped:
            last = done(self.number, True)
        except PolhodeError as e:
            last = error(self.number, e)
        except Exception as e:  # report errors of plugins or of polhode to the page; the server continues
            logging.getLogger("polhode.studio").exception("a request failed")
            last = error(self.number, PolhodeError(f"{type(e).__name__}: {e}"))
        with contextlib.suppress(RuntimeError):  # raised if the event loop is closed
            self.client.loop.call_soon_threadsafe(self.forget)
        self.put(last)

    def forget(self) -> None:
        """Forget the request, so that the page may use its number again."""
        if self.client.running.get(self.number) is self:
            del self.client.running[self.number]

    def made(self) -> bool:
        """Carry out the request.  Return False if it was stopped."""
        studio = self.studio
        if self.stop.is_set():
            raise Stopped
        if self.kind == "run":
            plan = live.planned(self.message.get("request"), studio.folder, studio.limits, studio.uploads)
            return live.Job(plan, studio.limits, self.stop, self.part, self.tell).go()
        if self.kind == "exhibit":
            self.part(live.exhibit(self.message.get("name"), studio.limits, self.stop, self.tell))
        elif self.kind == "lesson":
            self.tell(not_begun("preparing the lesson"))
            with live.COMPILING:
                made = lesson(self.message.get("name"))
            self.part(made)
        else:
            self.part(studio.member(self.message.get("index")))
        return True

    def part(self, document: Document) -> None:
        """Send a part of the result, after waiting until the page has acknowledged enough earlier parts."""
        with self.news:
            limit = time.monotonic() + self.studio.limits.seconds
            while self.sent - self.got >= self.studio.limits.unacknowledged:
                if self.stop.is_set() or time.monotonic() > limit:
                    self.stop.set()  # the samples computed so far are then sent as the last part
                    break
                self.news.wait(0.2)
            self.sent += 1
        self.put(pack({"id": self.number, **document}))

    def tell(self, message: Document) -> None:
        self.put(json.dumps({**message, "id": self.number}))

    def put(self, message: str | bytes) -> None:
        """Put a message into the outbox, after waiting until there is space."""
        if self.quiet or self.studio.closing.is_set():
            return
        try:
            waiting = asyncio.run_coroutine_threadsafe(self.client.outbox.put(message), self.client.loop)
        except RuntimeError:  # raised if the event loop is closed
            return
        while not self.studio.closing.is_set():
            try:
                waiting.result(0.2)
                return
            except TimeoutError:
                if self.stop.is_set() and self.client not in self.studio.clients:
                    break
            except (asyncio.CancelledError, RuntimeError):
                return
        waiting.cancel()


def error(number: Any, e: Exception) -> str:
    where = live.where_in(e)
    told = {"type": "error", "id": number, "message": str(e)[:2000]}
    return json.dumps({**told, **({"where": where} if where else {})})


def done(number: int, stopped: bool) -> str:
    return json.dumps({"type": "done", "id": number, "stopped": stopped})


class Studio:
    """A server that runs in a thread, for one document or none.  Open its `address` in a browser."""

    def __init__(
        self,
        shown: Document | None = None,
        *,
        host: str = "127.0.0.1",
        port: int = 0,
        folder: str | Path = ".",
        limits: Limits | None = None,
        warm: bool = True,
        problems: tuple[str, ...] = (),
        members: Callable[[int], Document] | None = None,
        notebook: bool = False,
    ) -> None:
        self.folder, self.limits = Path(folder).resolve(), limits or Limits()
        self.token = secrets.token_urlsafe(24)
        self.packets: dict[str, bytes] = {}  # documents that pages show, by the name in the address of the page
        self.states: dict[str, dict[str, Any]] = {}  # the states that pages report, by the name of the document
        self.headers = NOTEBOOK_HEADERS if notebook else HEADERS
        if shown is not None:
            self.packets[""] = pack({"id": 0, **shown})
        self.members, self.closing = members, threading.Event()
        self.uploads = Uploads(self.limits.uploads, self.limits.upload)
        self.clients: set[Client] = set()
        self.known: str | None = None
        self.files = {path: asset(name).encode() for path, (name, _) in FILES.items()}
        self.socket = listening(host, port)
        self.host, self.port = host, int(self.socket.getsockname()[1])
        self.pool = ThreadPoolExecutor(2 * self.limits.at_once, "polhode-studio-run")
        self.queue: list[Task] = []  # requests that have not started
        self.active: list[Task] = []
        self.counting = threading.Lock()
        routes = [Route(path, self.file, methods=["GET"]) for path in FILES]
        routes.append(Route("/mesh", self.take_mesh, methods=["POST"]))
        app = Starlette(routes=[*routes, WebSocketRoute("/socket", self.accept)])
        self.server = uvicorn.Server(
            uvicorn.Config(
                app, log_config=None, log_level="critical", access_log=False, lifespan="off", ws=SOCKETS,
                ws_max_size=self.limits.message, ws_per_message_deflate=False, limit_concurrency=512,
                timeout_keep_alive=5, timeout_graceful_shutdown=1, server_header=False, date_header=False,
                h11_max_incomplete_event_size=16_384,
            )
        )  # fmt: skip
        self.thread = threading.Thread(target=self.listen, name="polhode-studio", daemon=True)
        self.failure: BaseException | None = None
        self.thread.start()
        while not self.server.started and self.thread.is_alive():
            time.sleep(0.005)
        if not self.server.started:
            self.pool.shutdown()
            raise PolhodeError(f"the studio could not start: {self.failure}")
        usual = tuple(dict.fromkeys((*problems, *live.USUAL_PROBLEMS)))
        self.warmer = live.Warmer(usual) if warm else None
        if self.warmer is not None:
            self.warmer.start()

    def listen(self) -> None:
        try:
            self.server.run([self.socket])
        except BaseException as e:  # the thread that started the server reports this
            self.failure = e

    @property
    def address(self) -> str:
        """Address with the token.  Anyone who knows it can request runs."""
        name = f"[{self.host}]" if ":" in self.host else self.host
        name = {"0.0.0.0": socket.gethostname(), "[::]": socket.gethostname()}.get(name, name)
        return f"http://{name}:{self.port}/?token={self.token}"

    def close(self) -> None:
        """End all runs, notify the pages, and end all threads."""
        self.closing.set()
        self.server.should_exit = True
        patience = time.monotonic() + 5.0
        while self.thread.is_alive():
            for client in list(self.clients):
                for task in list(client.running.values()):  # also runs that started in the meantime
                    if not task.stop.is_set():
                        task.end()
            self.thread.join(0.1)
            if time.monotonic() > patience:  # do not wait any longer for pages that stay connected
                self.server.force_exit = True
        with self.counting:
            self.queue.clear()
        self.pool.shutdown(cancel_futures=True)
        if self.warmer is not None:
            self.warmer.close()
        self.uploads.close()
        self.socket.close()

    def wait(self) -> None:
        """Wait until the server ends or Ctrl-C is pressed."""
        while self.thread.is_alive():
            self.thread.join(0.5)

    def __enter__(self) -> Studio:
        return self

    def __exit__(self, *_: Any) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<Studio at {self.address}>"

    # --- messages of pages --------------------------------------------------------------------------------------

    def hear(self, document: str, state: Any) -> None:
        """Store the state that a page reports."""
        if not isinstance(state, dict) or document not in self.packets:
            raise InvalidInput("state: must be a table, for a document of the studio")
        self.states[document] = state

    def tell(self, document: str, **show: Any) -> None:
        """Tell all open pages of a document what to show: time, view, cameras, and whether to play."""
        message = json.dumps({"type": "show", **show}, allow_nan=False)
        for client in list(self.clients):
            if client.document == document:
                asyncio.run_coroutine_threadsafe(client.outbox.put(message), client.loop)

    # --- access control ----------------------------------------------------------------------------------------

    def welcome(self, headers: Any, query: Any, need_token: bool = True) -> str:
        """Return the reason why a request is refused, or "" if it is accepted."""
        host = headers.get("host", "")
        if not self.local(host):
            return "this is not the address of the studio"  # a foreign host name may lead to this machine
        if headers.get("origin", f"http://{host}").lower() != f"http://{host}".lower():
            return "pages of other sites may not use the studio"
        if need_token and not hmac.compare_digest(query.get("token", "").encode(), self.token.encode()):
            return "the token is missing or wrong: open the address that polhode studio printed"
        return ""

    def local(self, place: str) -> bool:
        """Return whether this is the host name and the port under which the server was started."""
        try:
            parts = urlsplit(f"//{place}")
            name, port = (parts.hostname or "").lower(), parts.port or 80
        except ValueError:
            return False
        if parts.netloc != place or parts.username is not None or port != self.port:
            return False
        if self.host in LOOPBACK:
            return name in LOOPBACK
        if self.host in ("0.0.0.0", "::", ""):  # any IP address of this machine is allowed, but no other names
            return name in ("localhost", socket.gethostname().lower()) or is_number(name)
        return name == self.host.lower()

    # --- responses ----------------------------------------------------------------------------------------------

    def met(self, request: Request, need_token: bool = True) -> tuple[str, dict[str, str]]:
        """Return the reason why a request is refused ("" if it is accepted), and the headers of the response."""
        refused = self.welcome(request.headers, request.query_params, need_token)
        host = "127.0.0.1" if refused else request.headers["host"]
        return refused, {k: v.replace("{host}", host) for k, v in self.headers.items()}

    async def file(self, request: Request) -> Response:
        path = request.url.path
        refused, headers = self.met(request, need_token=path == "/")
        if refused:
            return PlainTextResponse(refused + "\n", 403, headers)
        return Response(self.files[path], 200, headers, f"{FILES[path][1]}; charset=utf-8")

    async def take_mesh(self, request: Request) -> Response:
        """Store a mesh file that a page sends.  The response contains its name for requests."""
        refused, headers = self.met(request)
        if refused:
            return PlainTextResponse(refused + "\n", 403, headers)
        data = bytearray()
        async for part in request.stream():
            data += part
            if len(data) > self.limits.upload:
                words = f"the mesh file is too large: at most {self.limits.upload / 1e6:g} MB are allowed"
                return JSONResponse({"message": words}, 413, {**headers, "Connection": "close"})
        try:
            made = await asyncio.to_thread(self.uploads.add, request.query_params.get("name"), bytes(data))
        except PolhodeError as e:
            return JSONResponse({"message": str(e)[:2000]}, 400, headers)
        return JSONResponse(made.facts(), 200, headers)

    async def accept(self, ws: WebSocket) -> None:
        if self.welcome(ws.headers, ws.query_params) or self.closing.is_set():
            await ws.close(1008)  # closing before accepting sends the status 403
            return
        if len(self.clients) >= self.limits.pages:
            await ws.accept()
            await ws.send_text(error(None, PolhodeError(f"the studio serves {self.limits.pages} pages at a time")))
            await ws.close(1013)
            return
        client = Client(self, ws)
        self.clients.add(client)
        try:
            await ws.accept()
            await client.serve()
        finally:
            self.clients.discard(client)

    async def catalogue(self) -> str:
        if self.known is None:
            # in a separate thread, so that it does not wait for other runs
            self.known = json.dumps(await asyncio.to_thread(live.catalogue), default=str)
        return self.known

    def member(self, index: Any) -> Document:
        if self.members is None:
            raise InvalidInput("there is no ensemble, and so there are no members")
        return self.members(whole_number(index, "index", wanted="the number of a member"))

    def start(self, client: Client, number: int, kind: str, message: dict[str, Any]) -> None:
        if self.closing.is_set():
            raise InvalidInput("the studio is closing")
        if self.waiting >= self.limits.at_once + self.limits.waiting or len(client.running) >= self.limits.waiting:
            raise InvalidInput("the studio is busy: stop a run, or try again later")
        task = Task(client, number, kind, message)
        client.running[number] = task
        with self.counting:
            self.queue.append(task)
        self.begin_waiting()
        if task in self.queue:
            words = {**not_begun("waiting for other runs to end"), "id": number}
            client.loop.create_task(client.outbox.put(json.dumps(words)))

    @property
    def waiting(self) -> int:
        """Number of requests that run or wait."""
        return len(self.queue) + len(self.active)

    def may_begin(self, task: Task) -> bool:
        """Return whether a waiting request may start.

        A page with many requests leaves capacity for other pages.  A page without running requests usually need not
        wait.
        """
        own = sum(other.client is task.client for other in self.active)
        if own == 0:
            return len(self.active) < 2 * self.limits.at_once
        return own < self.limits.of_a_page and len(self.active) < self.limits.at_once

    def begin_waiting(self) -> None:
        """Start waiting requests, in their order, if they may start."""
        with self.counting:
            begun = []
            for task in list(self.queue):
                if task.stop.is_set() or self.may_begin(task):
                    self.queue.remove(task)
                    self.active.append(task)
                    begun.append(task)
        for task in begun:
            with contextlib.suppress(RuntimeError):  # raised if the server has ended
                self.pool.submit(task.run).add_done_callback(partial(self.finished, task))

    def finished(self, task: Task, _: Any) -> None:
        with self.counting:
            self.active.remove(task)
        if not self.closing.is_set():
            self.begin_waiting()


def is_number(name: str) -> bool:
    with contextlib.suppress(ValueError):
        return bool(ipaddress.ip_address(name))
    return False


def listening(host: str, port: int) -> socket.socket:
    """Return a listening socket.  It is opened before anything else, so that a port in use is reported at once."""
    if not isinstance(port, int) or not 0 <= port < 65536:
        raise InvalidInput(f"port must be 0 (any that is free) to 65535, got {port!r}")
    try:
        family, kind, _, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        made = socket.socket(family, kind)
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind(where)
        made.listen(128)
    except OSError as e:
        raise InvalidInput(
            f"the studio cannot listen at {host}, port {port}: {e.strerror or e}; try --port 0"
        ) from None
    made.setblocking(False)
    return made


def serve(
    *what: Any,
    host: str = "127.0.0.1",
    port: int = 0,
    browser: bool = True,
    folder: str | Path = ".",
    limits: Limits | None = None,
    warm: bool = True,
    **more: Any,
) -> Studio:
    """Open the studio in the browser.

    It runs until `close()` is called or the `with` block ends; `wait()` waits until then or until Ctrl-C.

    Parameters
    ----------
    *what
        As for `view`.  Without arguments, the page shows a catalogue.
    host : str
        Interface to listen on.  The default accepts local connections only.  Anyone who can reach another interface and
        has the address of the page can start runs on this machine.
    port : int
        The port; 0 chooses a free one.
    browser : bool
        Whether to open a browser.
    folder : str or Path
        Mesh files that a page names must lie below this folder.
    limits : Limits, optional
        Limits on the time and the size of runs.
    warm : bool
        Whether to compile the usual methods in advance.
    **more
        As in `view`.

    Returns
    -------
    Studio
        Its `address` is the address of the page.

    Examples
    --------
    ::

        with ph.studio.serve("fast-top") as studio:
            print(studio.address)
            studio.wait()  # until Ctrl-C

    >>> callable(ph.studio.serve)
    True
    """
    listening(host, port).close()  # report a port in use before anything is computed
    shown: Document | None = None
    members = None
    if len(what) == 1 and study.is_study(what[0]):
        drawn = study.shown(what[0], **more)
        shown, members = drawn.document(), drawn.member
    elif what:
        shown = document(*what, **more)
    name = str(getattr(what[0], "name", what[0])).replace("_", "-") if len(what) == 1 else ""
    problems = (name,) if name in PROBLEMS else ()
    given: dict[str, Any] = {"folder": folder, "limits": limits, "warm": warm, "problems": problems}
    studio = Studio(shown, host=host, port=port, members=members, **given)
    if browser:
        import webbrowser

        webbrowser.open(studio.address)
    return studio
