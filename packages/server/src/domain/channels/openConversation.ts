import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectDirectId, updateClosed } from "../../storage/queries/members.ts";
import { checkScope, isDirect, type ManageCode, manageChannel, type SeenChannelRow } from "../access/manageChannel.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { directPeople, type PeopleCode } from "./directPeople.ts";
import { directKey, openDirect } from "./openDirect.ts";
import { seeAgain } from "./seeAgain.ts";
import { emitDirectListed } from "./directEvents.ts";

export type OpenCode = ManageCode | PeopleCode | "method_not_supported_for_channel_type" | "users_list_not_supplied";

export interface Opening {
  /** A conversation to open again, or the people to open one with. */
  readonly channelId: string | undefined;
  readonly userIds: readonly string[] | undefined;
  /** Whether to open only what is there. */
  readonly preventCreation: boolean;
}

/** Puts a direct conversation into the caller's list. */
export const openConversation = defineOperation(
  import.meta,
  async (ctx, input: Opening): Promise<Outcome<{ channel: SeenChannelRow; wasOpen: boolean }, OpenCode>> => {
    const found = input.channelId === undefined ? await findByPeople(ctx, input) : await findById(ctx, input.channelId);
    if (!found.ok) return found;
    const { channel, isNew } = found;
    if (channel.is_open && !isNew) return succeed({ channel, wasOpen: true });
    await updateClosed(ctx.db, channel.key, ctx.caller.userId, null);
    await emitDirectListed(ctx, channel, "open");
    return succeed({ channel: await seeAgain(ctx, channel.id), wasOpen: false });
  },
);

type Found = Outcome<{ channel: SeenChannelRow; isNew: boolean }, OpenCode>;

async function findById(ctx: WriteContext, id: string): Promise<Found> {
  const seen = await manageChannel(ctx, id);
  if (!seen.ok) return seen;
  return isDirect(seen.channel)
    ? succeed({ channel: seen.channel, isNew: false })
    : refuse("method_not_supported_for_channel_type");
}

async function findByPeople(ctx: WriteContext, { userIds, preventCreation }: Opening): Promise<Found> {
  if (userIds === undefined) return refuse("users_list_not_supplied");
  const others = new Set(userIds.filter((id) => id !== ctx.caller.userId));
  const scoped = checkScope(ctx, others.size > 1 ? "mpim" : "im", "write");
  if (!scoped.ok) return scoped;
  if (preventCreation && !(await isThere(ctx, userIds))) return refuse("channel_not_found");
  return openDirect(ctx, userIds);
}

async function isThere(ctx: WriteContext, userIds: readonly string[]): Promise<boolean> {
  const found = await directPeople(ctx, userIds);
  // Opening the conversation reports what is wrong with the people.
  if (!found.ok) return true;
  return (await selectDirectId(ctx.db, ctx.caller.teamId, directKey(ctx.caller.userId, found.others))) !== undefined;
}
