import { cutCharacters, limits, type Outcome, refuse, slackbotName, succeed } from "@platform/protocol";
import { selectHasUserName } from "../../storage/queries/scimResources.ts";
import { selectUserByName } from "../../storage/queries/users.ts";
import type { UserRow } from "../../storage/tables/memberships.ts";
import type { WriteContext } from "../context.ts";
import { handleIn } from "../invites/joinByLink.ts";
import { freeHandle } from "../users/freeHandle.ts";
import type { Directory } from "./directory.ts";

interface Wanted {
  /** Nothing for a new person. */
  readonly user: UserRow | undefined;
  readonly given: string | undefined;
  /** What was given before, in lower case. */
  readonly before: string | undefined;
}

/** The handle of a person by their user name. Names that differ in capitals are the same; an address becomes a handle that is free. */
export async function handleFor(
  ctx: WriteContext,
  { teamIds, connectionId }: Directory,
  { user, given, before }: Wanted,
): Promise<Outcome<{ handle: string }, "username_taken" | "invalid_value">> {
  const wanted = given?.toLowerCase();
  if (user && (wanted === undefined || wanted === before || wanted === user.name))
    return succeed({ handle: user.name });
  if (wanted === undefined) return refuse("invalid_value", "userName is missing");
  const teamId = user?.team_id ?? teamIds[0];
  const asked = { connectionId, teamIds, userName: wanted, exceptId: user?.id ?? "" };
  if (await selectHasUserName(ctx.db, asked)) return refuse("username_taken");
  const handle = cutCharacters(handleIn(wanted), limits.profile_name_chars_max);
  if (user && isNumbered(user.name, handle)) return succeed({ handle: user.name });
  if (wanted.includes("@")) return succeed({ handle: await freeHandle(ctx, teamId, { wanted: handle }) });
  const holder = await selectUserByName(ctx.db, teamId, handle);
  const isTaken = handle === slackbotName || (holder !== undefined && holder.id !== user?.id);
  return isTaken ? refuse("username_taken") : succeed({ handle });
}

/** Whether it is that handle already, with the number that made it free. */
function isNumbered(name: string, handle: string): boolean {
  return name.startsWith(handle) && /^\d*$/.test(name.slice(handle.length));
}
