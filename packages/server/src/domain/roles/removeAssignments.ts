import type { Outcome } from "@platform/protocol";
import { deleteRoleAssignment } from "../../storage/queries/roleAssignments.ts";
import { defineOperation } from "../context.ts";
import {
  type AssignmentChange,
  type AssignmentCode,
  type ChangedAssignments,
  changeAssignments,
} from "./changeAssignments.ts";

/** Takes a role from people. Their next call is refused. */
export const removeAssignments = defineOperation(
  import.meta,
  (ctx, input: AssignmentChange): Promise<Outcome<ChangedAssignments, AssignmentCode>> =>
    changeAssignments(ctx, input, (row) => deleteRoleAssignment(ctx.db, row)),
);
