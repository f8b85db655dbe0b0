import { DefineWorkflow, Schema } from "@platform/runtime";
import { GreetFunction } from "../functions/greet.ts";

export const GreetWorkflow = DefineWorkflow({
  callback_id: "greet_workflow",
  title: "Greet a person",
  input_parameters: {
    properties: {
      who: { type: Schema.platform.types.user_id },
      channel: { type: Schema.platform.types.channel_id },
    },
    required: ["who", "channel"],
  },
});

const greet = GreetWorkflow.addStep(GreetFunction, { who: GreetWorkflow.inputs.who });
GreetWorkflow.addStep(Schema.platform.functions.SendMessage, {
  channel_id: GreetWorkflow.inputs.channel,
  message: greet.outputs.greeting,
});
