import { setTimeout as sleep } from "node:timers/promises";
import { type Outcome, succeed } from "@platform/protocol";
import { defineOperation } from "@platform/server/domain/context.ts";
import { insertMeta, selectMeta } from "@platform/server/storage/queries/meta.ts";

export interface Linger {
  readonly key: string;
  /** Shared with the waiting code, on whichever thread the operation runs: see `gate.ts`. */
  readonly gate: SharedArrayBuffer;
}

/** Reads, stays inside its transaction until the gate opens, then writes. */
export const linger = defineOperation(import.meta, async (ctx, input: Linger): Promise<Outcome<object, never>> => {
  await selectMeta(ctx.db, input.key);
  const signals = new Int32Array(input.gate);
  Atomics.store(signals, 0, 1);
  while (Atomics.load(signals, 1) === 0) await sleep(1);
  await insertMeta(ctx.db, input.key, "lingered");
  return succeed({});
});
