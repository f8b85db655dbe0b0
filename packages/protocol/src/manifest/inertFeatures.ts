import { Type } from "typebox";
import { limits } from "../limits.ts";
import { inert } from "./inert.ts";
import { closed } from "./patterns.ts";

/** A parameter in the list form that functions had when they were a feature. */
const listedParameter = Type.Object({ type: Type.String(), name: Type.String() });

const legacyFunction = Type.Object(
  {
    title: Type.String(),
    description: Type.String(),
    callback_id: Type.String(),
    input_parameters: Type.Array(listedParameter, { maxItems: limits.legacy_parameters_max }),
    output_parameters: Type.Array(listedParameter, { maxItems: limits.legacy_parameters_max }),
  },
  closed,
);

const workflowStep = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: limits.legacy_step_chars_max }),
    callback_id: Type.String({ minLength: 1, maxLength: limits.legacy_step_chars_max }),
  },
  closed,
);

const searchMetadata = Type.Object(
  {
    description: Type.Optional(Type.String()),
    examples: Type.Optional(Type.Array(Type.String(), { maxItems: limits.search_examples_max })),
    example_query: Type.Optional(Type.String()),
  },
  closed,
);

/** Sections of `features` that other tools write and that change nothing here. */
export const inertFeatures = {
  search: Type.Optional(
    inert(
      Type.Object(
        {
          search_function_callback_id: Type.String({ minLength: 1 }),
          search_filters_function_callback_id: Type.Optional(Type.String()),
          slackbot_metadata: Type.Optional(searchMetadata),
        },
        closed,
      ),
    ),
  ),
  functions: Type.Optional(inert(Type.Array(legacyFunction, { maxItems: limits.functions_max }))),
  workflow_steps: Type.Optional(inert(Type.Array(workflowStep, { maxItems: limits.legacy_steps_max }))),
};
