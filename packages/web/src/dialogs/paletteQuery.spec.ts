import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Ranked } from "../ui/rank.ts";
import { findTargets } from "./paletteQuery.ts";
import type { Target } from "./switcherTargets.tsx";

const target = (title: string, group: string, more: Partial<Target> & { weight?: number } = {}): Ranked<Target> => ({
  item: { id: title, title, hint: "", icon: null, isUnread: false, group, open: async () => undefined, ...more },
  names: [title],
  weight: more.weight ?? 0,
});

const all = [
  target("general", "Conversations"),
  target("random", "Conversations", { weight: 5 }),
  target("Generous Person", "People", { weight: -1 }),
  target("Mute", "In this conversation", { isAction: true }),
  target("Generate report", "Everywhere", { isAction: true, weight: 3 }),
  target("Edit message", "On a message", { isAction: true, isOfferedAtFirst: true }),
];
const shown = (typed: string) =>
  findTargets(typed, all).map(({ title, targets }) => [title, targets.map((one) => one.title)]);

describe("the command palette", () => {
  test("offers conversations, the last ones first, and what the message in focus allows", () => {
    assert.deepEqual(shown(""), [
      ["Conversations", ["random", "general"]],
      ["People", ["Generous Person"]],
      ["On a message", ["Edit message"]],
    ]);
  });

  test("finds everything by its letters, each heading once where its best match is", () => {
    assert.deepEqual(shown("gene"), [
      ["Everywhere", ["Generate report"]],
      ["Conversations", ["general"]],
      ["People", ["Generous Person"]],
    ]);
  });

  test("shows only actions after >", () => {
    assert.deepEqual(shown("> mute"), [["In this conversation", ["Mute"]]]);
    assert.equal(
      shown(">")
        .flatMap(([, titles]) => titles)
        .includes("general"),
      false,
    );
    assert.equal(shown(">").length, 3);
  });
});
