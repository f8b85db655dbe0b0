import { printTs, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { countUnread } from "../../domain/channels/countUnread.ts";
import { countDueReminders } from "../../domain/saved/countDueReminders.ts";
import { readScopes } from "../conversationParams.ts";
import { defineMethod } from "../define.ts";

export const clientCounts = defineMethod({
  name: "client.counts",
  summary: "Returns the unread counts of all of the caller's conversations.",
  http: "GET",
  tokens: ["user"],
  scopes: readScopes,
  rate: 3,
  params: {},
  result: {
    conversations: Type.Array(
      Type.Object({
        id: Type.String(),
        last_read: Type.String(),
        unread_count: Type.Integer({ description: "Without comings and goings; at most 1,000 are counted." }),
        mention_count: Type.Integer({
          description:
            "Those that name the caller, a group of theirs or everybody, all of a direct conversation, and the replies in `threads`.",
        }),
        latest: Type.String({ description: "The numbers count nothing that came after this timestamp." }),
        threads: Type.Array(
          Type.Object({
            thread_ts: Type.String(),
            last_read: Type.String(),
            unread_count: Type.Integer(),
            latest: Type.String(),
          }),
          { description: "Threads with replies for the caller that `client.threads.mark` has not marked as read." },
        ),
      }),
    ),
    saved_due_count: Type.Integer({ description: "Reminders that are due and not completed." }),
  },
  errors: {},
  examples: [{ title: "What is new", params: {} }],
  notes:
    "A method of this server's own, for clients. Archived and closed conversations are omitted. A reply counts for the caller if they started the thread, replied in it, are mentioned in it or in an earlier reply, by name or by a group, or if it is in a direct conversation. In a muted conversation only replies that mention the caller count. `conversations.mark` does not change threads, which have their own position.",
  async handler(ctx) {
    const [counts, saved_due_count] = await Promise.all([countUnread(ctx), countDueReminders(ctx)]);
    return succeed({
      saved_due_count,
      conversations: counts.map(({ channelId, lastReadTs, countedTs, unread, mentions, threads }) => ({
        id: channelId,
        last_read: printTs(lastReadTs),
        unread_count: unread,
        mention_count: mentions + threads.reduce((sum, thread) => sum + thread.unread, 0),
        latest: printTs(countedTs),
        threads: threads.map((thread) => ({
          thread_ts: printTs(thread.threadTs),
          last_read: printTs(thread.lastReadTs),
          unread_count: thread.unread,
          latest: printTs(thread.countedTs),
        })),
      })),
    });
  },
});
