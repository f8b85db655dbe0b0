import { sentenceOf } from "../api/explain.ts";
import { surfaceText } from "../strings/surface.ts";

const reasons: Readonly<Record<string, string>> = {
  timeout: surfaceText.appTimedOut,
  no_connection: surfaceText.appUnreachable,
  offline: surfaceText.offline,
  no_url: surfaceText.noRequestUrl,
  invalid_choice: surfaceText.optionGone,
  message_not_found: surfaceText.messageGone,
  view_not_found: surfaceText.viewClosed,
  element_not_found: surfaceText.gone,
  app_not_found: surfaceText.appGone,
  channel_not_found: surfaceText.conversationGone,
};

/** Why something did not work, worded for the person: what happened, and what to do next if there is something. */
export function reasonText(why: string): string {
  const status = /^http (\d+)$/.exec(why)?.[1];
  if (status !== undefined) return surfaceText.appError(status);
  return reasons[why] ?? sentenceOf(why) ?? surfaceText.failed(why);
}
