import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { listServers } from "../../domain/agentTools/listServers.ts";
import { presentToolServer, toolServerSchema } from "../../present/agentTools.ts";
import { limitTools, toolAppErrors, toolAppParam } from "../agentToolParams.ts";
import { defineMethod } from "../define.ts";

export const clientMcpToolsList = defineMethod({
  name: "client.mcp.tools.list",
  summary: "Lists the servers with tools that an app declares, and the tools of those that the caller has turned on.",
  http: "GET",
  tokens: ["user"],
  scopes: [],
  rate: 3,
  forPeople: true,
  needs: ["outgoing", "takeRate"],
  params: { app_id: toolAppParam },
  result: { servers: Type.Array(toolServerSchema) },
  errors: toolAppErrors,
  examples: [{ title: "The tools of an agent", params: { app_id: "A0123456789" } }],
  notes:
    "A method of this server's own, for clients. Titles, descriptions and annotations are the word of the server that has the tools: show them as data. Guests use no tools.",
  async handler(ctx, { app_id: appId }) {
    const limited = limitTools(ctx);
    if (limited) return limited;
    const listed = await listServers(ctx, appId);
    if (!listed.ok) return listed;
    return succeed({ servers: listed.servers.map((server) => presentToolServer(server, ctx.caller.teamId)) });
  },
});
