import { refuse, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { optional, text, timestamp } from "../../methods/params.ts";
import { defineControl } from "../define.ts";
import { findPerson } from "../findPerson.ts";

export const personPost = defineControl({
  name: "person.post",
  summary: "Posts a message as a person.",
  params: {
    user: text({ describe: "Their name, such as `alice`, or their id." }),
    channel: text({ describe: "Its name, such as `general`, or its id." }),
    text: text({ describe: "The message." }),
    thread_ts: optional(timestamp({ describe: "A message of the thread to reply in." })),
    workspace: optional(text({ describe: "The domain of the workspace; the first one by default." })),
  },
  result: { channel: Type.String(), ts: Type.String(), message: Type.Object({}) },
  errors: {
    team_not_found: "There is no such workspace.",
    user_not_found: "There is no such person in the workspace, or they are deactivated.",
    refused: "`chat.postMessage` refused it; the message says with which code.",
  },
  example: { user: "alice", channel: "general", text: "Is anybody there?" },
  async handler(context, { user, channel, text: words, thread_ts, workspace }) {
    const found = await findPerson(context, { user, workspace });
    if (!found.ok) return found;
    const thread = thread_ts === undefined ? {} : { thread_ts };
    const posted = await context.callAs(found, "chat.postMessage", {
      channel: await found.channelId(channel),
      text: words,
      ...thread,
    });
    if (!posted) return refuse("user_not_found");
    if (!posted.ok) return refuse("refused", posted.error);
    return succeed({
      channel: String(posted["channel"]),
      ts: String(posted["ts"]),
      message: posted["message"] as object,
    });
  },
});
