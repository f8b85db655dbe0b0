import { Type } from "typebox";
import { limits } from "../limits.ts";

const section = Type.Record(Type.String(), Type.Unknown());

/** A step that an app does itself. */
export const functionSchema = Type.Object({
  title: Type.Optional(Type.String()),
  description: Type.Optional(Type.String()),
  source_file: Type.Optional(Type.String()),
  input_parameters: Type.Optional(section),
  output_parameters: Type.Optional(section),
  time_limit_s: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: limits.function_time_limit_s_max,
      description: "How long an execution may take until it fails.",
    }),
  ),
});

const stepSchema = Type.Object({
  id: Type.Optional(Type.String({ minLength: 1 })),
  function_id: Type.String({ minLength: 1 }),
  inputs: Type.Optional(section),
});

/** Steps one after the other, each a function, with what one hands to the next. */
export const workflowSchema = Type.Object({
  title: Type.Optional(Type.String()),
  description: Type.Optional(Type.String()),
  input_parameters: Type.Optional(section),
  output_parameters: Type.Optional(section),
  steps: Type.Optional(Type.Array(stepSchema, { maxItems: limits.workflow_steps_max })),
});
