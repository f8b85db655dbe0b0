import { explain } from "../../api/explain.ts";
import { channelRulesText } from "../../strings/channelRules.ts";
import { pagePartsText } from "../../strings/pageParts.ts";
import { rolesText } from "../../strings/roles.ts";

const noPermission = new Set([
  "not_an_admin",
  "not_an_owner",
  "access_denied",
  "restricted_action",
  "invalid_permissions",
  "missing_scope",
  "no_permission",
  "user_is_restricted",
  "invalid_actor",
  "cannot_modify_role_admin",
  "admin_unauthorized",
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
  feature_not_enabled: pagePartsText.featureMissing,
  no_valid_users: rolesText.noValidUsers,
  no_valid_entities: rolesText.noValidEntities,
  failed_for_some_users: rolesText.someFailed,
  failed_for_some_entities: rolesText.someFailed,
  failed_for_some_users_and_entities: rolesText.someFailed,
  too_many_users: rolesText.tooManyPeople,
  too_many_entities: rolesText.tooManyPlaces,
  could_not_convert_channel: channelRulesText.alreadyConverted,
  is_idp_managed: channelRulesText.restrictedToGroups,
  invalid_arguments: pagePartsText.invalidInput,
};

/** A refusal in a sentence; it includes the code, because that is what people look up. */
export function sayRefusal(code: string | undefined): string {
  if (code === undefined) return pagePartsText.unreachable;
  if (isNoPermission(code)) return pagePartsText.notAllowed(code);
  return words[code] ?? explain(code);
}
