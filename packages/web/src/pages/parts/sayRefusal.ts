import { pagePartsText } from "../../strings/pageParts.ts";

const noPermission = new Set([
  "not_an_admin",
  "not_an_owner",
  "access_denied",
  "restricted_action",
  "invalid_permissions",
  "missing_scope",
  "no_permission",
  "user_is_restricted",
]);

/** Whether another person could have done it. */
export function isNoPermission(code: string): boolean {
  return noPermission.has(code);
}

const words: Readonly<Record<string, string>> = {
  not_an_enterprise: pagePartsText.noOrganization,
  restricted_plan_level: pagePartsText.planTooLow,
  app_not_found: pagePartsText.appMissing,
  team_not_found: pagePartsText.workspaceMissing,
  user_not_found: pagePartsText.personMissing,
  cannot_remove_owner: pagePartsText.lastOwner,
  user_already_owner: pagePartsText.alreadyCollaborator,
  cannot_modify_primary_owner: pagePartsText.primaryOwnerFixed,
  channel_not_found: pagePartsText.channelMissing,
  ratelimited: pagePartsText.rateLimited,
  service_unavailable: pagePartsText.serverBusy,
  invalid_arguments: pagePartsText.invalidInput,
};

/** A refusal in a sentence; it includes the code, because that is what people look up. */
export function sayRefusal(code: string | undefined): string {
  if (code === undefined) return pagePartsText.unreachable;
  if (isNoPermission(code)) return pagePartsText.notAllowed(code);
  const sentence = words[code];
  return sentence === undefined ? pagePartsText.refused(code) : sentence;
}
