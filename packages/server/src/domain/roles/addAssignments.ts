import type { Outcome } from "@platform/protocol";
import { insertRoleAssignment } from "../../storage/queries/roleAssignments.ts";
import { defineOperation } from "../context.ts";
import {
  type AssignmentChange,
  type AssignmentCode,
  type ChangedAssignments,
  changeAssignments,
} from "./changeAssignments.ts";

/** Gives a role to people. It holds for their next call, because every call reads the roles. */
export const addAssignments = defineOperation(
  import.meta,
  (ctx, input: AssignmentChange): Promise<Outcome<ChangedAssignments, AssignmentCode>> =>
    changeAssignments(ctx, input, (row) => insertRoleAssignment(ctx.db, { ...row, created_ms: ctx.nowMs })),
);
