import { Type } from "typebox";
import { markAllThreads } from "../../domain/threads/markAllThreads.ts";
import { manageScopes } from "../conversationParams.ts";
import { defineMethod } from "../define.ts";

export const clientThreadsMarkAll = defineMethod({
  name: "client.threads.markAll",
  summary: "Marks all threads that the caller follows as read.",
  http: "POST",
  tokens: ["user"],
  scopes: manageScopes,
  rate: 2,
  forPeople: true,
  params: {},
  result: { marked: Type.Integer({ description: "How many threads had unread replies; at most 1,000 in one call." }) },
  errors: {},
  examples: [{ title: "All of them", params: {} }],
  notes:
    "A method of this server's own, for clients. The caller's sockets get `thread_marked` for each thread. `conversations.mark` is for the conversations themselves.",
  async handler(ctx) {
    return ctx.write(markAllThreads, {});
  },
});
