import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { commonErrors } from "@platform/protocol";
import { loaders } from "../../packages/server/src/methods/directory.ts";
import { calledMethods } from "../../packages/cli/src/refusals/calledMethods.ts";
import { explainRefusal } from "../../packages/cli/src/refusals/explainRefusal.ts";
import { remedies } from "../../packages/cli/src/refusals/remedies.ts";

async function codesOf(method: string): Promise<string[]> {
  const loaded = await loaders.get(method)?.();
  const definition = Object.values(loaded ?? {}).find(({ name }) => name === method);
  assert.ok(definition, method);
  const own = Object.entries(definition.errors).filter(([, sentence]) => typeof sentence === "string");
  return [...own.map(([code]) => code), ...Object.keys(commonErrors)];
}

const isSentence = (text: string): boolean => /^[A-Z0-9`].*[.!?]$/s.test(text);

describe("A refusal that a command can receive", () => {
  test("has a cause and a remedy of its own", async () => {
    assert.ok(calledMethods.length > 30);
    for (const method of calledMethods) {
      for (const code of await codesOf(method)) {
        const { cause, remedy } = explainRefusal(method, code) ?? { cause: "", remedy: "" };
        assert.ok(isSentence(cause), `${method} ${code}: "${cause}" is not a sentence`);
        assert.ok(isSentence(remedy) && Object.hasOwn(remedies, code), `${method} ${code}: "${remedy}"`);
      }
    }
  });

  test("of platform api, which calls any method, has the cause of that method", async () => {
    for (const method of loaders.keys()) {
      for (const code of await codesOf(method)) {
        const explained = explainRefusal(method, code);
        assert.ok(explained && isSentence(explained.cause) && isSentence(explained.remedy), `${method} ${code}`);
      }
    }
    assert.equal(explainRefusal("chat.postMessage", "made_up"), undefined);
    assert.equal(explainRefusal("conversations.archive", "constructor"), undefined);
  });
});
