import { type Outcome, refuse, succeed } from "@platform/protocol";
import { deleteGroupMapping } from "../../storage/queries/groupMappings.ts";
import { noteAction } from "../audit/noteAction.ts";
import { defineOperation } from "../context.ts";
import { accessProvider, type ProviderCode } from "./accessProviders.ts";
import type { MappingInput } from "./addGroupMapping.ts";
import { providerEntity } from "./providerEntity.ts";

/** Ends the meaning of a group. Members stay in the user group; a role that it gave ends with the next sign-in. */
export const removeGroupMapping = defineOperation(
  import.meta,
  async (ctx, input: MappingInput): Promise<Outcome<object, ProviderCode | "invalid_target" | "mapping_not_found">> => {
    const accessed = await accessProvider(ctx, input.providerId);
    if (!accessed.ok) return accessed;
    const { provider } = accessed;
    const { value, usergroupId, role, teamId = provider.scope_id } = input;
    if ((usergroupId === undefined) === (role === undefined)) return refuse("invalid_target");
    const target = usergroupId === undefined ? { team_id: teamId } : { usergroup_id: usergroupId };
    const removed = await deleteGroupMapping(ctx.db, { provider_id: provider.id, value, ...target });
    if (!removed) return refuse("mapping_not_found");
    const { team_id, usergroup_id, role: given } = removed;
    const details = { group_removed: value, team_id, usergroup_id, role: given };
    await noteAction(ctx, { action: "idp_prod_configuration_updated", entity: providerEntity(provider), details });
    return succeed({});
  },
);
