import { setTimeout as sleep } from "node:timers/promises";

/** Polls until it is so; says what did not come about when it never is. */
export async function eventually(what: string, isSo: () => Promise<boolean>, withinMs = 30_000): Promise<void> {
  for (const deadline = performance.now() + withinMs; !(await isSo()); await sleep(20)) {
    if (performance.now() > deadline) throw new Error(`${what}: not within ${withinMs} ms`);
  }
}
