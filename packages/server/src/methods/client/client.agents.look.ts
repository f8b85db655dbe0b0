import { succeed } from "@platform/protocol";
import { visitAgent } from "../../domain/agents/visitAgent.ts";
import { besideErrors, besideParams, besideOf } from "../agentParams.ts";
import { defineMethod } from "../define.ts";

export const clientAgentsLook = defineMethod({
  name: "client.agents.look",
  summary: "Notifies an agent that the person looks at something else next to the conversation with it.",
  http: "POST",
  tokens: ["user"],
  scopes: [],
  rate: 4,
  forPeople: true,
  params: besideParams,
  result: {},
  errors: besideErrors,
  examples: [{ title: "Another channel", params: { app_id: "A0123456789", channel: "C0123456789" } }],
  notes: "A method of this server's own, for clients. The app receives `app_context_changed`.",
  async handler(ctx, params) {
    const visited = await visitAgent(ctx, { appId: params.app_id, beside: besideOf(params), isNew: false });
    return visited.ok ? succeed({}) : visited;
  },
});
