import { succeed } from "@platform/protocol";
import { updateUser } from "../../storage/queries/users.ts";
import type { MemberKey } from "../access/personCaller.ts";
import { defineOperation } from "../context.ts";

/** Sets the locale of a person's profile, in which Slackbot writes to them. */
export const setLocale = defineOperation(
  import.meta,
  async (ctx, { teamId, userId, locale }: MemberKey & { readonly locale: string }) => {
    await updateUser(ctx.db, { id: userId, team_id: teamId }, { locale });
    return succeed({});
  },
);
