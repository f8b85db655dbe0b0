import { type Trigger, TriggerContextData, TriggerEventTypes, TriggerTypes } from "@platform/runtime";
import type { GreetWorkflow } from "../workflows/greet.ts";

/** Greets people who say hello in a channel that the app is in. */
const trigger: Trigger<typeof GreetWorkflow> = {
  type: TriggerTypes.Event,
  name: "Hello",
  description: "Greets people who say hello.",
  workflow: "#/workflows/greet_workflow",
  event: {
    event_type: TriggerEventTypes.MessagePosted,
    all_resources: true,
    filter: { version: 1, root: { statement: "{{data.text}} CONTAINS 'hello'" } },
  },
  inputs: {
    who: { value: TriggerContextData.Event.user_id },
    channel: { value: TriggerContextData.Event.channel_id },
  },
};

export default trigger;
