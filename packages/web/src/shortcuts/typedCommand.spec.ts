import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { typedCommand } from "./typedCommand.ts";

describe("a message that begins with a slash", () => {
  test("is a command and the text after it, as typed", () => {
    assert.deepEqual(typedCommand("/lunch  soup &amp; bread "), { command: "/lunch", text: "soup & bread" });
    assert.deepEqual(typedCommand("/lunch"), { command: "/lunch", text: "" });
  });

  test("is a message when it names a path, or begins with a space", () => {
    for (const message of ["/etc/hosts is missing", " /lunch", "either/or", "/"]) {
      assert.equal(typedCommand(message), undefined, message);
    }
  });
});
