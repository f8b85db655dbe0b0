import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { droppedText, type LogEntry, logText } from "./logText.ts";

const head = { seq: 1, at: "2026-01-15T09:00:00.123Z", request_id: "5f1c2a9b00007", duration_ms: 3.5 };

describe("a line of platform logs", () => {
  const lines: Record<string, readonly [entry: LogEntry, text: string]> = {
    call: [
      {
        ...head,
        kind: "call",
        method: "chat.postMessage",
        code: "ok",
        caller: { kind: "bot", user_id: "U1" },
        args: {},
      },
      "call         chat.postMessage ok  3.5 ms  U1  {}",
    ],
    write: [{ ...head, kind: "write", operation: "postMessage", code: "ok" }, "write        postMessage ok  3.5 ms"],
    event: [
      { seq: 1, at: head.at, request_id: head.request_id, kind: "event", type: "message", payload: { text: "x" } },
      'event        message  {"text":"x"}',
    ],
    delivery: [
      {
        ...head,
        kind: "delivery",
        type: "message",
        app_id: "A1",
        way: "http",
        code: "http_error",
        status: 500,
        attempt: 1,
        retry_in_s: 60,
        payload: {},
      },
      "delivery     message to A1 by http: http_error (500), attempt 2, next in 60 s  3.5 ms  {}",
    ],
    interaction: [
      { ...head, kind: "interaction", type: "block_actions", app_id: "A1", code: "timeout", payload: {} },
      "interaction  block_actions to A1: timeout  3.5 ms  {}",
    ],
    response: [
      { ...head, kind: "response", type: "response_url", app_id: "A1", code: "ok", payload: {} },
      "response     response_url from A1: ok  3.5 ms  {}",
    ],
  };

  for (const [kind, [entry, text]] of Object.entries(lines)) {
    test(`names the ${kind} and its request`, () => {
      assert.equal(logText(entry), `09:00:00.123  5f1c2a9b00007  ${text}\n`);
    });
  }

  test("says how many entries are missing", () => {
    assert.match(droppedText(1), /^… 1 entry was dropped/);
    assert.match(droppedText(12_345), /^… 12,345 entries were dropped/);
  });
});
