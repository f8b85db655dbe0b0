import { isLongerThan, limits, type Outcome, refuse, succeed } from "@platform/protocol";
import type { Ids } from "../../ports/ports.ts";
import { updateTeam } from "../../storage/queries/teams.ts";
import { type GovernCode, governTeam } from "../access/governTeam.ts";
import { defineOperation } from "../context.ts";
import {
  type FieldType,
  fieldTypes,
  type ProfileField,
  type ProfileFields,
  type ProfileSection,
  readProfileFields,
} from "./profileFields.ts";

export type ProfileFieldsCode = GovernCode | "invalid_fields";

/** Replaces the custom fields of a workspace. A field that keeps its id keeps the values of the people. */
export const setProfileFields = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly teamId: string; readonly fields: readonly unknown[] },
  ): Promise<Outcome<{ fields: ProfileFields; teamId: string }, ProfileFieldsCode>> => {
    const governed = await governTeam(ctx, input.teamId);
    if (!governed.ok) return governed;
    const { team } = governed;
    const fields = parseFields(input.fields, readProfileFields(team), ctx.ids);
    if (typeof fields === "string") return refuse("invalid_fields", fields);
    const stored = fields.fields.length === 0 ? null : JSON.stringify(fields);
    await updateTeam(ctx.db, team.id, { profile_fields: stored });
    return succeed({ fields, teamId: team.id });
  },
);

/** The fields, or what is wrong with them. */
function parseFields(given: readonly unknown[], before: ProfileFields, ids: Ids): ProfileFields | string {
  if (given.length > limits.profile_fields_max) return `a workspace has at most ${limits.profile_fields_max} fields`;
  const fields: ProfileField[] = [];
  const sections: ProfileSection[] = [];
  for (const [at, item] of given.entries()) {
    const { section, ...field } = Object(item) as Readonly<Record<string, unknown>>;
    if (section !== undefined && !isLabel(section)) return `fields[${at}].section must be a label`;
    const heading = sectionFor(section, [...sections, ...before.sections], ids);
    if (!sections.includes(heading)) sections.push(heading);
    const parsed = parseField(field, before.fields, ids);
    if (typeof parsed === "string") return `fields[${at}]${parsed}`;
    if (fields.some(({ id }) => id === parsed.id)) return `fields[${at}].id is given twice`;
    fields.push({ ...parsed, sectionId: heading.id });
  }
  return { fields, sections };
}

function sectionFor(label: string | undefined, known: readonly ProfileSection[], ids: Ids): ProfileSection {
  const type = label === undefined ? "additional_fields" : "custom";
  const found = known.find((section) => section.type === type && (label === undefined || section.label === label));
  return found ?? { id: ids.next("profileSection"), type, label: label ?? "About me" };
}

function parseField(
  given: Readonly<Record<string, unknown>>,
  before: readonly ProfileField[],
  ids: Ids,
): Omit<ProfileField, "sectionId"> | string {
  const { id, label, hint = "", type = "text", possible_values: choices, is_hidden, is_protected } = given;
  if (id !== undefined && !before.some((field) => field.id === id)) return ".id is not a field of the workspace";
  if (!isLabel(label)) return `.label must have 1 to ${limits.profile_field_label_chars_max} characters`;
  if (typeof hint !== "string" || isLongerThan(hint, limits.profile_text_chars_max))
    return ".hint must be a short text";
  if (!isFieldType(type)) return `.type must be one of ${fieldTypes.join(", ")}`;
  const hasChoices = type === "options_list" || type === "tags";
  if (hasChoices && !isChoices(choices)) return ".possible_values must be a list of labels";
  return {
    id: typeof id === "string" ? id : ids.next("profileField"),
    label,
    hint,
    type,
    possibleValues: hasChoices && isChoices(choices) ? choices : null,
    isHidden: is_hidden === true,
    isProtected: is_protected === true,
  };
}

function isFieldType(value: unknown): value is FieldType {
  return fieldTypes.some((type) => type === value);
}

function isLabel(value: unknown): value is string {
  const { profile_field_label_chars_max: max } = limits;
  return typeof value === "string" && value.trim() !== "" && !isLongerThan(value, max);
}

function isChoices(value: unknown): value is readonly string[] {
  if (!Array.isArray(value) || value.length === 0 || value.length > limits.profile_field_options_max) return false;
  return value.every(isLabel) && new Set(value).size === value.length;
}
