import { Type } from "typebox";
import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { eventTs, exampleTs } from "../eventCatalog/fields.ts";

const parameter = Type.Object({
  type: Type.String(),
  name: Type.String(),
  title: Type.String(),
  description: Type.String(),
  is_required: Type.Boolean(),
});

export const function_executed = defineEvent({
  type: "function_executed",
  summary: "A workflow runs a function of the app.",
  scopes: [],
  audience: ["app"],
  receivers: ["apps"],
  fields: {
    function: Type.Object({
      id: Type.String(),
      callback_id: Type.String(),
      title: Type.String(),
      description: Type.String(),
      type: Type.Literal("app"),
      input_parameters: Type.Array(parameter),
      output_parameters: Type.Array(parameter),
      app_id: Type.String(),
      date_created: Type.Integer(),
      date_updated: Type.Integer(),
      date_deleted: Type.Integer(),
    }),
    inputs: Type.Record(Type.String(), Type.Unknown()),
    function_execution_id: Type.String({ description: "For `functions.completeSuccess`." }),
    workflow_execution_id: Type.String(),
    bot_access_token: Type.Optional(Type.String({ description: "A token for this execution alone." })),
    event_ts: eventTs,
  },
  example: {
    function: {
      id: "Fn0123456789",
      callback_id: "greet",
      title: "Greet",
      description: "",
      type: "app",
      input_parameters: [{ type: "string", name: "name", title: "Name", description: "", is_required: true }],
      output_parameters: [],
      app_id: "A0123456789",
      date_created: 1_768_467_600,
      date_updated: 1_768_467_600,
      date_deleted: 0,
    },
    inputs: { name: "Ann" },
    function_execution_id: "Fx0123456789",
    workflow_execution_id: "Wx0123456789",
    bot_access_token: "xwfp-example",
    event_ts: exampleTs,
  },
});
