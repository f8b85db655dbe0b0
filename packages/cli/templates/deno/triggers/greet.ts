import { type Trigger, TriggerContextData, TriggerTypes } from "@platform/runtime";
import type { GreetWorkflow } from "../workflows/greet.ts";

/** A link: a person who follows it in a channel is greeted there. */
const trigger: Trigger<typeof GreetWorkflow> = {
  type: TriggerTypes.Shortcut,
  name: "Greet me",
  description: "Greets people who follow the link.",
  workflow: "#/workflows/greet_workflow",
  inputs: {
    who: { value: TriggerContextData.Shortcut.user_id },
    channel: { value: TriggerContextData.Shortcut.channel_id },
  },
};

export default trigger;
