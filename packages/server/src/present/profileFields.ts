import { type Static, Type } from "typebox";
import type { LabelledValue } from "../domain/profiles/listFieldValues.ts";
import type { ProfileField, ProfileFields, ProfileSection } from "../domain/profiles/profileFields.ts";

const profileFieldSchema = Type.Object(
  {
    id: Type.String(),
    ordering: Type.Integer(),
    field_name: Type.String({ description: "The label in lower case, with underscores." }),
    label: Type.String(),
    hint: Type.String(),
    type: Type.Enum(["text", "long_text", "date", "link", "options_list", "tags", "user"]),
    possible_values: Type.Union([Type.Array(Type.String()), Type.Null()]),
    options: Type.Object({
      is_scim: Type.Boolean(),
      is_protected: Type.Boolean({ description: "Whether only admins change it." }),
    }),
    is_hidden: Type.Boolean(),
    section_id: Type.String(),
  },
  { title: "ProfileField" },
);

const profileSectionSchema = Type.Object(
  {
    id: Type.String(),
    team_id: Type.String(),
    section_type: Type.Enum(["additional_fields", "custom"]),
    label: Type.String(),
    order: Type.Integer(),
    is_hidden: Type.Boolean(),
  },
  { title: "ProfileSection" },
);

export const teamProfileSchema = Type.Object(
  { fields: Type.Array(profileFieldSchema), sections: Type.Array(profileSectionSchema) },
  { title: "TeamProfile" },
);

export const visibilities = ["all", "visible", "hidden"] as const;
export type Visibility = (typeof visibilities)[number];

/** The custom fields of a workspace: all of them, or only those that profiles show or hide. */
export function presentTeamProfile(
  { fields, sections }: ProfileFields,
  { teamId, visibility }: { readonly teamId: string; readonly visibility: Visibility },
): Static<typeof teamProfileSchema> {
  const isWanted = ({ isHidden }: ProfileField): boolean =>
    visibility === "all" || isHidden === (visibility === "hidden");
  return {
    fields: fields.map(presentField).filter((_, at) => isWanted(fields[at] as ProfileField)),
    sections: sections.map((section, at) => presentSection(section, teamId, at)),
  };
}

function presentField(field: ProfileField, at: number): Static<typeof profileFieldSchema> {
  return {
    id: field.id,
    ordering: at,
    field_name: field.label
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, "_"),
    label: field.label,
    hint: field.hint,
    type: field.type,
    possible_values: field.possibleValues && [...field.possibleValues],
    options: { is_scim: false, is_protected: field.isProtected },
    is_hidden: field.isHidden,
    section_id: field.sectionId,
  };
}

function presentSection(
  { id, type, label }: ProfileSection,
  teamId: string,
  at: number,
): Static<typeof profileSectionSchema> {
  return { id, team_id: teamId, section_type: type, label, order: at + 1, is_hidden: false };
}

/** Values of custom fields by their ids, as profiles carry them. */
export function presentFieldValues(values: readonly LabelledValue[], withLabels = false) {
  return Object.fromEntries(
    values.map(({ id, label, value, alt }) => [id, { value, alt, ...(withLabels && { label }) }]),
  );
}
