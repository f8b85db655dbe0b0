import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { contentKind } from "./contentKind.ts";

const blocks = [{ type: "markdown", text: "streamed" }];

describe("what is drawn of a message", () => {
  test("is its blocks, or its text where it has none", () => {
    assert.equal(contentKind({ text: "hi", blocks }), "blocks");
    assert.equal(contentKind({ text: "hi" }), "text");
    assert.equal(contentKind({ text: "" }), "nothing");
  });

  test("is the stream while it is written, also before its first piece", () => {
    assert.equal(contentKind({ text: "", streaming_state: "in_progress" }), "stream");
    assert.equal(contentKind({ text: "hi", blocks, streaming_state: "in_progress" }), "stream");
  });

  test("is the stream after its end as long as its blocks are there", () => {
    assert.equal(contentKind({ text: "hi", blocks, streaming_state: "completed" }), "stream");
    assert.equal(contentKind({ text: "hi", blocks, streaming_state: "errored" }), "stream");
  });

  test("is the text that replaced the blocks of a stream", () => {
    assert.equal(contentKind({ text: "corrected", streaming_state: "completed" }), "text");
    assert.equal(contentKind({ text: "corrected", blocks: [], streaming_state: "errored" }), "text");
  });

  test("is the notice of an interruption before anything was written", () => {
    assert.equal(contentKind({ text: "", blocks: [], streaming_state: "errored" }), "stream");
    assert.equal(contentKind({ text: "", blocks: [], streaming_state: "completed" }), "nothing");
  });
});
