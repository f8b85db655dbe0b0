import { limits, refuse, succeed } from "@platform/protocol";
import { addCall } from "../../domain/calls/addCall.ts";
import { activeParticipants, readParticipants } from "../../domain/calls/participants.ts";
import { callSchema, presentCall } from "../../present/call.ts";
import {
  callTitleParam,
  callUsersParam,
  checkUrls,
  desktopJoinUrlParam,
  joinUrlParam,
  participantErrors,
} from "../callParams.ts";
import { defineMethod } from "../define.ts";
import { count, defaulted, id, optional, text } from "../params.ts";

const name = { maxLength: limits.call_name_chars_max };

export const callsAdd = defineMethod({
  name: "calls.add",
  summary: "Announces a call that the app's service carries.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["calls:write"],
  rate: 3,
  params: {
    external_unique_id: text({ describe: "The app's own id of the call, which no other of its calls has.", ...name }),
    join_url: joinUrlParam,
    created_by: optional(
      id({
        object: "user",
        describe: "Who started it. Required with a bot token; the caller otherwise.",
        otherwise: "invalid_created_by",
      }),
    ),
    date_start: optional(
      count({
        describe: "When it started, in seconds since 1970; now by default.",
        min: Number.MIN_SAFE_INTEGER,
        max: Number.MAX_SAFE_INTEGER,
        otherwise: "invalid_start_time",
      }),
    ),
    desktop_app_join_url: optional(desktopJoinUrlParam),
    external_display_id: defaulted(text({ describe: "An id for people to read.", ...name }), ""),
    title: defaulted(callTitleParam, ""),
    users: defaulted(callUsersParam, []),
  },
  result: { call: callSchema },
  errors: {
    invalid_created_by: "`created_by` is missing with a bot token, or names nobody whom the caller can see.",
    not_authorized: "The caller's token belongs to no app: calls are an app's.",
    invalid_start_time: "`date_start` is not a time.",
    bad_users: participantErrors.bad_users,
    user_not_found: participantErrors.user_not_found,
  },
  notes:
    'Post the answered id in a message with the block `{"type":"call","call_id":"R…"}`. The message shows the call as it is, and changes with it.',
  examples: [
    {
      title: "A stand-up",
      params: {
        external_unique_id: "m-77",
        join_url: "https://meet.example.com/77",
        title: "Stand-up",
        created_by: "U0123456789",
        users: [{ slack_id: "U0123456789" }, { external_id: "g1", display_name: "Guest" }],
      },
    },
  ],
  async handler(ctx, params) {
    const checked = checkUrls(params);
    if (!checked.ok) return checked;
    const { date_start: startS } = params;
    if (startS !== undefined && (startS < 0 || startS > limits.call_time_s_max)) return refuse("invalid_start_time");
    const read = await readParticipants(ctx, params.users);
    if (!read.ok) return read;
    const added = await ctx.write(addCall, {
      externalId: params.external_unique_id,
      displayId: params.external_display_id,
      title: params.title,
      joinUrl: params.join_url,
      desktopJoinUrl: params.desktop_app_join_url ?? "",
      creatorId: params.created_by,
      startedMs: startS === undefined ? undefined : startS * 1000,
      users: read.users,
    });
    return added.ok ? succeed({ call: presentCall(added.call, { users: activeParticipants(added.call) }) }) : added;
  },
});
