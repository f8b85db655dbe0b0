import { isLongerThan, limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { upsertScimResource } from "../../storage/queries/scimResources.ts";
import type { UsergroupRow } from "../../storage/tables/usergroups.ts";
import type { WriteContext } from "../context.ts";
import type { Directory } from "./directory.ts";

/** Stores the id that the client has for a group. */
export async function storeGroup(
  ctx: WriteContext,
  { connectionId }: Directory,
  group: UsergroupRow,
  externalId: unknown,
): Promise<Outcome<object, "invalid_value">> {
  const given = typeof externalId === "string" && externalId !== "" ? externalId : null;
  if (given !== null && isLongerThan(given, limits.scim_external_id_chars_max))
    return refuse("invalid_value", `externalId has more than ${limits.scim_external_id_chars_max} characters`);
  await upsertScimResource(ctx.db, {
    connection_id: connectionId,
    resource_id: group.id,
    team_id: group.team_id,
    external_id: given,
    user_name: null,
    attributes: "{}",
    managed: "[]",
    updated_ms: ctx.nowMs,
  });
  return succeed({});
}
