"""Check stored results and repair them: run stores, .npz files and folders of ensembles.

`verify` reads all committed data and compares them with their checksums.  `repair` removes files that a stopped writer
left behind, and recomputes arrays that can be computed from undamaged ones.  It never changes or removes committed
samples.  If it cannot repair something, it reports the damage and changes nothing.
"""

from __future__ import annotations

import os
import zipfile
from contextlib import nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from ..arguments import refuse_if
from ..errors import PolhodeError, command
from ..motion.trajectory import Trajectory
from ..torques.identity import Missing
from .chunks import verify as verify_study
from .durable import disk_errors, remove, sync_folder
from .lock import Lock
from .run_store import RETRIES, Damaged, RunFiles, open_store, read_document
from .storage import is_of_mechanism, read_npz
from .storage import load as load_npz
from .storage import save as save_npz
from .store import read_run, real, rewrite, unfinished


@dataclass
class Report:
    """The result of `verify` or `repair`: problems, remarks, and what was repaired."""

    path: Path
    kind: str  # "run store", "run file" or "ensemble"
    problems: list[str] = field(default_factory=list)  # committed data that are missing or changed
    notes: list[str] = field(default_factory=list)  # remarks about harmless differences
    repaired: list[str] = field(default_factory=list)

    @property
    def sound(self) -> bool:
        return not self.problems

    def __str__(self) -> str:
        lines = [f"{self.path} ({self.kind}): {'sound' if self.sound else 'damaged'}"]
        lines += [f"  repaired: {x}" for x in self.repaired]
        lines += [f"  damaged: {x}" for x in self.problems]
        return "\n".join(lines + [f"  note: {x}" for x in self.notes])


def verify(path: str | os.PathLike[str]) -> Report:
    """Check a stored result against its checksums.

    Parameters
    ----------
    path : str or Path
        A run store (.zarr), a .npz file that `Trajectory.save` wrote, or the folder of an ensemble.

    Returns
    -------
    Report
        Its attributes are `sound`, `problems` and `notes`; print it to list them.  An incomplete run can be sound.

    Examples
    --------
    >>> path = ph.simulate([1, 2, 3], omega=[0.1, 1, 0.1], t_end=1, dt=0.1).save("run.npz")
    >>> ph.verify(path).sound
    True
    """
    place, kind = found(path)
    return CHECKS[kind](place)


def found(path: str | os.PathLike[str]) -> tuple[Path, str]:
    """Return where a stored result is, and its kind as in `Report`."""
    place = real(os.fspath(path))
    refuse_if(not place.exists(), f"there is no result {path}")
    return place, "ensemble" if (place / "plan.json").exists() else "run store" if place.is_dir() else "run file"


def repair(path: str | os.PathLike[str]) -> Report:
    """Repair a stored result as far as possible.

    Removes files that a stopped writer left behind, and recomputes arrays that can be computed from undamaged ones.
    Stores of the first release also get checksums.

    Parameters
    ----------
    path : str or Path
        The stored result, as in `verify`.

    Returns
    -------
    Report
        The state after the repair; its attribute `repaired` lists what was done.

    Examples
    --------
    >>> path = ph.simulate([1, 2, 3], omega=[0.1, 1, 0.1], t_end=1, dt=0.1).save("run.npz")
    >>> ph.repair(path).sound
    True
    """
    place, kind = found(path)
    repairs = {"run store": repair_store, "run file": repair_npz, "ensemble": repair_ensemble}
    with nullcontext() if kind == "run file" else Lock(place):
        done = repairs[kind](place)
        report = CHECKS[kind](place)
    report.repaired = done
    return report


# --- run stores ---------------------------------------------------------------------------------------------


def verify_store(path: Path) -> Report:
    for _ in range(RETRIES):
        files = open_store(path)
        report = check_files(files)
        if report.sound or open_store(path).record == files.record:
            break  # the problem is real; otherwise a writer has changed the store in the meantime, and it is read again
    return report


def check_files(files: RunFiles) -> Report:
    report = Report(files.path, "run store")
    for column in files.columns.values():
        report.problems += column.problems()
    try:
        files.end()
    except PolhodeError as e:
        report.problems.append(str(e).removeprefix(f"{files.path} is damaged: "))
    if report.problems:
        return report
    try:
        message = unfinished(read_run(files, last=True), files.path)
        index = files.columns["index"].read(0, files.committed)
        if (index[1:] <= index[:-1]).any():
            report.problems.append("the steps of the samples are not in ascending order")
    except PolhodeError as e:
        report.problems.append(str(e))
        return report
    report.notes += [] if message is None else [message]
    if files.format == 1:
        report.notes.append("it was written by the first release, which had no checksums; repair adds them")
    if extra := files.excess():
        report.notes.append(
            f"{len(extra)} files of a stopped or active writer, which are not part of the run; repair removes them"
        )
    if files.format > 1 and (other := differing_copies(files)):
        report.notes.append(
            f"the zarr.json of {', '.join(other)} is older than the record. This matters only to readers that do "
            f"not use consolidated metadata; repair writes it again"
        )
    return report


def differing_copies(files: RunFiles) -> list[str]:
    """Return the names of the arrays whose own zarr.json differs from the record."""

    def same(name: str) -> bool:
        try:
            return bool(read_document(files.path / name) == files.documents[name])
        except Damaged:
            return False

    return [name for name in files.documents if not same(name)]


