import { parametersIn } from "@platform/protocol/workflows/parameter.ts";
import { Type } from "typebox";
import type { GovernedFunction } from "../domain/functionAdministration/governedFunctions.ts";

const parameters = Type.Array(
  Type.Object(
    {
      type: Type.String(),
      name: Type.String(),
      title: Type.String(),
      description: Type.String(),
      is_required: Type.Boolean(),
    },
    { title: "FunctionParameter" },
  ),
);

export const governedFunctionSchema = Type.Object(
  {
    id: Type.String(),
    callback_id: Type.String(),
    title: Type.String(),
    description: Type.String(),
    type: Type.Literal("app"),
    input_parameters: parameters,
    output_parameters: parameters,
    app_id: Type.String(),
    date_created: Type.Integer({ description: "When the app was created." }),
    date_deleted: Type.Literal(0),
  },
  { title: "AdministeredFunction" },
);

export function presentGovernedFunction({ id, key, app, definition }: GovernedFunction) {
  const described = (section: unknown) =>
    parametersIn(section).map(({ type, name, title, description, isRequired }) => ({
      type,
      name,
      title: title ?? name,
      description: description ?? "",
      is_required: isRequired,
    }));
  return {
    id,
    callback_id: key.callbackId,
    title: definition.title ?? key.callbackId,
    description: definition.description ?? "",
    type: "app" as const,
    input_parameters: described(definition.input_parameters),
    output_parameters: described(definition.output_parameters),
    app_id: app.id,
    date_created: Math.floor(app.created_ms / 1000),
    date_deleted: 0 as const,
  };
}
