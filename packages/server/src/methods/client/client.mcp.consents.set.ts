import { succeed } from "@platform/protocol";
import { setConsent } from "../../domain/agentTools/setConsent.ts";
import { askedServerErrors, limitTools, toolParam, toolServerParams } from "../agentToolParams.ts";
import { defineMethod } from "../define.ts";
import { optional, text } from "../params.ts";

export const clientMcpConsentsSet = defineMethod({
  name: "client.mcp.consents.set",
  summary: "Allows all calls of a tool for the caller, or asks again before each.",
  http: "POST",
  tokens: ["user"],
  scopes: [],
  rate: 3,
  forPeople: true,
  needs: ["outgoing", "takeRate"],
  params: {
    ...toolServerParams,
    tool: toolParam,
    allow_always: optional(
      text({ describe: "The `version` of the tool that the person has read; left out to be asked before each call." }),
    ),
  },
  result: {},
  errors: {
    ...askedServerErrors,
    tool_changed: "The tool is described in another way now: list the tools again, and ask the person again.",
  },
  examples: [
    { title: "Ask before each call", params: { app_id: "A0123456789", server: "tools", tool: "order_lunch" } },
  ],
  notes:
    "A method of this server's own, for clients. The consent is for one version of the tool: when its description, its arguments or the address of its server change, the person is asked again.",
  async handler(ctx, { app_id: appId, server: serverKey, tool, allow_always: allowed }) {
    const limited = limitTools(ctx);
    if (limited) return limited;
    const done = await setConsent(ctx, { appId, serverKey, tool, allowed });
    return done.ok ? succeed({}) : done;
  },
});
