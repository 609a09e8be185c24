/** The panes for lessons. */

import { Lesson, LessonStep } from "./document.ts";
import { el } from "./ui.ts";

/** Returns the pane of a lesson at step `at`; `go` shows another step. */
export function lessonPane(lesson: Lesson, at: number, go: (step: number) => void): HTMLElement {
  const step: LessonStep = lesson.steps[at], last = lesson.steps.length - 1;
  const pane = el("div", { class: "lesson", "data-test": "lesson" },
    el("p", { class: "note" }, `Step ${at + 1} of ${lesson.steps.length}`),
    el("h2", {}, step.title),
    ...step.text.split("\n\n").map((p) => el("p", {}, p)),
  );
  if (step.question) {
    const [ask, answer] = step.question.split("\n\n");
    pane.append(el("details", {}, el("summary", {}, ask), el("p", {}, answer ?? "")));
  }
  pane.append(
    el("div", { class: "row" },
      el("button", { type: "button", disabled: at === 0, "data-test": "lesson-back", onclick: () => go(at - 1) }, "Back"),
      el("button", { type: "button", class: "primary", "data-test": "lesson-next", onclick: () => go(at < last ? at + 1 : 0) }, at < last ? "Next" : "Again"),
    ),
    el("div", { class: "dots", "aria-hidden": "true" }, ...lesson.steps.map((_, k) => el("i", { class: k === at ? "on" : "" }))),
  );
  return pane;
}

/** Returns the pane with the list of lessons. */
export function lessonsPane(known: { name: string; title: string; about: string }[], ask: (name: string) => void): HTMLElement {
  return el("div", { "data-test": "lessons" },
    el("p", { class: "note" }, "Guided tours for a class or for yourself. Export saves a tour as a page in one file."),
    el("div", { class: "list" }, ...known.map((l) => el("button", { type: "button", "data-test": `lesson-${l.name}`, onclick: () => ask(l.name) }, l.title, el("small", {}, l.about)))),
  );
}
