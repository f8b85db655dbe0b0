import { type Outcome, refuse, succeed } from "@platform/protocol";
import { updateChannel } from "../../storage/queries/channels.ts";
import { selectIsGrantedBot } from "../../storage/queries/orgInstallations.ts";
import { selectMemberships } from "../../storage/queries/memberships.ts";
import { selectUsergroup } from "../../storage/queries/usergroups.ts";
import type { ChannelRow } from "../../storage/tables/channels.ts";
import { governChannel, type GovernChannelCode } from "../access/governChannel.ts";
import { isSharedWith } from "../connections/sharing.ts";
import { defineOperation, type ReadContext } from "../context.ts";
import { parsePrefs } from "./parsePrefs.ts";
import { type Posters, type PostingPolicy, readPolicy, storePolicy } from "./postingPolicy.ts";

/** Says who may post and reply in a channel. What is not named stays as it is. */
export const setPostingPolicy = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly channelId: string; readonly prefs: Readonly<Record<string, unknown>> },
  ): Promise<Outcome<object, GovernChannelCode | "invalid_value">> => {
    const governed = await governChannel(ctx, input.channelId);
    if (!governed.ok) return governed;
    const { channel } = governed;
    const change = parsePrefs(input.prefs);
    if (typeof change === "string") return refuse("invalid_value", change);
    const unknown =
      (await unknownIn(ctx, change.whoCanPost, channel)) ?? (await unknownIn(ctx, change.canThread, channel));
    if (unknown !== undefined) return refuse("invalid_value", `${unknown} names nobody of the workspace`);
    // Fields that were taken back are undefined, and JSON leaves them out.
    const policy = { ...readPolicy(channel.posting_policy), ...change } as PostingPolicy;
    await updateChannel(ctx.db, channel.id, { posting_policy: storePolicy(policy), updated_ms: ctx.nowMs });
    return succeed({});
  },
);

/** A misspelt id would otherwise exclude a person who was meant to be included. */
async function unknownIn(
  ctx: ReadContext,
  posters: Posters | undefined,
  channel: Pick<ChannelRow, "team_id" | "sharing">,
): Promise<string | undefined> {
  for (const id of posters?.userIds ?? []) {
    const memberships = await selectMemberships(ctx.db, id);
    const isHere = memberships.some(({ team_id }) => team_id === channel.team_id || isSharedWith(channel, team_id));
    if (!isHere && !(await selectIsGrantedBot(ctx.db, id, channel.team_id))) return id;
  }
  for (const id of posters?.groupIds ?? []) {
    if ((await selectUsergroup(ctx.db, id))?.team_id !== channel.team_id) return id;
  }
  return undefined;
}
