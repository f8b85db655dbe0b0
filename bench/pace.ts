// Calls at a steady pace, in a process that does nothing else: a process that also starts programs or collects garbage pauses
// meanwhile, and would count that as the server's time.
import { setTimeout } from "node:timers/promises";
import { ask, type Question } from "./ask.ts";

export type PaceOrder = { readonly question: Question; readonly perSecond: number } | "end";

/** What each call took, from when it was due. */
export type PaceReport = { readonly tookMs: readonly number[] } | { readonly failed: string };

let isOver = false;

process.on("message", (order: PaceOrder) => {
  isOver = order === "end";
  if (order !== "end")
    void callAtPace(order.question, order.perSecond).then(tell, (error) => tell({ failed: String(error) }));
});

function tell(report: PaceReport): void {
  process.send?.(report);
}

/**
 * A call is made when it is due, whether or not earlier ones are answered: waiting for them would hide how many
 * callers a pause delays.
 */
async function callAtPace(question: Question, perSecond: number): Promise<PaceReport> {
  const tookMs: number[] = [];
  const calls: Promise<void>[] = [];
  const failures: unknown[] = [];
  const everyMs = 1000 / perSecond;
  const call = async (dueMs: number): Promise<void> => {
    await ask(question);
    tookMs.push(performance.now() - dueMs);
  };
  for (let dueMs = performance.now() + everyMs; !isOver; dueMs += everyMs) {
    await setTimeout(Math.max(0, dueMs - performance.now()));
    // Handled at once: an unhandled rejection would end this process, and its parent would wait forever.
    calls.push(call(dueMs).catch((error: unknown) => void failures.push(error)));
  }
  await Promise.all(calls);
  if (failures.length > 0) throw failures[0];
  return { tookMs };
}
