import { Type } from "typebox";

const scope = Type.Object({
  name: Type.String(),
  description: Type.String(),
  is_sensitive: Type.Boolean({ description: "Whether it gives power over the workspace." }),
  token_type: Type.Enum(["bot", "user"]),
});

/** A person's request to the administrators of a workspace to approve an app. */
export const appRequestFields = {
  id: Type.String(),
  app: Type.Object({
    id: Type.String(),
    name: Type.String(),
    description: Type.String(),
    is_app_directory_approved: Type.Boolean(),
    is_internal: Type.Boolean(),
    is_granular_bot_app: Type.Boolean(),
    additional_info: Type.String(),
  }),
  previous_resolution: Type.Union([
    Type.Object({ status: Type.Enum(["approved", "restricted"]), scopes: Type.Array(scope) }),
    Type.Null(),
  ]),
  user: Type.Object({ id: Type.String(), name: Type.String(), email: Type.String() }),
  team: Type.Object({ id: Type.String(), name: Type.String(), domain: Type.String() }),
  scopes: Type.Array(scope, { description: "The scopes that the app asks for." }),
  message: Type.String({ description: "What the person wrote to the administrators." }),
  date_created: Type.Integer(),
};
