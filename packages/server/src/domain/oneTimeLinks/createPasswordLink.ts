import { type Outcome, refuse, succeed } from "@platform/protocol";
import { deletePasswordLinksOf, insertOneTimeLink } from "../../storage/queries/oneTimeLinks.ts";
import { selectUserAtHome } from "../../storage/queries/users.ts";
import { defineOperation } from "../context.ts";
import { newLink } from "./linkRow.ts";

export interface PasswordLinkOf {
  readonly userId: string;
  readonly removesSecondFactor: boolean;
}

/** Creates a link with which one person chooses a password. An earlier link of the person stops working. */
export const createPasswordLink = defineOperation(
  import.meta,
  async (ctx, input: PasswordLinkOf): Promise<Outcome<{ path: string }, "user_not_found">> => {
    const user = await selectUserAtHome(ctx.db, input.userId);
    if (!user || user.deactivated_ms !== null || user.bot_id !== null) return refuse("user_not_found");
    await deletePasswordLinksOf(ctx.db, user.id);
    const { path, row } = newLink(ctx, {
      purpose: "password",
      team_id: user.team_id,
      user_id: user.id,
      removes_second_factor: input.removesSecondFactor ? 1 : 0,
    });
    await insertOneTimeLink(ctx.db, row);
    return succeed({ path });
  },
);
