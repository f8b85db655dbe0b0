import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { typePermissions, visibilities } from "@platform/protocol/triggers/triggerTypes.ts";
import type { Entities, TypeRule } from "./typePermission.ts";

/** How a permission set is asked for: in one piece, or entry by entry. */
export interface AskedRules {
  readonly visibility: string | undefined;
  readonly entities: Entities;
  readonly permissions: readonly unknown[] | undefined;
}

export type RuleCode =
  | "required_visibility"
  | "invalid_permission_set"
  | "invalid_permission_type"
  | "invalid_named_entities"
  | "visibility_is_not_named_entities";

/** The requested rules, if they are valid by themselves. Whether the ids exist is not checked here. */
export function readTypeRules(asked: AskedRules): Outcome<{ rules: TypeRule[] }, RuleCode> {
  const { visibility, entities, permissions } = asked;
  if (permissions === undefined) {
    const read = readRule({ type: "trigger_type", visibility, ...entities }, "visibility");
    return read.ok ? succeed({ rules: [read.rule] }) : read;
  }
  if (visibility !== undefined || countOf(entities) > 0) {
    return refuse("invalid_permission_set", "give either visibility with its ids, or permissions");
  }
  if (permissions.length === 0) return refuse("invalid_permission_set", "permissions is empty");
  const rules: TypeRule[] = [];
  for (const [at, entry] of permissions.entries()) {
    const place = `permissions/${at}`;
    const fields = readEntry(entry, place);
    if (!fields.ok) return fields;
    const read = readRule(fields.entry, place);
    if (!read.ok) return read;
    if (rules.some((rule) => rule.permission === read.rule.permission)) {
      return refuse("invalid_permission_set", `${place} has the type of another entry`);
    }
    rules.push(read.rule);
  }
  return succeed({ rules });
}

interface Entry extends Entities {
  readonly type: unknown;
  readonly visibility: unknown;
}

function readEntry(entry: unknown, place: string): Outcome<{ entry: Entry }, RuleCode> {
  if (typeof entry !== "object" || entry === null || Array.isArray(entry)) {
    return refuse("invalid_permission_set", `${place} is no object`);
  }
  const fields: Readonly<Record<string, unknown>> = { ...entry };
  const [userIds, teamIds, orgIds] = [fields["user_ids"], fields["team_ids"], fields["org_ids"]].map(idsIn);
  if (!userIds || !teamIds || !orgIds) return refuse("invalid_permission_set", `${place} has a list that is none`);
  return succeed({ entry: { type: fields["type"], visibility: fields["visibility"], userIds, teamIds, orgIds } });
}

function idsIn(value: unknown): readonly string[] | undefined {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) && value.every((id) => typeof id === "string") ? value : undefined;
}

function readRule(entry: Entry, place: string): Outcome<{ rule: TypeRule }, RuleCode> {
  const permission = typePermissions.find((known) => known === entry.type);
  if (!permission) return refuse("invalid_permission_type", `${place}: type is one of ${typePermissions.join(", ")}`);
  if (entry.visibility === undefined || entry.visibility === "") {
    return refuse("required_visibility", `${place}: visibility is missing`);
  }
  const visibility = visibilities.find((known) => known === entry.visibility);
  if (!visibility)
    return refuse("invalid_permission_type", `${place}: visibility is one of ${visibilities.join(", ")}`);
  const { userIds, teamIds, orgIds } = entry;
  const count = countOf(entry);
  if (visibility !== "named_entities") {
    return count === 0
      ? succeed({ rule: { permission, visibility, userIds, teamIds, orgIds } })
      : refuse("visibility_is_not_named_entities", `${place}: ids are for named_entities`);
  }
  if (count === 0) return refuse("invalid_named_entities", `${place}: nobody is named`);
  const max = limits.type_permission_ids_max;
  if (userIds.length > max || teamIds.length > max) {
    return refuse("invalid_permission_set", `${place}: at most ${max} people and ${max} workspaces can be named`);
  }
  if ([userIds, teamIds, orgIds].some((ids) => new Set(ids).size < ids.length)) {
    return refuse("invalid_permission_set", `${place}: an id is there twice`);
  }
  return succeed({ rule: { permission, visibility, userIds, teamIds, orgIds } });
}

function countOf({ userIds, teamIds, orgIds }: Entities): number {
  return userIds.length + teamIds.length + orgIds.length;
}
