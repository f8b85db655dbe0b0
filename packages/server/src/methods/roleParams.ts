import { limits, type Refusal, succeed } from "@platform/protocol";
import { Type } from "typebox";
import type { ChangedAssignments } from "../domain/roles/changeAssignments.ts";
import { list, text } from "./params.ts";

/** What a change of assignments names. The numbers are checked with the caller's rights, for codes of their own. */
export const assignmentParams = {
  role_id: text({ describe: "The role, such as `Rl01` (Channel Admin)." }),
  entity_ids: list({
    object: "team",
    describe: `The org, workspaces and channels; at most ${limits.role_entities_max}.`,
    max: limits.invited_users_max,
  }),
  user_ids: list({
    object: "user",
    describe: `The people; at most ${limits.role_users_max}.`,
    max: limits.invited_users_max,
  }),
};

export const assignmentErrors = {
  invalid_actor: "The caller is neither a primary owner nor a Roles Admin.",
  invalid_role_id: "`role_id` names no role.",
  feature_not_enabled: "Nothing on this server is subject to that role.",
  too_many_users: `\`user_ids\` has more than ${limits.role_users_max} people.`,
  too_many_entities: `\`entity_ids\` has more than ${limits.role_entities_max} entries.`,
  cannot_modify_role_admin: "Only a primary owner decides who is a Roles Admin.",
  no_valid_users: "None of `user_ids` is a person who can have a role.",
  no_valid_entities:
    "None of `entity_ids` is an org, a workspace or a channel for which the caller can give this role.",
  failed_for_some_users: "`rejected_users` lists the invalid people. The change is made for all others.",
  failed_for_some_entities: "`rejected_entities` lists the invalid entities. The change is made for all others.",
  failed_for_some_users_and_entities: "Both lists have entries. The change is made for all others.",
};

export const roleAssignmentSchema = Type.Object(
  {
    role_id: Type.String(),
    entity_id: Type.String({ description: "Id of the org, workspace or channel." }),
    user_id: Type.String(),
    date_create: Type.Integer(),
  },
  { title: "RoleAssignment" },
);

type Partly = "failed_for_some_users" | "failed_for_some_entities" | "failed_for_some_users_and_entities";

/** A change that was made for some is reported as an error with the others, as clients expect. */
export function answerChange({ rejectedUsers, rejectedEntities }: ChangedAssignments): { ok: true } | Refusal<Partly> {
  const lists = {
    ...(rejectedUsers.length > 0 && { rejected_users: rejectedUsers }),
    ...(rejectedEntities.length > 0 && { rejected_entities: rejectedEntities }),
  };
  if (rejectedUsers.length > 0 && rejectedEntities.length > 0) {
    return { ok: false, error: "failed_for_some_users_and_entities", ...lists };
  }
  if (rejectedUsers.length > 0) return { ok: false, error: "failed_for_some_users", ...lists };
  return rejectedEntities.length > 0 ? { ok: false, error: "failed_for_some_entities", ...lists } : succeed({});
}
