import { isLongerThan, limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { upsertScimResource } from "../../storage/queries/scimResources.ts";
import type { WriteContext } from "../context.ts";
import type { Tree } from "./attributeTree.ts";
import type { Directory } from "./directory.ts";
import type { ScimPerson } from "./findPeople.ts";
import { managedFields } from "./findManaged.ts";
import { storedAttributes } from "./personAttributes.ts";

interface Given {
  readonly tree: Tree;
  /** The attributes that the client named. */
  readonly touched: ReadonlySet<string>;
  readonly externalId: string | null;
  readonly userName: string | undefined;
  /** What the client decided about before and still does. */
  readonly managed?: readonly string[];
}

/** Stores what a client gave: as given, where nothing else here has a place for it. */
export async function storePerson(
  ctx: WriteContext,
  { connectionId }: Directory,
  { user, stored }: ScimPerson,
  given: Given,
): Promise<Outcome<object, "invalid_value">> {
  const attributes = JSON.stringify(storedAttributes(given.tree));
  if (isLongerThan(attributes, limits.scim_stored_chars_max))
    return refuse("invalid_value", `the attributes are longer than ${limits.scim_stored_chars_max} characters`);
  const named = Object.entries(managedFields).filter(([attribute]) => given.touched.has(attribute));
  const managed = new Set([...(given.managed ?? []), ...named.map(([, field]) => field)]);
  await upsertScimResource(ctx.db, {
    connection_id: connectionId,
    resource_id: user.id,
    team_id: user.team_id,
    external_id: given.externalId,
    user_name: given.userName?.toLowerCase() ?? stored?.user_name ?? null,
    attributes,
    managed: JSON.stringify([...managed].toSorted()),
    updated_ms: ctx.nowMs,
  });
  return succeed({});
}
