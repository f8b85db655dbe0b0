import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "../limits.ts";
import { readChunks } from "./chunk.ts";

const max = limits.stream_field_chars_max;
const full = "😀".repeat(max);
const task = { type: "task_update", id: "a", title: "Look", status: "pending" };
const source = { type: "url", url: "https://example.com", text: "Example" };

function messageFor(chunk: object): string | undefined {
  const read = readChunks([chunk]);
  return read.ok ? undefined : read.response_metadata?.messages.join("\n");
}

describe("the 256 characters of task and plan chunks (decision 36)", () => {
  test("hold for each text by itself", () => {
    const sources = [
      { ...source, text: full },
      { ...source, text: full },
    ];

    assert.equal(messageFor({ ...task, id: full, title: full, details: full, output: full, sources }), undefined);
    assert.equal(messageFor({ type: "plan_update", title: full }), undefined);
  });

  test("hold for every text", () => {
    const long = `${full}x`;
    for (const name of ["id", "title", "details", "output"]) {
      assert.match(messageFor({ ...task, [name]: long }) ?? "", new RegExp(`/chunks/0/${name}\\]`));
    }
    assert.match(messageFor({ type: "plan_update", title: long }) ?? "", /\/chunks\/0\/title\]/);
    const sources = [source, { ...source, text: long }];
    assert.match(messageFor({ ...task, sources }) ?? "", /\/chunks\/0\/sources\/1\/text\]/);
  });
});
