import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { activeParticipants } from "../domain/calls/participants.ts";
import { selectShownIn } from "../domain/calls/shownIn.ts";
import { isDesktopJoinUrl, isJoinUrl } from "../domain/calls/webAddress.ts";
import type { CallRow } from "../domain/access/accessCall.ts";
import type { ReadContext } from "../domain/context.ts";
import { presentCall } from "../present/call.ts";
import { id, jsonArray, text } from "./params.ts";

export const callParam = id({
  object: "call",
  describe: "The call, as `calls.add` answered it.",
  otherwise: "invalid_call_id",
});

export const callUsersParam = jsonArray({
  describe:
    "People as a JSON array of objects with `slack_id`, or with `external_id`, `display_name` and `avatar_url`, or with all.",
  otherwise: "bad_users",
});

export const joinUrlParam = text({ describe: "Where people join with a browser: `http` or `https`." });
export const desktopJoinUrlParam = text({
  describe: "Where an installed program joins; any scheme that is not run by browsers.",
});
export const callTitleParam = text({ describe: "The title of the card.", maxLength: limits.call_name_chars_max });

/** The refusals of calls, worded once. */
export const callErrors = {
  invalid_call_id: "`id` is missing, unknown, or a call of another app.",
};

export const participantErrors = {
  ...callErrors,
  bad_users: "`users` is missing or malformed; the message says how.",
  user_not_found: "A `slack_id` names nobody whom the caller can see.",
  inactive_call: "The call has ended.",
};

/** Both addresses, where they are given. */
export function checkUrls(given: {
  readonly join_url: string | undefined;
  readonly desktop_app_join_url: string | undefined;
}): Outcome<object, "invalid_arguments"> {
  const { join_url: joinUrl, desktop_app_join_url: desktop } = given;
  if (joinUrl !== undefined && !isJoinUrl(joinUrl)) {
    return refuse("invalid_arguments", "must be a web address [json-pointer:/join_url]");
  }
  if (desktop !== undefined && desktop !== "" && !isDesktopJoinUrl(desktop)) {
    return refuse("invalid_arguments", "must be an address of a program [json-pointer:/desktop_app_join_url]");
  }
  return succeed({});
}

/** The call with the conversations that show it. */
export async function printCall(ctx: ReadContext, call: CallRow) {
  return presentCall(call, { users: activeParticipants(call), channels: await selectShownIn(ctx, call) });
}
