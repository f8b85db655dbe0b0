import { limits } from "@platform/protocol";
import { archiveChannel } from "../channels/archiveChannel.ts";
import { closeConversation } from "../channels/closeConversation.ts";
import { inviteUsers } from "../channels/inviteUsers.ts";
import { joinChannel } from "../channels/joinChannel.ts";
import { kickUser } from "../channels/kickUser.ts";
import { leaveChannel } from "../channels/leaveChannel.ts";
import { listMembers } from "../channels/listMembers.ts";
import { renameChannel } from "../channels/renameChannel.ts";
import { setTopic } from "../channels/setTopic.ts";
import { seeChannel } from "../access/accessChannel.ts";
import { isDirect } from "../access/manageChannel.ts";
import { done, findChannel, findPerson, firstWord, type RunBuiltin } from "./command.ts";

export const topic: RunBuiltin = async (ctx, { channelId, text }, { commands }) => {
  if (text === "") {
    const channel = await seeChannel(ctx, channelId);
    return { ok: true, say: channel?.topic ? commands.topic(channel.topic) : commands.noTopic };
  }
  const set = await ctx.write(setTopic, { channelId, topic: text });
  return set.ok ? done : set;
};

export const rename: RunBuiltin = async (ctx, { channelId, text }) => {
  const renamed = await ctx.write(renameChannel, { channelId, name: text });
  return renamed.ok ? done : renamed;
};

export const archive: RunBuiltin = (ctx, { channelId }) => ctx.write(archiveChannel, { channelId });

export const invite: RunBuiltin = async (ctx, { channelId, text }) => {
  const [who, where] = firstWord(text);
  const person = await findPerson(ctx, who);
  if (!person.ok) return person;
  const target = where === "" ? { ok: true as const, channelId } : await findChannel(ctx, where);
  if (!target.ok) return target;
  const invited = await ctx.write(inviteUsers, {
    channelId: target.channelId,
    userIds: [person.userId],
    force: false,
  });
  return invited.ok ? done : invited;
};

export const kick: RunBuiltin = async (ctx, { channelId, text }) => {
  const person = await findPerson(ctx, firstWord(text)[0]);
  return person.ok ? ctx.write(kickUser, { channelId, userId: person.userId }) : person;
};

export const join: RunBuiltin = async (ctx, { text }, { commands }) => {
  const target = await findChannel(ctx, firstWord(text)[0]);
  if (!target.ok) return target;
  const joined = await ctx.write(joinChannel, { channelId: target.channelId });
  return joined.ok ? { ok: true, say: commands.inChannel(`<#${target.channelId}>`) } : joined;
};

/** A direct message has no exit: it is closed. */
export const leave: RunBuiltin = async (ctx, { channelId }) => {
  const channel = await seeChannel(ctx, channelId);
  const left =
    channel && isDirect(channel)
      ? await ctx.write(closeConversation, { channelId })
      : await ctx.write(leaveChannel, { channelId });
  return left.ok ? done : left;
};

export const who: RunBuiltin = async (ctx, { channelId }, { commands }) => {
  const listed = await listMembers(ctx, { channelId, cursor: undefined, limit: limits.page_default });
  if (!listed.ok) return listed;
  const people = listed.userIds.map((id) => `<@${id}>`).join(", ");
  return { ok: true, say: listed.next === "" ? commands.members(people) : commands.someMembers(people) };
};
