"""Test the run store with kills, full disks, and readers beside a writer.  `python tests/store_trials.py --help`.

A trial stops a writer at some point, loads the store, verifies it, resumes it, and compares it bit for bit with a run
that was never stopped.  Writers are forks of this process, which has compiled everything before.  The program prints
JSON.
"""

import argparse
import errno
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import time
import warnings
from pathlib import Path

import numpy as np

import polhode as ph
from polhode import store
from polhode.files import run_store

STEPS = 9_001  # not a multiple of `every`: the last state is a sample only because the run ends there
LONGER = 12_000


def arguments(steps):
    return {
        "body": ph.Body([5, 5, 1]), "torque": ph.torques.heavy_top(20.0), "omega": [0, 0, 50],
        "attitude": ph.so3.exp([0.3, 0, 0]), "t_end": steps * 0.001, "dt": 0.001, "every": 3, "observe": ("energy",),
    }  # fmt: skip


class Trials:
    """Run trials and count their outcomes."""

    def __init__(self, folder, seed):
        self.path, self.draw = Path(folder) / "a.zarr", random.Random(seed)
        self.tally = {"trials": 0, "loaded": 0, "sound": 0, "resumed to the same bits": 0, "absent": 0}
        run_store.CHUNK_BYTES = 20_000  # small chunks, so that the samples are in several
        store.COMMIT_SECONDS, store.COMMIT_SHARE = 0.002, 1e9  # many commits
        # no fsync: what was written survives the end of a process without it, and the trials are faster
        os.fsync = lambda file: None
        self.short, self.long = (ph.simulate(**arguments(n)) for n in (STEPS, LONGER))
        self.short.extend(9.01)  # after this, everything is compiled

    def fork(self, work, hook=None):
        """Fork a process that does the work; return its id."""
        sys.stdout.flush()
        child = os.fork()
        if child:
            return child
        try:
            if hook is not None:
                sys.addaudithook(hook)
            work()
            os._exit(0)
        except ph.PolhodeError as e:
            if "No space" in str(e):
                os._exit(2)
            print(repr(e), file=sys.stderr, flush=True)
            os._exit(3)
        except BaseException as e:
            print(repr(e), file=sys.stderr, flush=True)
            os._exit(4)

    def write(self):
        """Write the whole store, continuing what exists already."""
        if not self.path.exists():
            store.record(self.path, arguments(STEPS))
        store.resume(self.path, t_end=LONGER * 0.001)

    def check(self):
        """Load and verify what a stopped writer left. The writer may have been stopped before a store existed."""
        self.tally["trials"] += 1
        if not self.path.exists():
            self.tally["absent"] += 1
            return
        part = store.load_committed(self.path)
        self.prefix(part)
        self.tally["loaded"] += 1
        report = ph.verify(self.path)
        assert report.sound, report
        self.tally["sound"] += 1

    def prefix(self, part):
        n = len(part)
        truth = self.short if n and part.index[-1] == STEPS else self.long
        assert n > 0 and np.array_equal(part.states, truth.states[:n]) and np.array_equal(part.index, truth.index[:n])
        assert part.outcome in (ph.Outcome.DONE, ph.Outcome.INCOMPLETE), part.outcome

    def finish(self):
        """Resume the store to the end, and compare it with the run that was never stopped."""
        self.write()
        made = ph.load(self.path)
        for name in ("index", "states", "final", "failed", "watched"):
            assert np.array_equal(getattr(made, name), getattr(self.long, name)), name
        assert made.outcome is ph.Outcome.DONE
        left = sorted(p.name for p in self.path.parent.iterdir())
        assert left == [self.path.name], left
        assert not run_store.open_store(self.path).excess()
        self.tally["resumed to the same bits"] += 1
        shutil.rmtree(self.path)

    # --- the trials -------------------------------------------------------------------------------------

    def kills(self, n):
        """Stop writers by SIGKILL at random moments."""
        began = time.perf_counter()
        assert os.waitpid(self.fork(self.write), 0)[1] == 0
        whole = time.perf_counter() - began
        shutil.rmtree(self.path)
        while self.tally["trials"] < n:
            child = self.fork(self.write)
            time.sleep(self.draw.random() * whole * 1.1)
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
            self.check()
            if self.draw.random() < 0.5:  # without this, the next writer would continue the store and be killed, too
                self.finish()

    def at_write(self, n, action):
        """Stop n writers, each before its k-th write to the disk for a random k."""
        counted = self.path.parent / "count"
        os.waitpid(self.fork(self.write, Count(self.path.parent, None, lambda k: counted.write_text(str(k)))), 0)
        total = int(counted.read_text())
        counted.unlink()
        shutil.rmtree(self.path)
        # the number of commits depends on the clock, so a writer may finish before its k-th write
        self.tally["stopped"] = 0
        while self.tally["stopped"] < n:
            child = self.fork(self.write, Count(self.path.parent, self.draw.randrange(total // 2), action))
            code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
            assert code in (-signal.SIGKILL, 2, 0), code
            self.tally["stopped"] += code != 0
            self.check()
            self.finish()
        self.tally["writes of a run"] = total

    def injected(self, n):
        self.at_write(n, kill)

    def full(self, n):
        self.at_write(n, no_space)

    def tmpfs(self, n):
        """Run trials on disks that are really full; needs permission to mount."""
        place = self.path.parent
        for _ in range(n):
            subprocess.run(
                ["mount", "-t", "tmpfs", "-o", f"size={self.draw.randint(400, 1900)}k", "t", place], check=True
            )
            try:
                child = self.fork(self.write)
                assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) in (0, 2)
                subprocess.run(["mount", "-o", "remount,size=100m", place], check=True)
                self.check()
                self.finish()
            finally:
                subprocess.run(["umount", place], check=True)

    def readers(self, n):
        """Load the store while a writer extends, cuts and replaces it."""

        def work():
            while True:
                store.record(self.path, arguments(STEPS), overwrite=True)
                store.resume(self.path, t_end=LONGER * 0.001)

        child = self.fork(work)
        lengths = set()
        while not self.path.exists():
            time.sleep(0.01)
        while self.tally["loaded"] < n:
            part = store.load_committed(self.path)
            self.prefix(part)
            lengths.add(len(part))
            self.tally["trials"] += 1
            self.tally["loaded"] += 1
            if self.tally["loaded"] % 25 == 0:
                assert ph.verify(self.path).sound
                self.tally["sound"] += 1
        assert os.waitpid(child, os.WNOHANG) == (0, 0), "the writer ended"
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        self.tally["different lengths seen"] = len(lengths)


class Count:
    """An audit hook that counts writes below a folder, and calls `action` before the k-th write."""

    EVENTS = ("open", "os.rename", "os.mkdir", "os.remove", "os.rmdir")

    def __init__(self, folder, k, action):
        self.folder, self.k, self.action, self.seen, self.busy = str(folder), k, action, 0, False

    def __call__(self, event, details):
        if self.busy or event not in self.EVENTS or not str(details[0]).startswith(self.folder + os.sep):
            return
        if event == "open" and not (details[2] & (os.O_WRONLY | os.O_RDWR)):
            return
        self.busy = True
        if self.k is None:
            self.seen += 1
            self.action(self.seen)
        elif self.seen >= self.k:
            self.action(event, details[0])
        self.seen += self.k is not None
        self.busy = False


def kill(event, path):
    if event == "open" and not os.path.exists(path):  # leave an unfinished file, as if the write had begun
        with open(path, "wb") as f:
            f.write(b"half")
    os.kill(os.getpid(), signal.SIGKILL)


def no_space(event, path):
    if event in ("open", "os.mkdir"):
        raise OSError(errno.ENOSPC, "No space left on device", path)


def main():
    known = ("kills", "injected", "full", "tmpfs", "readers")
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kinds", help=f"{', '.join(known)}, or several with + in between")
    parser.add_argument("n", type=int)
    parser.add_argument("folder")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    warnings.simplefilter("ignore", RuntimeWarning)
    if unknown := set(given.kinds.split("+")) - {*known}:
        parser.error(f"there are no trials of {', '.join(sorted(unknown))}")
    trials = Trials(given.folder, given.seed)
    tallies, nothing = {}, dict(trials.tally)
    for kind in given.kinds.split("+"):
        trials.tally = dict(nothing)
        getattr(trials, kind)(given.n)
        tallies[kind] = trials.tally
    print(json.dumps(tallies))


if __name__ == "__main__":
    main()
