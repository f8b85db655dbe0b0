import { type Static, Type } from "typebox";
import { closed, defineObject } from "../blockkit/define.ts";

const moments = ["on_enter_pressed", "on_character_entered"] as const;

export const dispatch_action_config = defineObject({
  name: "dispatch_action_config",
  summary: "When a text input that dispatches actions does so.",
  schema: closed({
    trigger_actions_on: Type.Optional(Type.Array(Type.Enum([...moments]), { minItems: 1, maxItems: moments.length })),
  }),
  example: { trigger_actions_on: ["on_enter_pressed"] },
});

export type DispatchActionConfig = Static<typeof dispatch_action_config.schema>;
