import { type Outcome, succeed } from "@platform/protocol";
import { selectGroupMappings } from "../../../storage/queries/groupMappings.ts";
import { updateGroupsWithheld } from "../../../storage/queries/identities.ts";
import { selectSignInProvider } from "../../../storage/queries/signInProviders.ts";
import { selectUserAtHome } from "../../../storage/queries/users.ts";
import type { SignInProviderRow } from "../../../storage/tables/signInProviders.ts";
import type { TeamRow } from "../../../storage/tables/teams.ts";
import { noteAction } from "../../audit/noteAction.ts";
import { nobody } from "../../caller.ts";
import { defineOperation, type WriteContext } from "../../context.ts";
import type { ProviderClaims } from "../providerClaims.ts";
import { providerTeams } from "../providerTeams.ts";
import { placeInUsergroup } from "./placeInUsergroup.ts";
import { applyRole } from "./applyRole.ts";

export interface GroupsOfPerson {
  readonly providerId: string;
  readonly userId: string;
  readonly claims: Pick<ProviderClaims, "issuer" | "subject" | "groups" | "areGroupsWithheld">;
}

/**
 * Makes user groups and roles agree with the groups that a provider has just named, whatever its kind: called at each sign-in
 * through it. Only what the provider's mappings name is touched, and nothing at all where the provider did not say.
 */
export const applyGroups = defineOperation(
  import.meta,
  async (ctx, { providerId, userId, claims }: GroupsOfPerson): Promise<Outcome<object, never>> => {
    const provider = await selectSignInProvider(ctx.db, providerId);
    if (!provider || provider.groups_claim === "") return succeed({});
    const { groups, areGroupsWithheld = false } = claims;
    if (groups !== undefined || areGroupsWithheld) await noteWithheld(ctx, provider, { userId, claims });
    if (groups === undefined) return succeed({});
    const mappings = await selectGroupMappings(ctx.db, provider.id);
    const named = new Set(groups);
    const isNamed = (row: { readonly value: string }): boolean => named.has(row.value);
    const teams = await providerTeams(ctx.db, provider);
    // In one order, so that two sign-ins do not wait for each other's groups.
    for (const groupId of new Set(mappings.map(({ usergroup_id }) => usergroup_id).toSorted())) {
      if (groupId === "") continue;
      const isWanted = mappings.some((row) => row.usergroup_id === groupId && isNamed(row));
      const team = teams.find(({ id }) => mappings.some((row) => row.usergroup_id === groupId && row.team_id === id));
      if (team) await placeInUsergroup(actAs(ctx, provider, team, userId), { groupId, userId, isWanted });
    }
    for (const team of teams.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
      const isWanted = mappings.some((row) => row.role === "admin" && row.team_id === team.id && isNamed(row));
      await applyRole(actAs(ctx, provider, team, userId), { providerId, teamId: team.id, userId, isWanted });
    }
    return succeed({});
  },
);

/** The person acts by signing in; entries of the audit log name the provider. */
function actAs(ctx: WriteContext, { id: provider }: SignInProviderRow, team: TeamRow, userId: string): WriteContext {
  const caller = { ...nobody, userId, teamId: team.id, orgId: team.org_id ?? undefined };
  return { ...ctx, caller, audit: ctx.audit && { ...ctx.audit, details: { ...ctx.audit.details, provider } } };
}

/** One entry when a provider begins to name no groups because there are too many, and none with each sign-in after that. */
async function noteWithheld(
  ctx: WriteContext,
  provider: SignInProviderRow,
  { userId, claims }: Omit<GroupsOfPerson, "providerId">,
): Promise<void> {
  const { issuer, subject, areGroupsWithheld = false } = claims;
  const key = { provider_id: provider.id, issuer, subject };
  const hasChanged = await updateGroupsWithheld(ctx.db, key, areGroupsWithheld);
  const user = hasChanged && areGroupsWithheld ? await selectUserAtHome(ctx.db, userId) : undefined;
  if (!user) return;
  const { id, name, email, team_id: teamId } = user;
  await noteAction(ctx, {
    action: "identity_groups_withheld",
    entity: { type: "user", id, state: { name, email, team: teamId } },
    teamId,
    actorId: id,
    details: { provider: provider.id, groups_claim: provider.groups_claim },
  });
}
