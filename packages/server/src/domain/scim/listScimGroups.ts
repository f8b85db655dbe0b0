import { type Outcome, succeed } from "@platform/protocol";
import { type ScimGroupCondition, type ScimGroupField, selectScimGroups } from "../../storage/queries/scimGroups.ts";
import type { ReadContext } from "../context.ts";
import { openDirectory } from "./directory.ts";
import { describeGroups, findGroup, type ScimGroup } from "./findGroup.ts";
import type { PageAsked, ScimResource } from "./listScimPeople.ts";
import { type Comparison, readFilter } from "./readFilter.ts";

/** Groups of the directory by id. */
export async function listScimGroups(
  ctx: ReadContext,
  { filter, offset, limit, withMembers }: PageAsked & { readonly withMembers: boolean },
): Promise<
  Outcome<
    { readonly resources: readonly ScimResource[]; readonly total: number },
    "restricted_action" | "invalid_filter"
  >
> {
  const opened = await openDirectory(ctx);
  if (!opened.ok) return opened;
  const { directory } = opened;
  let condition: ScimGroupCondition | undefined;
  if (filter !== undefined) {
    const read = readFilter(filter, compareGroups);
    if (!read.ok) return read;
    ({ condition } = read);
  }
  const { groups, total } = await selectScimGroups(ctx.db, { ...directory, condition, offset, limit });
  const described = await describeGroups(ctx, directory, groups, withMembers);
  return succeed({ resources: described.map(resourceOf), total });
}

export async function readScimGroup(
  ctx: ReadContext,
  id: string,
): Promise<Outcome<{ resource: ScimResource }, "restricted_action" | "group_not_found">> {
  const opened = await openDirectory(ctx);
  if (!opened.ok) return opened;
  const read = await findGroup(ctx, opened.directory, id);
  return read.ok ? succeed({ resource: resourceOf(read.found) }) : read;
}

function resourceOf({ group, attributes }: ScimGroup): ScimResource {
  return { id: group.id, createdMs: group.created_ms, updatedMs: group.updated_ms, attributes };
}

const fields: ReadonlyMap<string, ScimGroupField> = new Map([
  ["id", "id"],
  ["externalid", "external_id"],
  ["displayname", "name"],
  ["members", "member"],
  ["members.value", "member"],
]);

function compareGroups({ attribute, operator, value }: Comparison): ScimGroupCondition | undefined {
  const field = fields.get(attribute);
  if (field === undefined || (field !== "name" && operator !== "eq")) return undefined;
  return { field, operator, value };
}
