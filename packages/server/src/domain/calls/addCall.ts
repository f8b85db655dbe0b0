import { type Outcome, refuse, succeed } from "@platform/protocol";
import type { CallParticipant } from "@platform/protocol/blocks/call.ts";
import { insertCall, selectCallByName } from "../../storage/queries/calls.ts";
import type { CallRow } from "../access/accessCall.ts";
import { accessUser } from "../access/accessUser.ts";
import { defineOperation } from "../context.ts";
import { addParticipants } from "./participants.ts";

export interface NewCall {
  readonly externalId: string;
  readonly displayId: string;
  readonly title: string;
  readonly joinUrl: string;
  readonly desktopJoinUrl: string;
  readonly creatorId: string | undefined;
  readonly startedMs: number | undefined;
  readonly users: readonly CallParticipant[];
}

export type AddCallCode = "not_authorized" | "invalid_created_by" | "invalid_arguments";

/** Announces a call that the service of the calling app carries. */
export const addCall = defineOperation(
  import.meta,
  async (ctx, input: NewCall): Promise<Outcome<{ call: CallRow }, AddCallCode>> => {
    const { teamId, userId, kind, appId } = ctx.caller;
    if (appId === undefined) return refuse("not_authorized");
    const creatorId = input.creatorId ?? (kind === "user" ? userId : undefined);
    const creator = creatorId === undefined ? undefined : await accessUser(ctx, creatorId);
    if (!creator?.ok || creator.user.deactivated_ms !== null) return refuse("invalid_created_by");
    const { externalId } = input;
    if (await selectCallByName(ctx.db, { appId, teamId, externalId })) {
      return refuse("invalid_arguments", "another call of the app has this id [json-pointer:/external_unique_id]");
    }
    const call: CallRow = {
      id: ctx.ids.next("call"),
      team_id: teamId,
      app_id: appId,
      user_id: creator.user.id,
      external_unique_id: externalId,
      external_display_id: input.displayId,
      title: input.title,
      join_url: input.joinUrl,
      desktop_app_join_url: input.desktopJoinUrl,
      users: JSON.stringify(addParticipants([], input.users)),
      started_ms: input.startedMs ?? ctx.nowMs,
      ended_ms: null,
    };
    await insertCall(ctx.db, call);
    return succeed({ call });
  },
);
