import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { attachmentOf } from "./attachment.ts";
import { changeFiles, chosenFiles, filesOf } from "./chosenFiles.ts";

const channel = { channel: "C1", thread: undefined };
const thread = { channel: "C1", thread: "1.0" };
const attached = (name: string) => attachmentOf(new File(["x"], name));
const namesIn = (place: typeof channel | typeof thread) =>
  filesOf(chosenFiles.getState(), place).map(({ name }) => name);

describe("files that are attached and not sent", () => {
  const listening = new Set<unknown>();
  before(() => {
    const page = {
      addEventListener: (_type: string, listener: unknown) => void listening.add(listener),
      removeEventListener: (_type: string, listener: unknown) => void listening.delete(listener),
    };
    Object.assign(globalThis, page);
  });

  test("belong to their conversation or thread", () => {
    changeFiles(channel, (list) => [...list, attached("a.txt")]);
    changeFiles(thread, (list) => [...list, attached("b.txt")]);
    changeFiles(channel, (list) => [...list, attached("c.txt")]);

    assert.deepEqual([namesIn(channel), namesIn(thread)], [["a.txt", "c.txt"], ["b.txt"]]);
    changeFiles(channel, () => []);
    assert.deepEqual([namesIn(channel), namesIn(thread)], [[], ["b.txt"]]);
    changeFiles(thread, () => []);
  });

  test("make the browser ask before the page is left, until the last of them is gone", () => {
    changeFiles(channel, () => [attached("a.txt")]);
    changeFiles(thread, () => [attached("b.txt")]);
    assert.equal(listening.size, 1);
    changeFiles(channel, () => []);
    assert.equal(listening.size, 1);
    changeFiles(thread, () => []);
    assert.equal(listening.size, 0);
  });
});
