import {
  triggerTypeIds,
  triggerTypes,
  typePermissions,
  visibilities,
} from "@platform/protocol/triggers/triggerTypes.ts";
import { type Static, Type } from "typebox";
import type { RuledType } from "../domain/triggers/listTypeRules.ts";
import type { TypeRule } from "../domain/triggers/typePermission.ts";

const ids = Type.Optional(Type.Array(Type.String()));
const entities = { user_ids: ids, team_ids: ids, org_ids: ids };

/** Who may use a type; in `permissions` the same for each of its permissions, the first one included. */
export const typeRulesSchema = Type.Object({
  permission: Type.Enum([...visibilities]),
  ...entities,
  permissions: Type.Array(
    Type.Object({ type: Type.Enum([...typePermissions]), permission: Type.Enum([...visibilities]), ...entities }),
  ),
});

export const triggerTypeSchema = Type.Object(
  {
    id: Type.String(),
    type: Type.Enum([...triggerTypes]),
    rules: typeRulesSchema,
  },
  { title: "TriggerType" },
);

export function presentTypeRules({ rules }: RuledType): Static<typeof typeRulesSchema> {
  const [first] = rules;
  if (!first) throw new Error("a type of trigger has no rules");
  return {
    ...presentRule(first),
    permissions: rules.map((rule) => ({ type: rule.permission, ...presentRule(rule) })),
  };
}

export function presentTriggerType(ruled: RuledType): Static<typeof triggerTypeSchema> {
  return { id: triggerTypeIds[ruled.type], type: ruled.type, rules: presentTypeRules(ruled) };
}

function presentRule({ visibility, userIds, teamIds, orgIds }: TypeRule) {
  return {
    permission: visibility,
    ...(userIds.length > 0 && { user_ids: [...userIds] }),
    ...(teamIds.length > 0 && { team_ids: [...teamIds] }),
    ...(orgIds.length > 0 && { org_ids: [...orgIds] }),
  };
}
