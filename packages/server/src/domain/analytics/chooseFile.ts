import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectOrg, selectTeam, selectTeamsOfOrg } from "../../storage/queries/teams.ts";
import type { OrgRow, TeamRow } from "../access/accessTeam.ts";
import { mayAdminister, mayAdministerOrg } from "../access/mayAdminister.ts";
import type { ReadContext } from "../context.ts";
import { checkFeature } from "../policies/plans.ts";
import { type Day, dayText, parseDay } from "./day.ts";

export const fileTypes = ["member", "public_channel"] as const;
export type FileType = (typeof fileTypes)[number];

export interface AskedFile {
  readonly type: FileType;
  readonly date: string | undefined;
  readonly metadataOnly: boolean;
}

export interface ChosenFile {
  readonly org: OrgRow;
  /** Those of the whole org for org admins, otherwise the caller's own. */
  readonly teams: readonly TeamRow[];
  readonly day: Day;
}

export type FileCode =
  | "not_an_admin"
  | "feature_not_enabled"
  | "member_analytics_disabled"
  | "metadata_not_available"
  | "metadata_only_does_not_support_date"
  | "invalid_date"
  | "file_not_yet_available"
  | "file_not_found";

/** Whether there is such a file for the caller, and what it is about. */
export async function chooseFile(ctx: ReadContext, asked: AskedFile): Promise<Outcome<ChosenFile, FileCode>> {
  const { db, caller, nowMs } = ctx;
  const own = await selectTeam(db, caller.teamId);
  const isOfOrg = await mayAdministerOrg(ctx);
  if (!isOfOrg && !(own && (await mayAdminister(ctx, { team: own })))) return refuse("not_an_admin");
  const featured = await checkFeature(ctx, "message_metadata_analytics");
  const org = await selectOrg(db, caller.orgId ?? "");
  if (!featured.ok || !org) return refuse("feature_not_enabled");
  if (asked.type === "member" && org.member_analytics_off) return refuse("member_analytics_disabled");
  const dated = asked.metadataOnly ? dateMetadata(asked, nowMs) : dateFile(asked.date ?? "", org, nowMs);
  if (!dated.ok) return dated;
  const teams = isOfOrg ? await selectTeamsOfOrg(db, org.id) : [own].filter((team) => team !== undefined);
  return succeed({ org, teams, day: dated.day });
}

/** What channels are called is known of today alone. */
function dateMetadata(
  { type, date }: AskedFile,
  nowMs: number,
): Outcome<{ day: Day }, "metadata_not_available" | "metadata_only_does_not_support_date" | "invalid_date"> {
  if (type === "member") return refuse("metadata_not_available");
  if (date !== undefined) return refuse("metadata_only_does_not_support_date");
  const today = parseDay(dayText(nowMs));
  return today ? succeed({ day: today }) : refuse("invalid_date");
}

/** A day is reported once it is over, and only while there was an org. */
function dateFile(
  date: string,
  org: OrgRow,
  nowMs: number,
): Outcome<{ day: Day }, "invalid_date" | "file_not_yet_available" | "file_not_found"> {
  const day = parseDay(date);
  if (!day) return refuse("invalid_date");
  if (day.beforeMs > nowMs) return refuse("file_not_yet_available");
  return day.beforeMs <= org.created_ms ? refuse("file_not_found") : succeed({ day });
}
