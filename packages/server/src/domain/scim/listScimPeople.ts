import { type Outcome, succeed } from "@platform/protocol";
import { type ScimPersonCondition, type ScimPersonField, selectScimPeople } from "../../storage/queries/scimPeople.ts";
import type { ReadContext } from "../context.ts";
import type { Tree } from "./attributeTree.ts";
import { openDirectory } from "./directory.ts";
import { findPeople, findPerson, type ScimPerson } from "./findPeople.ts";
import { personAttributes } from "./personAttributes.ts";
import { type Comparison, readFilter } from "./readFilter.ts";

export interface PageAsked {
  readonly filter: string | undefined;
  /** How many come before the page. */
  readonly offset: number;
  readonly limit: number;
}

/** A resource with what every kind of resource has. */
export interface ScimResource {
  readonly id: string;
  readonly createdMs: number;
  readonly updatedMs: number;
  readonly attributes: Tree;
}

type Page = Outcome<
  { readonly resources: readonly ScimResource[]; readonly total: number },
  "restricted_action" | "invalid_filter"
>;

/** People of the directory by id, which never changes: rows that come and go move nobody to an earlier page. */
export async function listScimPeople(ctx: ReadContext, { filter, offset, limit }: PageAsked): Promise<Page> {
  const opened = await openDirectory(ctx);
  if (!opened.ok) return opened;
  const { directory } = opened;
  let condition: ScimPersonCondition | undefined;
  if (filter !== undefined) {
    const read = readFilter(filter, comparePeople);
    if (!read.ok) return read;
    ({ condition } = read);
  }
  const { ids, total } = await selectScimPeople(ctx.db, { ...directory, condition, offset, limit });
  const people = await findPeople(ctx, directory, ids);
  return succeed({ resources: people.map(resourceOf), total });
}

export async function readScimPerson(
  ctx: ReadContext,
  id: string,
): Promise<Outcome<{ resource: ScimResource }, "restricted_action" | "user_not_found">> {
  const opened = await openDirectory(ctx);
  if (!opened.ok) return opened;
  const found = await findPerson(ctx, opened.directory, id);
  return found.ok ? succeed({ resource: resourceOf(found.person) }) : found;
}

function resourceOf(person: ScimPerson): ScimResource {
  const { id, created_ms: createdMs, updated_ms: updatedMs } = person.user;
  return { id, createdMs, updatedMs, attributes: personAttributes(person) };
}

const fields: ReadonlyMap<string, ScimPersonField> = new Map([
  ["id", "id"],
  ["externalid", "external_id"],
  ["emails", "email"],
  ["emails.value", "email"],
  ["displayname", "display_name"],
  ["nickname", "display_name"],
  ["name.formatted", "real_name"],
  ["title", "title"],
  ["department", "department"],
]);

function comparePeople({ attribute, operator, value }: Comparison): ScimPersonCondition | undefined {
  if (attribute === "username") return compareUserName({ operator, value });
  if (attribute === "active") {
    const word = value.toLowerCase();
    const isKnown = operator === "eq" && (word === "true" || word === "false");
    return isKnown ? { field: "active", operator, value: word } : undefined;
  }
  // The address of the account stands for the one of work.
  if (attribute === "emails.type" || attribute === "emails.primary") {
    const isPreferred = operator === "eq" && ["work", "true"].includes(value.toLowerCase());
    return isPreferred ? { field: "email", operator: "pr", value: "" } : undefined;
  }
  const field = fields.get(attribute);
  return field === undefined ? undefined : { field, operator, value };
}

/** Clients look for people by the user name that they gave, or will give: often an address, which is no handle. */
function compareUserName({ operator, value }: Omit<Comparison, "attribute">): ScimPersonCondition {
  if (operator === "ne") return { not: compareUserName({ operator: "eq", value }) };
  const names = (["handle", "given_user_name"] as const).map((field) => ({ field, operator, value }));
  return { any: operator === "eq" ? [...names, { field: "email", operator, value }] : names };
}
