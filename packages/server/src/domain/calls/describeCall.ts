import { type Outcome, succeed } from "@platform/protocol";
import { lockCall } from "../../storage/queries/calls.ts";
import { accessCall, type CallRow } from "../access/accessCall.ts";
import { defineOperation } from "../context.ts";
import { writeCall } from "./writeCall.ts";

export interface CallDescription {
  readonly id: string;
  readonly title: string | undefined;
  readonly joinUrl: string | undefined;
  readonly desktopJoinUrl: string | undefined;
}

/** Gives a call of the calling app another title or other addresses, also after its end. What is undefined stays. */
export const describeCall = defineOperation(
  import.meta,
  async (ctx, input: CallDescription): Promise<Outcome<{ call: CallRow }, "invalid_call_id">> => {
    const seen = await accessCall(ctx, input.id);
    if (!seen.ok) return seen;
    const before = (await lockCall(ctx.db, input.id)) ?? seen.call;
    const call = {
      ...before,
      title: input.title ?? before.title,
      join_url: input.joinUrl ?? before.join_url,
      desktop_app_join_url: input.desktopJoinUrl ?? before.desktop_app_join_url,
    };
    await writeCall(ctx, call);
    return succeed({ call });
  },
);
