import { limits } from "@platform/protocol";
import { choice, list, text } from "./params.ts";

export const policyParams = {
  policy_name: text({ describe: "`email_password`." }),
};

export const policyEntityParams = {
  ...policyParams,
  entity_type: choice({ describe: "Always `USER`.", of: ["USER", "user"] }),
  entity_ids: list({ object: "user", describe: "The people.", max: limits.session_users_max }),
};

export const policyErrors = {
  not_an_admin: "The caller administers neither the workspace nor its org.",
  policy_not_found: "`policy_name` names no policy.",
  feature_not_enabled:
    "Sign-in providers of this server have no exceptions: where one is enforced, only the primary owner may use a password.",
};

export const policyNotes =
  "The policy `email_password` lists people who may use a password although their org requires single sign-on. Here only the primary owner may do so (`admin.signIn.providers.create` with `is_enforced`), so the method always refuses instead of storing a list without an effect.";
