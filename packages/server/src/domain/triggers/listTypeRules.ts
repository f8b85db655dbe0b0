import { type Outcome, refuse, succeed } from "@platform/protocol";
import {
  type TriggerType,
  triggerTypeOf,
  triggerTypes,
  typePermissions,
} from "@platform/protocol/triggers/triggerTypes.ts";
import type { Db } from "../../storage/db.ts";
import { selectTypePermissions } from "../../storage/queries/triggerTypes.ts";
import { mayAdministerOrg } from "../access/mayAdminister.ts";
import type { ReadContext } from "../context.ts";
import { openRule, ruleOf, type TypeRule } from "./typePermission.ts";

/** A type of trigger, and who may use it: one rule for each permission. */
export interface RuledType {
  readonly type: TriggerType;
  readonly rules: readonly TypeRule[];
}

/** Who may use these types of trigger; for admins of the org. */
export async function listTypeRules(
  ctx: ReadContext,
  types: Iterable<TriggerType> = triggerTypes,
): Promise<Outcome<{ types: RuledType[] }, "restricted_action">> {
  const { orgId } = ctx.caller;
  if (!(await mayAdministerOrg(ctx)) || orgId === undefined) return refuse("restricted_action");
  const ruled: RuledType[] = [];
  for (const type of types) ruled.push({ type, rules: await readRules(ctx.db, orgId, type) });
  return succeed({ types: ruled });
}

/** The same for types by their ids. */
export async function lookupTypeRules(
  ctx: ReadContext,
  ids: readonly string[],
): Promise<Outcome<{ types: RuledType[] }, "restricted_action" | "trigger_type_id_not_found">> {
  const types = new Set(ids.map(triggerTypeOf));
  const isKnown = types.size > 0 && !types.has(undefined);
  const listed = await listTypeRules(
    ctx,
    [...types].filter((type) => type !== undefined),
  );
  return listed.ok && !isKnown ? refuse("trigger_type_id_not_found") : listed;
}

/** All permissions of a type, also those that nobody has decided about yet. */
export async function readRules(db: Db, orgId: string, type: TriggerType): Promise<TypeRule[]> {
  const decided = (await selectTypePermissions(db, orgId, type)).map(ruleOf);
  return typePermissions.map(
    (permission) => decided.find((rule) => rule.permission === permission) ?? openRule(permission),
  );
}
