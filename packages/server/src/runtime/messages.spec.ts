import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { readMessage } from "./messages.ts";

const request = { method: "GET", url: "https://a.test/", headers: [["accept", "*/*"]] };

describe("a line out of a sandbox", () => {
  test("is a message when it is one to the last field", () => {
    const messages = [
      { type: "log", level: "warn", text: "careful" },
      { type: "fetch", id: 1, request },
      { type: "fetch", id: 1, request: { ...request, headers: [], body: "eA==" } },
      { type: "done", id: 2, result: { outputs: { text: "x" } } },
      { type: "failed", id: 3, message: "no", stack: "Error: no" },
    ];

    for (const message of messages) assert.deepEqual(readMessage(JSON.stringify(message)), message);
  });

  test("is something that the function wrote when anything is missing, of another kind, or not to be kept", () => {
    const others = [
      { type: "log", level: "loud", text: "x" },
      { type: "log", level: "info", text: 7 },
      { type: "done", id: 2, result: [] },
      { type: "done", id: 2, result: null },
      { type: "done", id: 1.5, result: {} },
      { type: "done", result: {} },
      { type: "failed", id: 3, message: "no" },
      { type: "else", id: 3 },
      { type: "fetch", id: 1 },
      ...[
        { method: "get" },
        { method: "" },
        { url: 7 },
        { headers: {} },
        { headers: [["a"]] },
        { headers: [["a", 1]] },
      ].map((wrong) => ({ type: "fetch", id: 1, request: { ...request, ...wrong } })),
      { type: "fetch", id: 1, request: { ...request, body: { length: 1e9 } } },
    ].map((value) => JSON.stringify(value));
    const lines = [...others, '{"type":"done","id":2,"result":{"__proto__":{}}}', '{"type":', '["type"]', "hello", ""];

    for (const line of lines) assert.equal(readMessage(line), undefined, line);
  });
});
