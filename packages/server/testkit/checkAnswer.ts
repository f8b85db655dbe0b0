import assert from "node:assert/strict";
import { commonErrors } from "@platform/protocol";
import type { Answer } from "../src/http/call.ts";
import { methods } from "../src/methods/registry.ts";
import { isResult } from "./isResult.ts";
import { recordCode } from "./ledger.ts";

export type Body = { readonly ok: boolean; readonly error?: string } & Record<string, unknown>;

/** Each sees every successful answer in this process. */
export const answerListeners = new Set<(method: string, body: Body) => void>();

/** Every answer in every test is held against the definition of its method. */
export function checkAnswer(methodName: string, answer: Answer): Body {
  const body = JSON.parse(answer.text) as Body;
  const method = methods.get(methodName);
  if (body.ok) {
    assert.ok(method, `${methodName} answered ok but is not registered`);
    const { warning: _warning, ...plain } = body;
    assert.ok(isResult(method, plain), `${methodName} answered what its definition does not describe: ${answer.text}`);
    for (const listen of answerListeners) listen(methodName, body);
    return body;
  }
  const code = body.error ?? "";
  recordCode(methodName, code);
  const isDeclared = code in commonErrors || (method !== undefined && code in method.errors);
  const isEcho = methodName === "api.test" && code === (body["args"] as Record<string, unknown> | undefined)?.["error"];
  assert.ok(isDeclared || isEcho, `${methodName} answered ${code}, which it does not declare`);
  return body;
}
