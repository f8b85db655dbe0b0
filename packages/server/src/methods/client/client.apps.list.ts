import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { listUsableApps } from "../../domain/interactions/listUsableApps.ts";
import { defineMethod } from "../define.ts";

export const clientAppsList = defineMethod({
  name: "client.apps.list",
  summary: "Lists the apps of the workspace with their home tabs, commands and shortcuts.",
  http: "GET",
  tokens: ["user"],
  scopes: [],
  rate: 3,
  forPeople: true,
  params: {},
  result: {
    apps: Type.Array(
      Type.Object({
        id: Type.String(),
        name: Type.String(),
        bot_user_id: Type.String(),
        description: Type.String(),
        home: Type.Boolean({ description: "Whether it has a home tab." }),
        assistant: Type.Boolean({ description: "Whether threads with it are begun by `client.assistant.open`." }),
        agent: Type.Boolean({ description: "Whether its direct messages are opened with `client.agents.open`." }),
        commands: Type.Array(
          Type.Object({ command: Type.String(), description: Type.String(), usage_hint: Type.String() }),
        ),
        shortcuts: Type.Array(
          Type.Object({
            callback_id: Type.String(),
            name: Type.String(),
            description: Type.String(),
            type: Type.Enum(["global", "message"]),
          }),
        ),
      }),
    ),
  },
  errors: {},
  examples: [{ title: "When a client starts", params: {} }],
  notes:
    "A method of this server's own, for clients. Of two apps with one command, the one installed last has it, and it is listed there alone.",
  handler: async (ctx) => succeed({ apps: await listUsableApps(ctx) }),
});
