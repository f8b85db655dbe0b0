import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { StoreFailure } from "../ports/failures.ts";
import { workspace } from "../../testkit/workspace.ts";
import { checkAnswer } from "../../testkit/checkAnswer.ts";
import { answerCall } from "./call.ts";

/** A call whose store fails the way the real one reports it; the real failures are ordered in tests/faults. */
async function callWithFailure(failure: Error) {
  const world = await workspace();
  const answer = await answerCall(
    { ...world.platform.callServices, authenticate: () => Promise.reject(failure) },
    {
      method: "auth.test",
      query: "",
      contentType: undefined,
      body: undefined,
      authorization: "Bearer xoxb-any",
      requestId: "r1",
      address: () => "",
    },
  );
  await world.platform.stop();
  return { answer, body: checkAnswer("auth.test", answer) };
}

describe("a failing store", () => {
  test("that may have kept the change answers fatal_error [API-12.8]", async () => {
    const { body } = await callWithFailure(new StoreFailure("unknown", "fsync failed"));
    assert.equal(body.error, "fatal_error");
  });

  test("that kept nothing asks to come back and says why [API-12.26]", async () => {
    const { answer, body } = await callWithFailure(new StoreFailure("full", "The disk is full; nothing was written."));
    assert.equal(body.error, "service_unavailable");
    assert.equal(answer.status, 503);
    assert.match(answer.text, /The disk is full/);
  });

  test("a bug answers internal_error, keeps its words to the log, and names the request [API-12.9]", async () => {
    const { answer, body } = await callWithFailure(new Error("secret detail"));
    assert.equal(body.error, "internal_error");
    assert.equal(answer.text.includes("secret detail"), false);
    assert.equal(answer.headers["x-slack-req-id"], "r1");
    assert.match(String(answer.thrown), /secret detail/);
  });
});
