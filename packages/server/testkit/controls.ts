import assert from "node:assert/strict";
import { Compile } from "typebox/compile";
import { controls } from "../src/control/registry.ts";
import type { Platform } from "../src/platform.ts";

type Args = Readonly<Record<string, unknown>>;
// The definition of a control describes its answer, and every answer is validated against it.
// oxlint-disable-next-line typescript/no-explicit-any -- a test reads fields that it then compares
type Body = Record<string, any>;

/** The controls of a platform, each answer held against the definition. */
export interface Steering {
  does(name: string, args?: Args): Promise<Body>;
  refused(name: string, args?: Args): Promise<string>;
}

/** Compiled once for each control: that takes longer than most of them take to answer. */
const checks = new Map<string, ReturnType<typeof Compile>>();

function isAnswer(name: string, answer: object): boolean {
  const control = controls.get(name);
  if (!control) return false;
  const check = checks.get(name) ?? Compile(control.result);
  checks.set(name, check);
  return check.Check(answer);
}

export function steer(platform: Platform): Steering {
  return {
    async does(name, args = {}) {
      const answer = await platform.control(name, args);
      assert.ok(answer?.ok, `${name} was refused: ${JSON.stringify(answer)}`);
      assert.ok(isAnswer(name, answer), `${name} answered ${JSON.stringify(answer)}`);
      return { ...answer };
    },
    async refused(name, args = {}) {
      const answer = await platform.control(name, args);
      assert.ok(answer && !answer.ok, `${name} was not refused: ${JSON.stringify(answer)}`);
      const declared = Object.keys(controls.get(name)?.errors ?? {});
      assert.ok([...declared, "invalid_arguments"].includes(answer.error), `${name} does not declare ${answer.error}`);
      return answer.error;
    },
  };
}
