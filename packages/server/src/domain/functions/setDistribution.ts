import { type Outcome, refuse, succeed } from "@platform/protocol";
import { runPermissions } from "@platform/protocol/triggers/triggerTypes.ts";
import {
  deleteFunctionEntities,
  type FunctionKey,
  insertFunctionEntities,
  upsertDistribution,
} from "../../storage/queries/distributions.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import type { FunctionEntityRow } from "../../storage/tables/functionEntities.ts";
import { accessFunction, type FunctionCode, type NamedFunction } from "../access/accessFunction.ts";
import { partyOf } from "../connections/sharing.ts";
import { defineOperation, type ReadContext } from "../context.ts";
import { describeDistribution, type Distribution } from "./distribution.ts";
import { readUsers } from "./readUsers.ts";

export interface NewDistribution {
  readonly named: NamedFunction;
  readonly permission: string | undefined;
  readonly userIds: readonly string[];
  readonly teamIds: readonly string[];
  readonly orgIds: readonly string[];
}

export type SetDistributionCode =
  | FunctionCode
  | "permission_type_required"
  | "invalid_permission_type"
  | "invalid_named_entities"
  | "user_not_found";

/** Sets whose workflows may use a function. */
export const setDistribution = defineOperation(
  import.meta,
  async (ctx, input: NewDistribution): Promise<Outcome<{ distribution: Distribution }, SetDistributionCode>> => {
    const found = await accessFunction(ctx, input.named);
    if (!found.ok) return found;
    if (input.permission === undefined) return refuse("permission_type_required");
    const permission = runPermissions.find((known) => known === input.permission);
    if (!permission) return refuse("invalid_permission_type", `permission_type is one of ${runPermissions.join(", ")}`);
    const given = input.userIds.length + input.teamIds.length + input.orgIds.length;
    if (permission === "named_entities" ? given === 0 : given > 0) {
      return refuse("invalid_named_entities", given > 0 ? "ids are for named_entities" : "nobody is named");
    }
    const read = await readUsers(ctx, found.app, input.userIds);
    if (!read.ok) return read;
    const stranger = await findStranger(ctx, found.app.team_id, input);
    if (stranger !== undefined)
      return refuse("invalid_named_entities", `${stranger} is not the app's own, nor of its org`);
    const { key } = found;
    await upsertDistribution(ctx.db, key, { permission_type: permission, updated_ms: ctx.nowMs });
    await deleteFunctionEntities(ctx.db, key);
    await insertFunctionEntities(ctx.db, [
      ...entityRows(key, "user", read.userIds, ctx.nowMs),
      ...entityRows(key, "team", input.teamIds, ctx.nowMs),
      ...entityRows(key, "org", input.orgIds, ctx.nowMs),
    ]);
    return succeed({ distribution: await describeDistribution(ctx, key) });
  },
);

/** The named people, without duplicates, as they are stored. */
export function entityRows(
  { appId, callbackId }: FunctionKey,
  kind: FunctionEntityRow["kind"],
  ids: readonly string[],
  nowMs: number,
): FunctionEntityRow[] {
  return [...new Set(ids)].map((id) => ({
    app_id: appId,
    function: callbackId,
    kind,
    entity_id: id,
    added_ms: nowMs,
  }));
}

/** A workspace or an org that has nothing to do with the app's own. */
async function findStranger({ db }: ReadContext, homeId: string, input: NewDistribution): Promise<string | undefined> {
  const home = await selectTeam(db, homeId);
  for (const id of input.teamIds) {
    const team = await selectTeam(db, id);
    const isOurs = home && team?.deleted_ms === null && partyOf(team) === partyOf(home);
    if (!isOurs) return id;
  }
  return input.orgIds.find((id) => id !== home?.org_id);
}
