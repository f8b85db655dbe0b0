import { succeed } from "@platform/protocol";
import { updateSessionTeam } from "../../storage/queries/sessions.ts";
import { defineOperation } from "../context.ts";

/** Notes which workspace a person opened last: addresses that name none lead there. */
export const noteWorkspace = defineOperation(
  import.meta,
  async (ctx, input: { readonly hash: string; readonly teamId: string }) => {
    await updateSessionTeam(ctx.db, input.hash, input.teamId);
    return succeed({});
  },
);
