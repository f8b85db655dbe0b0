import { type Outcome, succeed } from "@platform/protocol";
import { defineOperation } from "../context.ts";
import { type Move, noteMove } from "./noteMove.ts";

/** Notes a move for a call: before its handler runs, which may write nothing. */
export const noteMovedCall = defineOperation(import.meta, async (ctx, move: Move): Promise<Outcome<object, never>> => {
  await noteMove(ctx, move);
  return succeed({});
});
