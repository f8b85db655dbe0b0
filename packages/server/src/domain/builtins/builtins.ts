import type { BuiltinName } from "@platform/protocol/builtins/builtins.ts";
import type { Builtin } from "./builtin.ts";
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

/** What each built-in function does, by name; what it takes and gives is declared in the protocol. */
export const builtins: Readonly<Record<BuiltinName, Builtin>> = {
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
};
