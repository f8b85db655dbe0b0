import { isIdShaped, isLongerThan, limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { insertGroupMapping, selectGroupMappings } from "../../storage/queries/groupMappings.ts";
import { selectUsergroup } from "../../storage/queries/usergroups.ts";
import type { GroupMappingRow } from "../../storage/tables/groupMappings.ts";
import type { SignInProviderRow } from "../../storage/tables/signInProviders.ts";
import { noteAction } from "../audit/noteAction.ts";
import { defineOperation, type ReadContext } from "../context.ts";
import { mappingFault, type MappingFault } from "../identities/groups/mappingFault.ts";
import { providerTeams } from "../identities/providerTeams.ts";
import { accessProvider, type ProviderCode } from "./accessProviders.ts";
import { providerEntity } from "./providerEntity.ts";

export interface MappingInput {
  readonly providerId: string;
  /** Compared byte by byte with what the provider sends, so it is stored as it was typed. */
  readonly value: string;
  readonly usergroupId: string | undefined;
  readonly role: "admin" | undefined;
  /** Where the role is given; undefined for the workspace of the provider. */
  readonly teamId: string | undefined;
}

type TargetCode = MappingFault | "invalid_target" | "usergroup_not_found" | "team_not_found";
export type AddMappingCode = ProviderCode | TargetCode | "invalid_group" | "too_many_mappings";

/** Says what a group at a provider means here: a place in a user group, or the role of an admin. */
export const addGroupMapping = defineOperation(
  import.meta,
  async (ctx, input: MappingInput): Promise<Outcome<object, AddMappingCode>> => {
    const accessed = await accessProvider(ctx, input.providerId);
    if (!accessed.ok) return accessed;
    const { provider } = accessed;
    const { value } = input;
    if (value === "" || isLongerThan(value, limits.group_value_chars_max)) return refuse("invalid_group");
    const found = await findTarget(ctx, provider, input);
    if (!found.ok) return found;
    const known = await selectGroupMappings(ctx.db, provider.id);
    if (known.length >= limits.group_mappings_max) return refuse("too_many_mappings");
    const { target } = found;
    const isNew = await insertGroupMapping(ctx.db, {
      ...target,
      provider_id: provider.id,
      value,
      created_ms: ctx.nowMs,
    });
    if (!isNew) return succeed({});
    const details = { group_added: value, ...target };
    await noteAction(ctx, { action: "idp_prod_configuration_updated", entity: providerEntity(provider), details });
    return succeed({});
  },
);

/** What is mapped to, where the provider lets people in: a user group, or the role in a workspace. */
async function findTarget(
  ctx: ReadContext,
  provider: SignInProviderRow,
  { usergroupId, role, teamId }: Pick<MappingInput, "usergroupId" | "role" | "teamId">,
): Promise<Outcome<{ target: Pick<GroupMappingRow, "team_id" | "usergroup_id" | "role"> }, TargetCode>> {
  if ((usergroupId === undefined) === (role === undefined)) return refuse("invalid_target");
  const teamIds = (await providerTeams(ctx.db, provider)).map(({ id }) => id);
  if (usergroupId !== undefined) {
    const group = isIdShaped(usergroupId) ? await selectUsergroup(ctx.db, usergroupId) : undefined;
    if (!group || !teamIds.includes(group.team_id)) return refuse("usergroup_not_found");
    const fault = await mappingFault(ctx, group);
    if (fault) return refuse(fault);
    return succeed({ target: { team_id: group.team_id, usergroup_id: group.id, role: "" } });
  }
  const team = teamId ?? provider.scope_id;
  if (!teamIds.includes(team)) return refuse("team_not_found");
  return succeed({ target: { team_id: team, usergroup_id: "", role: "admin" } });
}
