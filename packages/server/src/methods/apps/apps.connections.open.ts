import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { makeSocketTicket } from "../../domain/sockets/socketTicket.ts";
import { defineMethod } from "../define.ts";
import { tokenOf } from "../tokenOf.ts";

export const appsConnectionsOpen = defineMethod({
  name: "apps.connections.open",
  summary: "Opens a socket over which an app receives events and interactions.",
  http: "POST",
  tokens: ["app"],
  scopes: ["connections:write"],
  rate: 3,
  needs: ["args", "credentials", "nonce"],
  params: {},
  result: { url: Type.String({ description: "A WebSocket; good for one connection within 30 seconds." }) },
  errors: {},
  notes:
    "Up to 10 sockets per app may be open; each envelope goes to one of them, and is sent again if it is not acknowledged by its `envelope_id` within 3 seconds. A frame `disconnect` asks the app to call this method again; with the reason `link_disabled`, Socket Mode is off in the app's manifest, or the token that opened the socket was revoked.",
  examples: [{ title: "Get a URL to connect to", params: {} }],
  async handler(ctx) {
    const { appId = "" } = ctx.caller;
    const ticket = makeSocketTicket(ctx, "app", { token: tokenOf(ctx), nonce: ctx.nonce() });
    const query = new URLSearchParams({ ticket, app_id: appId });
    return succeed({ url: `${ctx.baseUrl.replace(/^http/, "ws")}/socket/app?${query.toString()}` });
  },
});