def repair_store(path: Path) -> list[str]:
    files = open_store(path)
    wrong = {name for name, c in files.columns.items() if c.problems()}
    try:
        files.end()
    except PolhodeError as e:
        raise cannot(files, str(e).removeprefix(f"{path} is damaged: ")) from None
    if "states" in wrong:
        raise cannot(files, files.columns["states"].problems()[0])
    repaired = []
    with disk_errors(path):
        if extra := files.excess():
            for p in extra:
                remove(p)
            repaired.append(f"removed {len(extra)} files that were not part of the run")
        if wrong or files.format == 1 or differing_copies(files):
            run = run_of_sound_columns(files, wrong)
            if "energy" in wrong and isinstance(run.setup.torque, Missing):
                wrong.remove("energy")  # the energy needs a torque function, which the file does not hold
                del files.columns["energy"]
                repaired.append(
                    "removed the energy: it is damaged, and computing it again needs the torque function, which the "
                    "store does not hold"
                )
            if files.format == 1:
                repaired.append("converted it to the current format, with checksums")
            rewrite(files, run, sorted(wrong))
            repaired += [f"computed {name} again" for name in sorted(wrong)]
    return repaired


def run_of_sound_columns(files: RunFiles, wrong: set[str]) -> Trajectory:
    """Return the run in a store.  If the step numbers of the samples are damaged, compute them from the times."""
    if "index" not in wrong:
        return read_run(files)
    if "time" in wrong:
        raise cannot(files, "both the steps and the times of the samples are lost")
    if files.run.control is not None:  # with step size control, samples are simply numbered
        return read_run(files, known={"index": np.arange(files.committed)})
    time = files.columns["time"].read(0, files.committed)
    index = np.rint((time - files.run.t_start) / files.run.dt).astype(np.int64)
    if not np.array_equal(files.run.t_start + index * files.run.dt, time):
        raise cannot(files, "the steps of the samples are lost, and cannot be computed from the times")
    return read_run(files, known={"index": index})


def cannot(files: RunFiles, why: str) -> PolhodeError:
    return PolhodeError(
        f"{files.path} cannot be repaired: {why}. Nothing was changed; restore a copy of the store, or compute the "
        "run again under another name"
    )


# --- .npz files ---------------------------------------------------------------------------------------------


def verify_npz(path: Path) -> Report:
    report = Report(path, "run file")
    try:
        with zipfile.ZipFile(path) as z:
            if (bad := z.testzip()) is not None:
                report.problems.append(f"the checksum of {bad} differs")
                return report
        if is_of_mechanism(path):
            names, derived, told = arrays_of_mechanism(path)
            if told:
                report.notes.append("loads or motors were functions, so only the checksums were compared")
                return report
        else:
            names, derived = DERIVED, read_npz(path, lambda name: name in DERIVED)[1]
        run = load_npz(path)
        report.problems += [f"{name} does not follow from the states" for name in names if differs(run, derived, name)]
        if not run.outcome.good:
            report.notes.append(f"{run!r:.500}: {run.outcome.value}")
    except (PolhodeError, OSError, zipfile.BadZipFile, EOFError, ValueError) as e:
        report.problems.append(str(e))
    return report


DERIVED = ("t", "R", "omega")  # polhode computes these from the states; they are in the file only for other programs
DERIVED_OF_MECHANISMS = ("t", "R", "x", "v", "omega")


def arrays_of_mechanism(path: Path) -> tuple[tuple[str, ...], dict[str, np.ndarray], bool]:
    """Return the names of the derived arrays, these arrays, and whether the run had functions."""
    with np.load(path, allow_pickle=False) as f:
        arrays = {name: f[name] for name in DERIVED_OF_MECHANISMS if name in f.files}
        return DERIVED_OF_MECHANISMS, arrays, '"function":' in str(f["meta"])


def differs(run: Any, arrays: dict[str, np.ndarray], name: str) -> bool:
    """Return whether an array differs from what the states give, by more than the rounding of other NumPy versions."""
    there, here = arrays.get(name), np.asarray(getattr(run, name))
    if there is None or there.shape != here.shape:
        return True
    size = float(np.nanmax(np.abs(here), initial=1.0))
    return not np.allclose(there, here, rtol=0, atol=1e-12 * size, equal_nan=True)


def repair_npz(path: Path) -> list[str]:
    report = verify_npz(path)
    if report.sound:
        return []
    try:
        run = load_npz(path)  # load_npz does not read the derived arrays
    except (PolhodeError, OSError) as e:
        raise PolhodeError(f"{path} cannot be repaired: {e}. Nothing was changed; restore a copy of it") from None
    of_mechanism = is_of_mechanism(path)
    with disk_errors(path):
        run.save(path) if of_mechanism else save_npz(run, path)
    names = DERIVED_OF_MECHANISMS if of_mechanism else DERIVED
    return [f"wrote {', '.join(names)} again: {'; '.join(report.problems)}"]


# --- ensembles ----------------------------------------------------------------------------------------------


def verify_ensemble(folder: Path) -> Report:
    """Check the chunks of an ensemble.  Chunks that have not been computed yet do not count as damage."""
    found = verify_study(folder)
    report = Report(folder, "ensemble", [f"chunk {k}: {why}" for k, why in found.items() if k not in found.missing])
    if found.missing:
        resume = command("polhode", "ensemble", "resume", folder)
        report.notes.append(f"{len(found.missing)} chunks are missing; to continue: {resume}")
    return report


def repair_ensemble(folder: Path) -> list[str]:
    """Move damaged chunks to the folder `damaged`, so that `polhode ensemble resume` computes them again."""
    done = []
    with disk_errors(folder):
        for place in verify_study(folder).bad:
            (folder / "damaged").mkdir(exist_ok=True)
            os.replace(place, folder / "damaged" / place.name)
            resume = command("polhode", "ensemble", "resume", folder)
            done.append(f"moved {place.name} to {folder / 'damaged'}; to compute it again: {resume}")
        if done:
            sync_folder(folder)
    return done


CHECKS = {"run store": verify_store, "run file": verify_npz, "ensemble": verify_ensemble}
