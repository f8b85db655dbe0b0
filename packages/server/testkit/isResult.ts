import { Compile } from "typebox/compile";
import type { Method } from "../src/methods/define.ts";

const checks = new WeakMap<Method, ReturnType<typeof Compile>>();

/** Whether a successful answer is what the method's definition describes. Servers do not ask; every test does. */
export function isResult(method: Method, body: unknown): boolean {
  let check = checks.get(method);
  if (!check) checks.set(method, (check = Compile(method.result)));
  return check.Check(body);
}
