import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { succeed } from "@platform/protocol";
import { fileTypes } from "../../domain/analytics/chooseFile.ts";
import { readFile } from "../../domain/analytics/readFile.ts";
import { presentLines } from "../../present/analyticsFile.ts";
import { AnswerFile } from "../answerFile.ts";
import { defineMethod } from "../define.ts";
import { choice, defaulted, flag, optional, text } from "../params.ts";

// Clients compare it with this very text, and read anything else as JSON.
const contentType = "application/gzip";
const compress = promisify(gzip);

export const adminAnalyticsGetFile = defineMethod({
  name: "admin.analytics.getFile",
  summary: "Returns the analytics of a day as a file, by person or by public channel.",
  http: "GET",
  tokens: ["user"],
  scopes: ["admin.analytics:read"],
  rate: 2,
  answersFile: contentType,
  params: {
    type: choice({ describe: "What each line is about.", of: fileTypes, otherwise: "invalid_type" }),
    date: optional(text({ describe: "The day in UTC, as in 2026-01-15. Needed unless `metadata_only` is given." })),
    metadata_only: defaulted(
      flag({ describe: "Names, topics and descriptions of public channels as they are now, instead of a day." }),
      false,
    ),
  },
  result: {},
  errors: {
    not_an_admin: "The caller runs neither the org nor a workspace of it.",
    feature_not_enabled: "The caller's workspace belongs to no org, or the org's plan has no analytics.",
    invalid_type: "`type` is missing or neither `member` nor `public_channel`.",
    invalid_date: "`date` is missing, or no day of the calendar written like 2026-01-15.",
    file_not_yet_available: "The day is not over.",
    file_not_found: "The org did not exist yet on that day.",
    member_analytics_disabled: "An owner of the org has turned off member analytics.",
    metadata_not_available: "`metadata_only` is for `public_channel` alone.",
    metadata_only_does_not_support_date: "`metadata_only` describes the present, so it takes no `date`.",
  },
  examples: [{ title: "What everyone did on a day", params: { type: "member", date: "2026-01-14" } }],
  notes:
    "Answers a gzip file of JSON objects, one on each line, with the content type `application/gzip` and no `ok`; a refusal is JSON. Admins of the org get all its workspaces, admins of a workspace get that one. A day is counted on request: it leaves out messages that were deleted since, and channel sizes are current. `is_active` means that the person posted or added a file. People are counted where they posted in conversations of these workspaces, including direct messages.",
  async handler(ctx, params) {
    const { type, date, metadata_only: metadataOnly } = params;
    const read = await readFile(ctx, { type, date, metadataOnly });
    if (!read.ok) return read;
    const lines = presentLines(read).map((line) => `${JSON.stringify(line)}\n`);
    return succeed({ file: new AnswerFile(contentType, await compress(lines.join(""))) });
  },
});
