import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "../limits.ts";
import { blocksOf } from "./blocks.ts";
import { readChunks } from "./chunk.ts";
import { applyChunks, emptyStream } from "./state.ts";

const max = limits.stream_field_chars_max;
const full = "😀".repeat(max);
const task = { type: "task_update", id: "a", title: "Look", status: "pending" };
const source = { type: "url", url: "https://example.com", text: "Example" };

function messageFor(chunk: object): string | undefined {
  const read = readChunks([chunk]);
  return read.ok ? undefined : read.response_metadata?.messages.join("\n");
}

describe("the 256 characters of task and plan chunks (decision 36)", () => {
  test("hold for each text by itself [API-9.11]", () => {
    const sources = [
      { ...source, text: full },
      { ...source, text: full },
    ];

    assert.equal(messageFor({ ...task, id: full, title: full, details: full, output: full, sources }), undefined);
    assert.equal(messageFor({ type: "plan_update", title: full }), undefined);
  });

  test("hold for every text [API-9.11]", () => {
    const long = `${full}x`;
    for (const name of ["id", "title", "details", "output"]) {
      assert.match(messageFor({ ...task, [name]: long }) ?? "", new RegExp(`/chunks/0/${name}\\]`));
    }
    assert.match(messageFor({ type: "plan_update", title: long }) ?? "", /\/chunks\/0\/title\]/);
    const sources = [source, { ...source, text: long }];
    assert.match(messageFor({ ...task, sources }) ?? "", /\/chunks\/0\/sources\/1\/text\]/);
  });
});

describe("a chunk", () => {
  const faults = (chunk: object) => /^\[ERROR\] (.*) \[json-pointer:/.exec(messageFor(chunk) ?? "")?.[1];

  test("of markdown_text has a text [API-9.5, API-9.6]", () => {
    assert.equal(messageFor({ type: "markdown_text", text: "**Hi**" }), undefined);
    assert.equal(faults({ type: "markdown_text" }), "missing required field: text");
    assert.equal(faults({ type: "markdown_text", text: 1 }), "missing required field: text");
  });

  test("of task_update has an id, a title and a status, and may have more [API-9.5, API-9.7, API-9.8]", () => {
    for (const status of ["pending", "in_progress", "complete", "error"]) {
      assert.equal(messageFor({ ...task, status, details: "d", output: "o", sources: [source] }), undefined);
    }
    assert.equal(faults({ ...task, status: "lost" }), "must be a valid enum value");
    for (const name of ["id", "title"]) {
      assert.equal(faults({ ...task, [name]: undefined }), `missing required field: ${name}`);
    }
  });

  test("of task_update has sources that are URLs with a text [API-9.9]", () => {
    assert.equal(faults({ ...task, sources: [{ ...source, type: "file" }] }), "unsupported type: file");
    assert.equal(faults({ ...task, sources: [{ ...source, url: "nowhere" }] }), "input must be a valid: uri");
    assert.equal(faults({ ...task, sources: [{ ...source, text: undefined }] }), "missing required field: text");
  });

  test("of task_update may have an icon, which the task keeps", () => {
    const icon = { type: "icon", name: "rocket" };
    const read = readChunks([
      { ...task, icon },
      { ...task, status: "complete" },
    ]);

    assert.ok(read.ok);
    assert.deepEqual(blocksOf(applyChunks(emptyStream("timeline"), read.chunks)), [
      { type: "task_card", task_id: "a", title: "Look", status: "complete", icon },
    ]);
    assert.equal(faults({ ...task, icon: "rocket" }), "must provide an object");
    for (const wrong of [
      { type: "image", name: "rocket" },
      { type: "icon", name: "unicorn" },
    ]) {
      assert.equal(faults({ ...task, icon: wrong }), "must be a valid enum value");
    }
  });

  test("of plan_update has a title [API-9.5, API-9.10]", () => {
    assert.equal(messageFor({ type: "plan_update", title: "Plan" }), undefined);
    assert.equal(faults({ type: "plan_update" }), "missing required field: title");
  });

  test("of another type is refused [API-9.5]", () => {
    assert.equal(faults({ type: "song_update", title: "La" }), "unsupported type: song_update");
  });
});
