import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { commonErrors } from "@platform/protocol";
import { controlErrors, controlTokenErrors } from "@platform/protocol/controlErrors.ts";
import { controls } from "../../packages/server/src/control/registry.ts";
import { loaders } from "../../packages/server/src/methods/directory.ts";
import { calledMethods } from "../../packages/cli/src/refusals/calledMethods.ts";
import { controlCauses } from "../../packages/cli/src/refusals/controlCauses.ts";
import { controlRemedies, controlTokenRemedies } from "../../packages/cli/src/refusals/controlRemedies.ts";
import { explainControlRefusal, explainTokenRefusal } from "../../packages/cli/src/refusals/explainControlRefusal.ts";
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

  test("of a control has a cause and a remedy of its own", () => {
    const called = Object.keys(controlCauses);
    assert.ok(called.length >= 10);
    const met = new Set<string>();
    for (const name of called) {
      const declared = Object.keys(controls.get(name)?.errors ?? assert.fail(`there is no control ${name}`));
      for (const code of [...declared, ...Object.keys(controlErrors)]) {
        met.add(code);
        const { cause, remedy } = explainControlRefusal(name, code) ?? { cause: "", remedy: "" };
        assert.ok(isSentence(cause), `${name} ${code}: "${cause}" is not a sentence`);
        assert.ok(isSentence(remedy), `${name} ${code}: "${remedy}" is not a remedy`);
      }
    }
    assert.deepEqual(Object.keys(controlRemedies).toSorted(), [...met].toSorted());
    assert.equal(explainControlRefusal("clock.get", "constructor"), undefined);
    assert.equal(explainControlRefusal("clock.get", "time_has_passed"), undefined);
  });

  test("of the control token has a cause and a remedy of its own", () => {
    assert.deepEqual(Object.keys(controlTokenRemedies).toSorted(), Object.keys(controlTokenErrors).toSorted());
    for (const code of Object.keys(controlTokenErrors)) {
      const { cause, remedy } = explainTokenRefusal(code) ?? { cause: "", remedy: "" };
      assert.ok(isSentence(cause) && isSentence(remedy), `${code}: "${cause}" "${remedy}"`);
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
