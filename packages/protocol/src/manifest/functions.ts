import { Type } from "typebox";
import { limits } from "../limits.ts";
import { inert } from "./inert.ts";
import { closed } from "./patterns.ts";

const inputs = Type.Record(Type.String(), Type.Unknown());

/** Either way of writing parameters; `checkParameters` tells them apart and checks what is in them. */
const parameters = Type.Record(Type.String(), Type.Unknown());

/** A step that an app does itself. */
export const functionSchema = Type.Object(
  {
    title: Type.Optional(Type.String()),
    description: Type.Optional(Type.String()),
    type: Type.Optional(inert(Type.String())),
    source_file: Type.Optional(Type.String()),
    input_parameters: Type.Optional(parameters),
    output_parameters: Type.Optional(parameters),
    time_limit_s: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: limits.function_time_limit_s_max,
        description: "How long an execution may take until it fails.",
      }),
    ),
  },
  closed,
);

const stepSchema = Type.Object(
  {
    id: Type.Optional(Type.String({ minLength: 1 })),
    function_id: Type.String({ minLength: 1 }),
    inputs: Type.Optional(inputs),
    type: Type.Optional(inert(Type.Enum(["function", "switch", "conditional"]))),
  },
  closed,
);

const valueTemplate = Type.Object(
  {
    value: Type.Unknown(),
    initial_value: Type.Optional(Type.Unknown()),
    locked: Type.Optional(Type.Boolean()),
    hidden: Type.Optional(Type.Boolean()),
  },
  closed,
);

const suggestedTrigger = Type.Object(
  {
    type: Type.String(),
    name: Type.Optional(Type.String()),
    description: Type.Optional(Type.String()),
    inputs: Type.Record(Type.String(), valueTemplate, { maxProperties: limits.parameters_max }),
  },
  closed,
);

/** Steps one after the other, each a function, with what one hands to the next. */
export const workflowSchema = Type.Object(
  {
    title: Type.Optional(Type.String()),
    description: Type.Optional(Type.String()),
    input_parameters: Type.Optional(parameters),
    output_parameters: Type.Optional(parameters),
    steps: Type.Optional(Type.Array(stepSchema, { maxItems: limits.workflow_steps_max })),
    suggested_triggers: Type.Optional(inert(Type.Array(suggestedTrigger, { maxItems: limits.manifest_items_max }))),
  },
  closed,
);
