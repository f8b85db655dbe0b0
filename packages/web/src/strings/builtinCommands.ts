import type { BuiltinCommandName } from "@platform/protocol/builtinCommands.ts";

/** What to type after a command of the platform, and what it does. */
export const builtinCommandText: Readonly<
  Record<BuiltinCommandName, { readonly usage: string; readonly description: string }>
> = {
  archive: { usage: "", description: "Archive this channel" },
  close: { usage: "", description: "Leave this channel, or close this direct message" },
  dm: { usage: "@person [message]", description: "Send a direct message" },
  dnd: { usage: "[20 minutes | off]", description: "Pause notifications" },
  invite: { usage: "@person [#channel]", description: "Invite a person to a channel" },
  join: { usage: "#channel", description: "Join a channel" },
  kick: { usage: "@person", description: "Remove a person from this channel" },
  leave: { usage: "", description: "Leave this channel, or close this direct message" },
  me: { usage: "action", description: "Say what you do" },
  msg: { usage: "@person [message]", description: "Send a direct message" },
  mute: { usage: "", description: "Mute this conversation, or unmute it" },
  open: { usage: "#channel", description: "Join a channel" },
  part: { usage: "", description: "Leave this channel, or close this direct message" },
  remind: { usage: "[me | #channel] what when", description: "Set a reminder, or list yours" },
  remove: { usage: "@person", description: "Remove a person from this channel" },
  rename: { usage: "name", description: "Rename this channel" },
  shrug: { usage: "[message]", description: "Append ¯\\_(ツ)_/¯ to your message" },
  slackauthticket: { usage: "ticket", description: "Sign in a command line" },
  star: { usage: "", description: "Star this conversation, or remove the star" },
  status: { usage: "[:emoji:] text | clear", description: "Set or clear your status" },
  topic: { usage: "text", description: "Set the topic of this channel" },
  who: { usage: "", description: "List the people in this channel" },
};
