import { type Static, Type } from "typebox";
import { fileSchema } from "./file.ts";
import { listFields, type ListParts, presentListFields } from "./listFields.ts";
import { seconds } from "./timestamp.ts";

const bodySchema = Type.Omit(fileSchema, ["comments_count", "channels", "groups", "ims", "shares"]);

/** The file object of a list, without where it was shared. */
export const listSchema = Type.Object(
  {
    ...bodySchema.properties,
    ...listFields,
    permalink_public: Type.String(),
    last_editor: Type.String(),
    updated: Type.Integer(),
    access: Type.String({ description: "What the caller may do: read, write or owner." }),
    org_or_workspace_access: Type.String(),
    teams_shared_with: Type.Array(Type.String()),
    skipped_shares: Type.Boolean(),
    is_restricted_sharing_enabled: Type.Boolean(),
    is_ai_suggested: Type.Boolean(),
    is_modified_by_ai: Type.Boolean(),
  },
  { title: "List" },
);

export function presentList(parts: ListParts): Static<typeof listSchema> {
  const { list, level, body } = parts;
  return {
    ...body,
    editable: level !== "read",
    has_more_shares: false,
    ...presentListFields(parts),
    permalink_public: "",
    last_editor: list.editor_id,
    updated: seconds(list.updated_ms),
    access: level,
    org_or_workspace_access: "none",
    teams_shared_with: [],
    skipped_shares: true,
    is_restricted_sharing_enabled: false,
    is_ai_suggested: false,
    is_modified_by_ai: false,
  };
}
