import { type Outcome, succeed } from "@platform/protocol";
import { selectGroupMappings } from "../../storage/queries/groupMappings.ts";
import { selectUsergroup } from "../../storage/queries/usergroups.ts";
import type { GroupMappingRow } from "../../storage/tables/groupMappings.ts";
import type { ReadContext } from "../context.ts";
import { mappingFault } from "../identities/groups/mappingFault.ts";
import { providerTeams } from "../identities/providerTeams.ts";
import { accessProvider, type ProviderCode } from "./accessProviders.ts";

export interface ListedMapping {
  readonly mapping: GroupMappingRow;
  /** The name of the user group; empty for a role. */
  readonly usergroupName: string;
  /** Whether sign-ins apply it: a SCIM client may have taken the user group over since. */
  readonly isApplied: boolean;
}

/** What the groups at a provider mean here. */
export async function listGroupMappings(
  ctx: ReadContext,
  { providerId }: { readonly providerId: string },
): Promise<Outcome<{ mappings: ListedMapping[] }, ProviderCode>> {
  const accessed = await accessProvider(ctx, providerId);
  if (!accessed.ok) return accessed;
  const teamIds = (await providerTeams(ctx.db, accessed.provider)).map(({ id }) => id);
  const mappings: ListedMapping[] = [];
  for (const mapping of await selectGroupMappings(ctx.db, providerId)) {
    const { usergroup_id: groupId, team_id: teamId } = mapping;
    const group = groupId === "" ? undefined : await selectUsergroup(ctx.db, groupId);
    const isBlocked = group !== undefined && (await mappingFault(ctx, group)) !== undefined;
    const isApplied = accessed.provider.groups_claim !== "" && teamIds.includes(teamId) && !isBlocked;
    mappings.push({ mapping, usergroupName: group?.name ?? "", isApplied });
  }
  return succeed({ mappings });
}
