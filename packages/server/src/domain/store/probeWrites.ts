import { succeed } from "@platform/protocol";
import { upsertMeta } from "../../storage/queries/meta.ts";
import { defineOperation } from "../context.ts";

const probeKey = "write_probe";
/** About what posting a message writes. A few bytes would still fit on a disk that is full for everything else. */
const probeChars = 16 * 1024;

/** A real write, to learn whether the store still takes any. */
export const probeWrites = defineOperation(import.meta, async (ctx, _input: object) => {
  await upsertMeta(ctx.db, probeKey, String(ctx.nowMs).padEnd(probeChars, "."));
  return succeed({});
});
