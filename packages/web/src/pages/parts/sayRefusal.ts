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

/** Whether somebody else could have done it. */
export function isNoPermission(code: string): boolean {
  return noPermission.has(code);
}

const words: Readonly<Record<string, string>> = {
  not_an_enterprise: "This workspace belongs to no organization, so there is nothing to measure here.",
  restricted_plan_level: "The plan of the organization does not have this.",
  app_not_found: "There is no such app in this workspace, or it was deleted.",
  team_not_found: "There is no such workspace, or you do not run it.",
  user_not_found: "There is nobody of that name here.",
  cannot_remove_owner: "They are the last owner of the app. Give it another one first.",
  user_already_owner: "They work on the app already.",
  cannot_modify_primary_owner: "The primary owner stays as they are.",
  channel_not_found: "There is no such channel, or it is out of your sight.",
  ratelimited: "That was too often. Wait a moment, then try again.",
  service_unavailable: "The server is busy or about to stop. Try again in a moment.",
  invalid_arguments: "Something was left out, or is not as it should be.",
};

/** A refusal in a sentence; the code stands in it, because that is what people look up. */
export function sayRefusal(code: string | undefined): string {
  if (code === undefined) return "The server could not be reached.";
  if (isNoPermission(code)) return `You may not do this (${code}).`;
  const sentence = words[code];
  return sentence === undefined ? `The server refused with ${code}.` : sentence;
}
