import { setTimeout } from "node:timers/promises";
import { ask, type Question } from "./ask.ts";

/**
 * Calls at a steady pace until what is under way has ended. A call is made when it is due, whether or not earlier ones are
 * answered: whoever waited for them would not see how many people a pause keeps waiting. Tells what each took, from when it
 * was due.
 */
export async function callAtPace(question: Question, perSecond: number, during: Promise<unknown>): Promise<number[]> {
  const tookMs: number[] = [];
  const calls: Promise<void>[] = [];
  const everyMs = 1000 / perSecond;
  let isOver = false;
  const over = during.finally(() => (isOver = true));
  const call = async (dueMs: number): Promise<void> => {
    await ask(question);
    tookMs.push(performance.now() - dueMs);
  };
  for (let dueMs = performance.now() + everyMs; !isOver; dueMs += everyMs) {
    await setTimeout(Math.max(0, dueMs - performance.now()));
    calls.push(call(dueMs));
  }
  await Promise.all([over, ...calls]);
  return tookMs;
}
