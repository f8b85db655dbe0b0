import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { visitAgent } from "../../domain/agents/visitAgent.ts";
import { besideErrors, besideParams, besideOf } from "../agentParams.ts";
import { defineMethod } from "../define.ts";

export const clientAgentsOpen = defineMethod({
  name: "client.agents.open",
  summary: "Opens the direct messages with an agent, which is notified, and returns what it suggests to ask.",
  http: "POST",
  tokens: ["user"],
  scopes: [],
  rate: 4,
  forPeople: true,
  params: besideParams,
  result: {
    channel: Type.String(),
    suggested_prompts: Type.Optional(
      Type.Object({
        title: Type.Optional(Type.String()),
        prompts: Type.Array(Type.Object({ title: Type.String(), message: Type.String() })),
      }),
    ),
  },
  errors: besideErrors,
  examples: [{ title: "Beside a channel", params: { app_id: "A0123456789", channel: "C0123456789" } }],
  notes:
    "A method of this server's own, for clients. The app receives `app_home_opened` with `tab: messages` and a `context` of what the person looks at besides.",
  async handler(ctx, params) {
    const opened = await visitAgent(ctx, { appId: params.app_id, beside: besideOf(params), isNew: true });
    if (!opened.ok) return opened;
    if (!opened.prompts) return succeed({ channel: opened.channelId });
    const { title, prompts } = opened.prompts;
    const suggested_prompts = {
      ...(title !== undefined && { title }),
      prompts: prompts.map((prompt) => ({ ...prompt })),
    };
    return succeed({ channel: opened.channelId, suggested_prompts });
  },
});
