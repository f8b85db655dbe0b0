import { succeed } from "@platform/protocol";
import { setServer } from "../../domain/agentTools/setServer.ts";
import { toolServerErrors, toolServerParams } from "../agentToolParams.ts";
import { defineMethod } from "../define.ts";
import { flag } from "../params.ts";

export const clientMcpServersSet = defineMethod({
  name: "client.mcp.servers.set",
  summary: "Turns a server with tools on or off for the caller.",
  http: "POST",
  tokens: ["user"],
  scopes: [],
  rate: 3,
  forPeople: true,
  params: {
    ...toolServerParams,
    is_active: flag({ describe: "Whether the caller uses the tools of the server." }),
  },
  result: {},
  errors: {
    ...toolServerErrors,
    too_many_servers: "The caller has turned on five servers already, of all apps together: turn one off first.",
  },
  examples: [{ title: "Turn on", params: { app_id: "A0123456789", server: "tools", is_active: true } }],
  notes:
    "A method of this server's own, for clients. A server that is turned off is forgotten: its tokens for the caller, and the tools that they allowed.",
  async handler(ctx, { app_id: appId, server: serverKey, is_active: isActive }) {
    const done = await ctx.write(setServer, { appId, serverKey, isActive });
    return done.ok ? succeed({}) : done;
  },
});
