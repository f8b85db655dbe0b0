import { isLongerThan, limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectTeam } from "../../storage/queries/teams.ts";
import { accessUser, type UserRow } from "../access/accessUser.ts";
import { runsOwnWorkspace } from "../access/roles.ts";
import type { ReadContext } from "../context.ts";
import { type FieldValue, type ProfileField, readFieldValues, readProfileFields } from "./profileFields.ts";

export type FieldValueCode = "invalid_profile" | "too_long" | "permission_denied";

/** The values of a person's custom fields after a change, as they are stored. An empty value removes one. */
export async function changeFieldValues(
  ctx: ReadContext,
  user: UserRow,
  given: unknown,
): Promise<Outcome<{ stored: string | null }, FieldValueCode>> {
  // Clients send back what an answer without any fields held.
  if (Array.isArray(given) && given.length === 0) return succeed({ stored: user.field_values });
  if (typeof given !== "object" || given === null || Array.isArray(given)) return refuse("invalid_profile");
  const team = await selectTeam(ctx.db, user.team_id);
  const fields = team ? readProfileFields(team).fields : [];
  const values: Record<string, FieldValue> = { ...readFieldValues(user) };
  for (const [id, entry] of Object.entries(given)) {
    const field = fields.find((known) => known.id === id);
    if (!field) return refuse("invalid_profile", `${id} is not a field of this workspace`);
    if (field.isProtected && !runsOwnWorkspace(ctx.caller)) return refuse("permission_denied");
    const { value = "", alt = "" } = (typeof entry === "string" ? { value: entry } : Object(entry)) as Partial<
      Record<keyof FieldValue, unknown>
    >;
    if (typeof value !== "string" || typeof alt !== "string") return refuse("invalid_profile");
    if (isLongerThan(value + alt, limits.profile_field_value_chars_max)) return refuse("too_long");
    if (value !== "" && !(await fits(ctx, field, value))) {
      return refuse("invalid_profile", `${field.label} does not accept this value; its type is ${field.type}`);
    }
    if (value === "") delete values[id];
    else values[id] = { value, alt };
  }
  return succeed({ stored: Object.keys(values).length === 0 ? null : JSON.stringify(values) });
}

async function fits(ctx: ReadContext, { type, possibleValues }: ProfileField, value: string): Promise<boolean> {
  switch (type) {
    case "text":
      return !value.includes("\n");
    case "long_text":
      return true;
    case "date":
      return isDate(value);
    case "link":
      return /^https?:\/\//i.test(value) && URL.canParse(value);
    case "options_list":
      return possibleValues?.includes(value) ?? false;
    case "tags":
      return listIn(value).every((tag) => possibleValues?.includes(tag) ?? false);
    case "user":
      return arePeople(ctx, listIn(value));
  }
}

function listIn(value: string): readonly string[] {
  return value.split(",").map((part) => part.trim());
}

function isDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

async function arePeople(ctx: ReadContext, ids: readonly string[]): Promise<boolean> {
  for (const id of ids) if (!(await accessUser(ctx, id)).ok) return false;
  return true;
}
