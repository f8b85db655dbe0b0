import type { BuiltinDeclaration } from "./declaration.ts";
import { addBookmark } from "./add_bookmark.ts";
import { addPin } from "./add_pin.ts";
import { addReaction } from "./add_reaction.ts";
import { addUserToUsergroup } from "./add_user_to_usergroup.ts";
import { archiveChannel } from "./archive_channel.ts";
import { createChannel } from "./create_channel.ts";
import { createUsergroup } from "./create_usergroup.ts";
import { delay } from "./delay.ts";
import { inviteUserToChannel } from "./invite_user_to_channel.ts";
import { openForm } from "./open_form.ts";
import { removeReaction } from "./remove_reaction.ts";
import { removeUserFromUsergroup } from "./remove_user_from_usergroup.ts";
import { replyInThread } from "./reply_in_thread.ts";
import { sendDm } from "./send_dm.ts";
import { sendEphemeralMessage } from "./send_ephemeral_message.ts";
import { sendMessage } from "./send_message.ts";
import { updateChannelTopic } from "./update_channel_topic.ts";

/** By name. Each has a file here that says what it takes and gives, and one in the server that does it. */
export const builtins = {
  add_bookmark: addBookmark,
  add_pin: addPin,
  add_reaction: addReaction,
  add_user_to_usergroup: addUserToUsergroup,
  archive_channel: archiveChannel,
  create_channel: createChannel,
  create_usergroup: createUsergroup,
  delay,
  invite_user_to_channel: inviteUserToChannel,
  open_form: openForm,
  remove_reaction: removeReaction,
  remove_user_from_usergroup: removeUserFromUsergroup,
  reply_in_thread: replyInThread,
  send_dm: sendDm,
  send_ephemeral_message: sendEphemeralMessage,
  send_message: sendMessage,
  update_channel_topic: updateChannelTopic,
} as const satisfies Readonly<Record<string, BuiltinDeclaration>>;

export type BuiltinName = keyof typeof builtins;

const byName: ReadonlyMap<string, BuiltinDeclaration> = new Map(Object.entries(builtins));

export function builtinOf(name: string): BuiltinDeclaration | undefined {
  return byName.get(name);
}

export function isBuiltinName(name: string): name is BuiltinName {
  return byName.has(name);
}
