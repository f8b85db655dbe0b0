import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { makeTicket } from "../../domain/sockets/ticket.ts";
import { defineMethod } from "../define.ts";

export const rtmConnect = defineMethod({
  name: "rtm.connect",
  summary: "Opens a socket that tells everything the caller may see as it happens.",
  http: "GET",
  tokens: ["bot", "user"],
  scopes: [],
  rate: 1,
  orgWide: "refused",
  params: {},
  result: {
    url: Type.String({ description: "A WebSocket; good for one connection within 30 seconds." }),
    team: Type.Object({ id: Type.String(), name: Type.String(), domain: Type.String() }),
    self: Type.Object({ id: Type.String(), name: Type.String() }),
  },
  errors: {},
  notes:
    'The first frame is `hello`. `{"type":"ping","id":1}` is answered by `pong` with `reply_to`. `{"type":"typing","channel":"C0123456789"}`, with `thread_ts` for a thread, is passed on to the others there as `user_typing`. `{"type":"presence_sub","ids":[]}` asks for `presence_change` of these people: at once of those who are connected, then of each who comes or goes. A frame `goodbye` means that the server is about to stop: call again and reconnect.',
  examples: [{ title: "Get a URL to connect to", params: {} }],
  async handler(ctx) {
    const { caller } = ctx;
    const socketUrl = ctx.baseUrl.replace(/^http/, "ws");
    return succeed({
      url: `${socketUrl}/socket/rtm?ticket=${makeTicket(ctx, ctx.nonce())}`,
      team: { id: caller.teamId, name: caller.teamName, domain: caller.teamDomain },
      self: { id: caller.userId, name: caller.userName },
    });
  },
});
