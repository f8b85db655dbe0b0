import { type Outcome, refuse, succeed } from "@platform/protocol";
import type { CallParticipant } from "@platform/protocol/blocks/call.ts";
import { lockCall } from "../../storage/queries/calls.ts";
import { accessCall, type CallRow } from "../access/accessCall.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { addParticipants, participantsOf, removeParticipants } from "./participants.ts";
import { writeCall } from "./writeCall.ts";

export type CallChange =
  | { readonly kind: "end"; readonly durationS: number | undefined }
  | { readonly kind: "join" | "leave"; readonly users: readonly CallParticipant[] };

/** Changes a call of the calling app that has not ended, and every message that shows it. */
export const changeCall = defineOperation(
  import.meta,
  async (
    ctx,
    { id, change }: { readonly id: string; readonly change: CallChange },
  ): Promise<Outcome<{ call: CallRow }, "invalid_call_id" | "inactive_call">> => {
    const seen = await accessCall(ctx, id);
    if (!seen.ok) return seen;
    const before = (await lockCall(ctx.db, id)) ?? seen.call;
    if (before.ended_ms !== null) return refuse("inactive_call");
    const call = { ...before, ...columnsOf(ctx, before, change) };
    await writeCall(ctx, call);
    return succeed({ call });
  },
);

function columnsOf({ nowMs }: WriteContext, call: CallRow, change: CallChange): Partial<CallRow> {
  switch (change.kind) {
    case "end":
      return { ended_ms: change.durationS === undefined ? nowMs : call.started_ms + change.durationS * 1000 };
    case "join":
      return { users: JSON.stringify(addParticipants(participantsOf(call), change.users)) };
    case "leave":
      return { users: JSON.stringify(removeParticipants(participantsOf(call), change.users)) };
  }
}
