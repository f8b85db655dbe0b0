import { type Outcome, refuse, succeed } from "@platform/protocol";
import { insertFunctionEntities, selectDistribution } from "../../storage/queries/distributions.ts";
import { accessFunction, type FunctionCode, type NamedFunction } from "../access/accessFunction.ts";
import { defineOperation } from "../context.ts";
import { describeDistribution, type Distribution } from "./distribution.ts";
import { readUsers } from "./readUsers.ts";
import { entityRows } from "./setDistribution.ts";

export type ChangeUsersCode = FunctionCode | "invalid_permission_type" | "user_not_found";

export interface ChangedUsers {
  readonly named: NamedFunction;
  readonly userIds: readonly string[];
}

/** Lets the workflows of more people use a function; who was named before stays. */
export const addUsers = defineOperation(
  import.meta,
  async (ctx, input: ChangedUsers): Promise<Outcome<{ distribution: Distribution }, ChangeUsersCode>> => {
    const found = await accessFunction(ctx, input.named);
    if (!found.ok) return found;
    if ((await selectDistribution(ctx.db, found.key)) !== "named_entities") {
      return refuse("invalid_permission_type", "the function is not for named_entities: set that first");
    }
    const read = await readUsers(ctx, found.app, input.userIds);
    if (!read.ok) return read;
    await insertFunctionEntities(ctx.db, entityRows(found.key, "user", read.userIds, ctx.nowMs));
    return succeed({ distribution: await describeDistribution(ctx, found.key) });
  },
);
