import { limits } from "@platform/protocol";
import type { NamedFunction } from "../domain/access/accessFunction.ts";
import { defaulted, list, optional, text } from "./params.ts";

/** A function as tools name it. */
export const functionParams = {
  function_id: optional(text({ object: "function", describe: "The function, by its id." })),
  function_app_id: optional(
    text({ object: "developed_app", describe: "Its app; together with `function_callback_id`." }),
  ),
  function_callback_id: optional(text({ describe: "The function, by its name in the manifest of its app." })),
};

const listed = { max: limits.json_keys_max };
export const usersParam = defaulted(list({ object: "user", describe: "People.", ...listed }), []);
export const teamsParam = defaulted(list({ object: "team", describe: "Everyone in these workspaces.", ...listed }), []);
export const orgsParam = defaulted(list({ object: "org", describe: "Everyone in these orgs.", ...listed }), []);

/** The refusals of `accessFunction`, worded once. */
export const functionErrors = {
  app_not_found: "`function_app_id` names no app of the workspace.",
  function_not_found: "`function_id`, or `function_callback_id` in the app, names no function.",
  access_denied: "The caller neither works on the app, in a role that allows this, nor is an admin of its workspace.",
};

export function functionOf(params: {
  readonly function_id?: string | undefined;
  readonly function_app_id?: string | undefined;
  readonly function_callback_id?: string | undefined;
}): NamedFunction {
  return {
    functionId: params.function_id,
    appId: params.function_app_id,
    callbackId: params.function_callback_id,
  };
}
