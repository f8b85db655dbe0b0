import { defaulted, id, optional, choice, text } from "./params.ts";

/** The app that people work on. */
export const workedAppParam = id({ object: "developed_app", describe: "The app.", otherwise: "app_not_found" });

/** A person as tools name people. */
export const personParams = {
  user_email: optional(text({ describe: "The email address of a person of the app's workspace." })),
  user_id: optional(text({ object: "user", describe: "Their id; used when there is no email address." })),
};

export const permissionParam = choice({
  describe: "`owner` can change the app and its collaborators; `reader` can see its configuration.",
  of: ["owner", "reader"],
});

export const ownerByDefault = defaulted(permissionParam, "owner");

/** The refusals of `findCollaborator`, worded once. */
export const collaboratorErrors = {
  app_not_found: "`app_id` is missing, or names no app of the workspace.",
  access_denied: "The caller is neither an owner of the app nor an admin of its workspace.",
  user_not_found: "Nobody of the app's workspace has this email address or id.",
};

export const lastOwnerError = {
  cannot_remove_owner: "They are the last owner of the app. Give it another one first.",
};

/** The refusals of reading how an app is made, worded once. */
export const workedAppErrors = {
  app_not_found: collaboratorErrors.app_not_found,
  access_denied: "The caller neither works on the app nor is an admin of its workspace.",
};
