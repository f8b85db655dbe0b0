import { type Outcome, refuse, succeed } from "@platform/protocol";
import {
  deleteFunctionEntities,
  selectDistribution,
  selectFunctionEntities,
} from "../../storage/queries/distributions.ts";
import { accessFunction } from "../access/accessFunction.ts";
import { defineOperation } from "../context.ts";
import type { ChangedUsers, ChangeUsersCode } from "./addUsers.ts";
import { describeDistribution, type Distribution } from "./distribution.ts";

/** Takes people off the list of those whose workflows may use a function. Runs that come to it later fail there. */
export const removeUsers = defineOperation(
  import.meta,
  async (ctx, input: ChangedUsers): Promise<Outcome<{ distribution: Distribution }, ChangeUsersCode>> => {
    const found = await accessFunction(ctx, input.named);
    if (!found.ok) return found;
    if ((await selectDistribution(ctx.db, found.key)) !== "named_entities") {
      return refuse("invalid_permission_type", "the function is not for named_entities");
    }
    const named = await selectFunctionEntities(ctx.db, found.key);
    const missing = input.userIds.find((id) => !named.some((row) => row.kind === "user" && row.entity_id === id));
    if (missing !== undefined) return refuse("user_not_found", `${missing} is not on the list`);
    await deleteFunctionEntities(ctx.db, found.key, input.userIds);
    return succeed({ distribution: await describeDistribution(ctx, found.key) });
  },
);
