import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import { triggerTypeOf } from "@platform/protocol/triggers/triggerTypes.ts";
import { selectOrg, selectTeam } from "../../storage/queries/teams.ts";
import { upsertTypePermission } from "../../storage/queries/triggerTypes.ts";
import { selectUserAtHome } from "../../storage/queries/users.ts";
import { mayAdministerOrg } from "../access/mayAdminister.ts";
import { nearnessOf } from "../connections/nearness.ts";
import { partyOf } from "../connections/sharing.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { type AskedRules, readTypeRules, type RuleCode } from "./readTypeRules.ts";
import type { Entities } from "./typePermission.ts";

export type SetTypeCode = RuleCode | "restricted_action" | "trigger_type_id_not_found";

/** Says who in the caller's org may use a type of trigger. Permissions that are not named stay as they are. */
export const setTypePermissions = defineOperation(
  import.meta,
  async (ctx, input: AskedRules & { readonly typeId: string }): Promise<Outcome<object, SetTypeCode>> => {
    const { orgId } = ctx.caller;
    if (!(await mayAdministerOrg(ctx)) || orgId === undefined) return refuse("restricted_action");
    const type = triggerTypeOf(input.typeId);
    if (!type) return refuse("trigger_type_id_not_found");
    const read = readTypeRules(input);
    if (!read.ok) return read;
    for (const { permission, visibility, ...entities } of read.rules) {
      const unknown = await findUnknown(ctx, orgId, entities);
      if (unknown !== undefined) return refuse("invalid_named_entities", `${unknown} names nobody`);
      await upsertTypePermission(ctx.db, {
        org_id: orgId,
        type,
        permission,
        visibility,
        user_ids: JSON.stringify(entities.userIds),
        team_ids: JSON.stringify(entities.teamIds),
        org_ids: JSON.stringify(entities.orgIds),
        updated_ms: ctx.nowMs,
      });
    }
    return succeed({});
  },
);

/** An id that names nobody of the org, nor of one that it shares channels with. */
async function findUnknown(ctx: WriteContext, orgId: string, entities: Entities): Promise<string | undefined> {
  for (const [ids, isKnown] of [
    [entities.userIds, isKnownUser],
    [entities.teamIds, isKnownTeam],
    [entities.orgIds, isKnownOrg],
  ] as const) {
    for (const id of ids) if (!isIdShaped(id) || !(await isKnown(ctx, orgId, id))) return id;
  }
  return undefined;
}

async function isKnownUser(ctx: WriteContext, orgId: string, id: string): Promise<boolean> {
  const user = await selectUserAtHome(ctx.db, id);
  return user?.deactivated_ms === null && (await isKnownTeam(ctx, orgId, user.team_id));
}

async function isKnownTeam(ctx: WriteContext, orgId: string, id: string): Promise<boolean> {
  const team = await selectTeam(ctx.db, id);
  return team?.deleted_ms === null && (await nearnessOf(ctx.db, orgId, partyOf(team))) !== "stranger";
}

async function isKnownOrg(ctx: WriteContext, orgId: string, id: string): Promise<boolean> {
  return (await selectOrg(ctx.db, id)) !== undefined && (await nearnessOf(ctx.db, orgId, id)) !== "stranger";
}
