import { succeed } from "@platform/protocol";
import { allSocketScopes } from "@platform/protocol/eventCatalog/socketScopes.ts";
import { Type } from "typebox";
import { defineMethod } from "../define.ts";
import { rtmAnswer, rtmFields } from "../rtmAnswer.ts";

const emptyList = Type.Array(Type.Object({}), { description: "Always empty." });

export const rtmStart = defineMethod({
  name: "rtm.start",
  summary: "Opens a socket like `rtm.connect`, for clients that read the lists of the older answer.",
  http: "GET",
  tokens: ["bot", "user"],
  scopes: allSocketScopes,
  rate: 1,
  orgWide: "refused",
  needs: ["args", "credentials", "nonce"],
  params: {},
  result: {
    ...rtmFields,
    users: emptyList,
    channels: emptyList,
    groups: emptyList,
    mpims: emptyList,
    ims: emptyList,
    bots: emptyList,
  },
  errors: {},
  notes:
    "Use [rtm.connect](rtm.connect.md). The lists are empty, as Slack has answered since 2022: read them with `users.list` and `conversations.list`. The socket is the same, and so are the scopes that open it.",
  examples: [{ title: "Get a URL to connect to", params: {} }],
  async handler(ctx) {
    const answer = rtmAnswer(ctx);
    if (!answer.ok) return answer;
    const { url, team, self } = answer;
    return succeed({ url, team, self, users: [], channels: [], groups: [], mpims: [], ims: [], bots: [] });
  },
});
