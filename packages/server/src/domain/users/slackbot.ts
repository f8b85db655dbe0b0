import { slackbotId, slackbotName } from "@platform/protocol";
import type { UserRow } from "../../storage/tables/memberships.ts";

/**
 * Slackbot as a user of a workspace. There is no row of it (decision 37): a row could be counted, invited or signed in
 * as, and its id is the same in every workspace. Only the functions that know this one can see it.
 */
export function slackbotIn(teamId: string): UserRow {
  return {
    id: slackbotId,
    team_id: teamId,
    name: slackbotName,
    real_name: "Slackbot",
    display_name: "Slackbot",
    email: null,
    email_verified_ms: null,
    title: "",
    role: "member",
    tz: "America/Los_Angeles",
    locale: "en-US",
    color: "757575",
    bot_id: null,
    app_id: null,
    created_ms: 0,
    updated_ms: 0,
    deactivated_ms: null,
    two_factor_ms: null,
    org_role: null,
    joined_ms: 0,
    expires_ms: null,
    phone: "",
    pronouns: "",
    status_text: "",
    status_emoji: "",
    status_until_ms: null,
    is_away: 0,
    department: "",
    sort_name: slackbotName,
    photo: null,
    field_values: null,
  };
}

/** Adds Slackbot to a page of rows that are sorted by id, if its place is on that page. */
export function withSlackbot<Row>(
  rows: readonly Row[],
  page: {
    readonly slackbot: Row;
    readonly idOf: (row: Row) => string;
    readonly afterId: string;
    readonly limit: number;
  },
): Row[] {
  if (slackbotId <= page.afterId) return [...rows];
  const at = rows.findIndex((row) => page.idOf(row) > slackbotId);
  return rows.toSpliced(at < 0 ? rows.length : at, 0, page.slackbot).slice(0, page.limit);
}
