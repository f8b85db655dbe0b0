import { limits } from "@platform/protocol";
import type { BarrierPlan } from "../domain/barriers/barrier.ts";
import { id, list } from "./params.ts";

/** What a barrier shall be, for the two methods that say so. */
export const barrierParams = {
  primary_usergroup_id: id({
    object: "usergroup",
    describe: "The group on one side.",
    otherwise: "primary_usergroup_not_found",
  }),
  barriered_from_usergroup_ids: list({
    object: "usergroup",
    describe: "The groups on the other side.",
    otherwise: "barriered_from_usergroups_not_found",
    max: limits.barrier_groups_max,
  }),
  restricted_subjects: list({
    describe: "What they are kept from: always `im`, `mpim` and `call`.",
    otherwise: "invalid_restricted_subjects",
    max: 10,
  }),
};

export function planOf(params: {
  readonly primary_usergroup_id: string;
  readonly barriered_from_usergroup_ids: readonly string[];
  readonly restricted_subjects: readonly string[];
}): BarrierPlan {
  return {
    primaryId: params.primary_usergroup_id,
    barredIds: params.barriered_from_usergroup_ids,
    subjects: params.restricted_subjects,
  };
}

export const barrierErrors = {
  not_an_admin: "The caller does not run the workspace.",
  primary_usergroup_not_found: "`primary_usergroup_id` names no group of the workspace.",
  barriered_from_usergroups_not_found:
    "`barriered_from_usergroup_ids` is empty, or one of them is not a group of the workspace, or is the first group itself.",
  invalid_restricted_subjects: "`restricted_subjects` is not `im`, `mpim` and `call`.",
};
