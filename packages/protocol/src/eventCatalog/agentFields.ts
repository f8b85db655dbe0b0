import { Type } from "typebox";

const from = { team_id: Type.Optional(Type.String()), enterprise_id: Type.Optional(Type.String()) };

/** What a person looks at beside an agent; the most relevant first. */
export const contextSchema = Type.Object(
  {
    entities: Type.Optional(
      Type.Array(
        Type.Union([
          Type.Object({
            type: Type.Enum(["slack#/types/channel_id", "slack#/types/canvas_id", "slack#/types/list_id"]),
            value: Type.String(),
            ...from,
          }),
          Type.Object({
            type: Type.Literal("slack#/types/message_context"),
            value: Type.Object({ message_ts: Type.String(), channel_id: Type.String() }),
            ...from,
          }),
        ]),
      ),
    ),
  },
  { description: "What the person looks at besides, the most relevant first; empty when that is nothing." },
);

export const exampleContext = {
  entities: [{ type: "slack#/types/channel_id" as const, value: "C0123456789", team_id: "T0123456789" }],
};
