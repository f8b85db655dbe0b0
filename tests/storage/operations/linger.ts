import { setTimeout as sleep } from "node:timers/promises";
import { type Outcome, succeed } from "@platform/protocol";
import { defineOperation } from "@platform/server/domain/context.ts";
import { insertMeta, selectMeta } from "@platform/server/storage/queries/meta.ts";

export interface Linger {
  readonly key: string;
  /** Shared with the waiting code, on whichever thread the operation runs: see `gate.ts`. */
  readonly gate: SharedArrayBuffer;
}

/** Writes, stays inside its transaction until the gate opens, then reads. */
export const linger = defineOperation(import.meta, async (ctx, input: Linger): Promise<Outcome<object, never>> => {
  await insertMeta(ctx.db, input.key, "lingered");
  const signals = new Int32Array(input.gate);
  Atomics.store(signals, 0, 1);
  while (Atomics.load(signals, 1) === 0) await sleep(1);
  await selectMeta(ctx.db, input.key);
  return succeed({});
});
