import { selectOrg, selectTeam } from "../../storage/queries/teams.ts";
import { selectUser } from "../../storage/queries/users.ts";
import type { UserRow } from "../../storage/tables/memberships.ts";
import type { ReadContext } from "../context.ts";

/** Whom claims are about, and which scopes allow which of them. */
export interface Identity {
  readonly teamId: string;
  readonly userId: string;
  readonly scopes: readonly string[];
}

/** Clients look for these names whatever the server is called. */
const vendor = "https://slack.com/";

/** What an app learns of a person who signed in, in an id token and in `openid.connect.userInfo` alike. */
export async function readClaims(
  { db }: ReadContext,
  { teamId, userId, scopes }: Identity,
  picturesOf: (user: UserRow) => Readonly<Record<string, string>>,
) {
  const user = await selectUser(db, teamId, userId);
  const team = await selectTeam(db, teamId);
  if (!user || !team) throw new Error(`the user ${userId} of a token is gone from ${teamId}`);
  const org = team.org_id === null ? undefined : await selectOrg(db, team.org_id);
  return {
    sub: userId,
    [`${vendor}user_id`]: userId,
    [`${vendor}team_id`]: teamId,
    ...(org && { [`${vendor}enterprise_id`]: org.id }),
    ...(scopes.includes("email") && user.email !== null && emailClaims(user.email, user.email_verified_ms)),
    ...(scopes.includes("profile") && {
      ...nameClaims(user.real_name, user.locale),
      picture: picturesOf(user)["image_512"] ?? "",
      ...Object.fromEntries(Object.entries(picturesOf(user)).map(([size, url]) => [`${vendor}user_${size}`, url])),
      [`${vendor}team_name`]: team.name,
      [`${vendor}team_domain`]: team.domain,
      ...(org && { [`${vendor}enterprise_name`]: org.name }),
    }),
  };
}

/** Apps join accounts by an address that is verified, so one that a person has only typed must not be called that. */
function emailClaims(email: string, verifiedMs: number | null) {
  return {
    email,
    email_verified: verifiedMs !== null,
    ...(verifiedMs !== null && { date_email_verified: Math.floor(verifiedMs / 1000) }),
  };
}

/** One name is all that is stored; the last word of it is what clients mean by a family name. */
function nameClaims(name: string, locale: string) {
  const words = name.split(" ");
  const family = words.length > 1 ? words.at(-1) : undefined;
  const given = family === undefined ? name : words.slice(0, -1).join(" ");
  return { name, given_name: given, ...(family !== undefined && { family_name: family }), locale };
}
