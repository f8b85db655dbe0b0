import { limits, type Refusal } from "@platform/protocol";

interface ScimFault {
  readonly status: number;
  /** What RFC 7644 calls it, where it has a name for it. */
  readonly type?: string;
  /** What Slack calls it, where that is another word than our own. */
  readonly description?: string;
  readonly detail: string;
}

const unauthorized = { status: 401, description: "invalid_authentication" } as const;

const faults: Readonly<Record<string, ScimFault>> = {
  not_authed: { ...unauthorized, detail: "Send a user token as bearer." },
  invalid_auth: { ...unauthorized, detail: "The token is not valid." },
  token_expired: { ...unauthorized, detail: "The token has expired." },
  token_revoked: { ...unauthorized, detail: "The token was revoked." },
  account_inactive: { ...unauthorized, detail: "The person of the token is deactivated." },
  not_allowed_token_type: { status: 403, detail: "The token has to be a user token, not one of a bot or an app." },
  missing_scope: { status: 403, detail: "The token needs the scope admin." },
  restricted_action: { status: 403, detail: "The token has to belong to an owner or admin." },
  not_an_admin: { status: 403, detail: "The person of the token does not administer the workspace." },
  invalid_permissions: {
    status: 403,
    detail: "Only owners change owners and admins, and no client changes the address of an account used elsewhere.",
  },
  permission_denied: { status: 403, detail: "The user group is left to administrators of the org." },
  cannot_modify_primary_owner: {
    status: 403,
    detail: "The primary owner cannot be deactivated, and nobody else changes their address.",
  },
  invalid_syntax: { status: 400, type: "invalidSyntax", detail: "The body is not a resource or change in JSON." },
  invalid_filter: { status: 400, type: "invalidFilter", detail: "The filter is malformed or not supported." },
  invalid_path: { status: 400, type: "invalidPath", detail: "The path is malformed." },
  invalid_value: { status: 400, type: "invalidValue", detail: "A value is missing or cannot be taken." },
  mutability: { status: 400, type: "mutability", detail: "The attribute is read-only." },
  no_target: { status: 400, type: "noTarget", detail: "The change names nothing to change." },
  too_many_members: {
    status: 400,
    type: "tooMany",
    detail: `A user group has at most ${limits.usergroup_members_max} members.`,
  },
  too_large: { status: 413, detail: `The body is larger than ${limits.body_bytes_max} bytes.` },
  user_not_found: { status: 404, detail: "No person of the workspace has this id." },
  group_not_found: { status: 404, detail: "No user group of the workspace has this id." },
  team_not_found: { status: 404, detail: "The workspace is gone." },
  not_found: { status: 404, detail: "There is no such resource." },
  method_not_allowed: { status: 405, detail: "The resource does not take this HTTP method." },
  username_taken: { status: 409, type: "uniqueness", detail: "Another person has this user name." },
  email_taken: { status: 409, type: "uniqueness", detail: "Another person has this email address." },
  group_name_taken: { status: 409, type: "uniqueness", detail: "Another user group has this name." },
  ratelimited: { status: 429, detail: "Too many requests. Retry after the seconds in Retry-After." },
  service_unavailable: { status: 503, detail: "The server is stopping. Try again." },
  internal_error: { status: 500, detail: "The server failed. Its log says why." },
};

/** What the workspace has decided about calls: its network policy, its move into an org, an app that is restricted. */
const refusedEntry: ScimFault = { status: 403, detail: "The workspace does not admit the request." };

/** One body in both forms: SDKs of Slack read `Errors`, all other clients what RFC 7644 says. */
export function presentScimError(refusal: Refusal<string>): { readonly status: number; readonly body: object } {
  const { status, type, description = refusal.error, detail } = faults[refusal.error] ?? refusedEntry;
  const messages = refusal.response_metadata?.messages ?? [];
  const said = messages.map((message) => message.replace("[ERROR] ", "")).join("; ");
  return {
    status,
    body: {
      schemas: ["urn:ietf:params:scim:api:messages:2.0:Error"],
      status: String(status),
      ...(type !== undefined && { scimType: type }),
      detail: said === "" ? detail : `${detail} (${said})`,
      Errors: { description, code: status },
    },
  };
}
