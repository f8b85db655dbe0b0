import { followThread } from "../../domain/threads/followThread.ts";
import { channelErrors, channelParam, manageScopes } from "../conversationParams.ts";
import { defineMethod } from "../define.ts";
import { defaulted, flag, timestamp } from "../params.ts";

export const clientThreadsFollow = defineMethod({
  name: "client.threads.follow",
  summary: "Makes the caller follow a thread or unfollow it.",
  http: "POST",
  tokens: ["user"],
  scopes: manageScopes,
  rate: 3,
  forPeople: true,
  params: {
    channel: channelParam,
    thread_ts: timestamp({
      object: "message",
      describe: "Any message of the thread, or a message without replies.",
      otherwise: "thread_not_found",
    }),
    is_followed: defaulted(flag({ describe: "False unfollows the thread." }), true),
  },
  result: {},
  errors: {
    ...channelErrors,
    not_in_channel: "The caller is not in the channel.",
    thread_not_found: "There is no such message in the channel, or nobody can reply to it.",
  },
  examples: [
    { title: "Follow", params: { channel: "C0123456789", thread_ts: "1700000000.000100" } },
    { title: "Unfollow", params: { channel: "C0123456789", thread_ts: "1700000000.000100", is_followed: false } },
  ],
  notes:
    "A method of this server's own, for clients. Replies that exist already count as read. A reply of the caller, or one that mentions them or a group of theirs, makes them follow the thread again. The caller's sockets get `thread_subscribed` or `thread_unsubscribed`.",
  async handler(ctx, { channel: channelId, thread_ts: threadTs, is_followed: isFollowed }) {
    return ctx.write(followThread, { channelId, threadTs, isFollowed });
  },
});
