import { type Outcome, succeed } from "@platform/protocol";
import { deleteSessionSettings } from "../../storage/queries/sessionSettings.ts";
import { defineOperation } from "../context.ts";
import { accessHolders, type HoldersCode } from "./accessHolders.ts";

/** The next sign-in of these people lasts as long as that of everyone. */
export const clearSessionSettings = defineOperation(
  import.meta,
  async (ctx, { userIds }: { readonly userIds: readonly string[] }): Promise<Outcome<object, HoldersCode>> => {
    const found = await accessHolders(ctx, userIds);
    if (!found.ok) return found;
    for (const userId of found.userIds) await deleteSessionSettings(ctx.db, userId);
    return succeed({});
  },
);
