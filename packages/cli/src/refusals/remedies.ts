import type { CommonCode } from "@platform/protocol/errors.ts";
import type { Methods } from "@platform/protocol/contract/methods.ts";
import type { CalledMethod } from "./calledMethods.ts";

/** Every code with which the server can refuse a call of a command; `platform api` can meet others. */
export type RefusalCode = CommonCode | Methods[CalledMethod]["errors"];

/** What to do about a refusal, and the cause where the sentence of the method's page would not help at a command line. */
export interface Remedy {
  readonly cause?: string;
  readonly remedy: string;
}

const signInAgain = "Sign in again with `platform login`.";
const askOwner =
  "Ask an owner of the app to add you with `platform collaborator add`, or sign in as another person with `platform login`.";
const askAdmin = "Ask an administrator of the workspace.";
const reportBug = "Run the command again with `--verbose`; if it fails again, please report it as a bug.";
const checkAppId = "List your apps with `platform app list --all`, and pass the id with `--app`.";
const fixTrigger = "Fix the trigger definition, and run the command again.";
const checkPeople = "Check the ids or email addresses that you passed; people must be active members.";
const fixArguments = "Check the arguments; the method's page in the server's `/docs` lists them.";
const retry = "Run the command again in a minute.";

/** Typed by the contract: a method that declares another code does not compile until it has a remedy here. */
export const remedies: Readonly<Record<RefusalCode, Remedy>> = {
  access_denied: { cause: "You do not work on this app in a role that allows this.", remedy: askOwner },
  accesslimited: { remedy: "Connect through a network that the workspace allows, such as its VPN." },
  account_inactive: {
    cause: "Your account or your workspace was deactivated.",
    remedy: "Ask an administrator to reactivate it, or sign in elsewhere with `platform login`.",
  },
  app_approval_request_denied: { remedy: `${askAdmin} They can lift the restriction of the app.` },
  app_approval_request_eligible: { remedy: `${askAdmin} They can approve the app; then run the command again.` },
  app_approval_request_pending: {
    remedy: "Wait until an administrator approves the app; then run the command again.",
  },
  app_not_found: { cause: "The workspace has no such app.", remedy: checkAppId },
  app_not_installed: { cause: "The app is not installed.", remedy: "Install it with `platform app install`." },
  cannot_remove_owner: { remedy: "Add another owner with `platform collaborator add` first." },
  channel_not_found: {
    remedy: "Check the channel ids; the person or app that calls must be able to see the channels.",
  },
  client_secret_not_found: { remedy: "Store the client secret with `platform external-auth add-secret`." },
  connected_org_denied: { cause: "An administrator does not allow people of other organizations.", remedy: askAdmin },
  connected_team_denied: { cause: "An administrator does not allow other workspaces.", remedy: askAdmin },
  connected_user_denied: { remedy: askAdmin },
  customizable_input_unsupported_type: { remedy: fixTrigger },
  customizable_inputs_not_allowed_on_optional_inputs: {
    cause: "An optional input of the workflow cannot be customizable.",
    remedy: fixTrigger,
  },
  customizable_inputs_only_allowed_on_link_triggers: {
    cause: "Only link triggers can have customizable inputs.",
    remedy: fixTrigger,
  },
  datastore_error: {
    cause: "The datastore does not exist, or an item or the expression is not valid.",
    remedy: "Compare it with `datastores` in the manifest of the installed app: `platform manifest info --app APP`.",
  },
  deprecated_endpoint: { remedy: "Pass the base URL of the server with `--base-url`." },
  ekm_access_denied: { remedy: askAdmin },
  enterprise_is_restricted: { remedy: "Call the method with a token of one workspace." },
  execution_not_in_running_state: { remedy: "`platform workflow runs` shows how the run ended." },
  external_workspace_denied: { remedy: "Name channels of the workflow's own workspace." },
  fatal_error: {
    cause: "The database failed while it stored the change, which may or may not have happened.",
    remedy: "Check whether the change is there, then run the command again.",
  },
  function_execution_not_found: { remedy: "`platform workflow runs` lists the runs of the app." },
  function_not_found: { cause: "The app has no such function.", remedy: "Check the callback id in the manifest." },
  hosting_unavailable: {
    remedy: "The operator of the server can run `platform doctor` there, and must not start it with `--functions off`.",
  },
  internal_error: { remedy: `${retry} If it fails again, the operator finds the cause in the server's log.` },
  invalid_app: { cause: "The workspace has no such app.", remedy: checkAppId },
  invalid_app_id: { cause: "This is not the id of an app; ids begin with A.", remedy: checkAppId },
  invalid_arg_name: { remedy: fixArguments },
  invalid_args: { remedy: fixArguments },
  invalid_arguments: { cause: "An argument is missing or malformed.", remedy: fixArguments },
  invalid_array_arg: { remedy: fixArguments },
  invalid_auth: { cause: "The server does not know the token.", remedy: signInAgain },
  invalid_bundle: {
    cause: "The server rejected the bundle.",
    remedy: "Fix the files named above, and run `platform deploy` again; the previous version is still active.",
  },
  invalid_challenge: {
    cause: "The code is wrong, was used before, or nobody approved the request.",
    remedy: "Start again with `platform login`, approve the request on the page, and enter the code that it shows.",
  },
  invalid_charset: { remedy: reportBug },
  invalid_client_secret: { remedy: "Pass the secret that the provider shows with `--secret`." },
  invalid_cursor: { remedy: "Start the listing again without a cursor." },
  invalid_datastore: { remedy: fixArguments },
  invalid_form_data: { remedy: reportBug },
  invalid_interactive_trigger_inputs: {
    cause: "Only a trigger that a person runs has `{{data.interactivity}}`.",
    remedy: fixTrigger,
  },
  invalid_json: {
    remedy: "Check the quotes of the JSON that you passed; single quotes keep the shell from changing it.",
  },
  invalid_limit: { remedy: fixArguments },
  invalid_manifest: {
    cause: "The manifest is not valid.",
    remedy: "Fix the fields named above, then check with `platform manifest validate`.",
  },
  invalid_named_entities: { remedy: "Name people, channels or workspaces of the app's own workspace or org." },
  invalid_permission_type: { remedy: "`platform trigger access --help` lists the kinds of access." },
  invalid_post_type: { remedy: reportBug },
  invalid_refresh_token: { cause: "The session can no longer be renewed.", remedy: signInAgain },
  invalid_team_id: { remedy: "`platform auth list` shows the ids of your workspaces." },
  invalid_ticket: {
    cause: "The ticket is not from this server, or is older than ten minutes.",
    remedy: "Start again with `platform login`.",
  },
  invalid_trigger_config: { cause: "A setting of the trigger is missing or malformed.", remedy: fixTrigger },
  invalid_trigger_event_type: {
    cause: "No such event starts workflows.",
    remedy: "Use an event of `docs/events`, and run the command again.",
  },
  invalid_trigger_inputs: { cause: "The workflow cannot run with the inputs of the trigger.", remedy: fixTrigger },
  invalid_trigger_type: {
    remedy: "Use `shortcut`, `event`, `scheduled` or `webhook`; an existing trigger keeps its type.",
  },
  invalid_types: { remedy: fixArguments },
  invalid_variables: {
    cause: "A variable has a name or a value that is not allowed.",
    remedy: "Use letters, digits and _ in names, and at most 8192 characters in values.",
  },
  json_not_object: { remedy: 'Pass a JSON object: `--data \'{"name":"value"}\'`.' },
  method_deprecated: { remedy: "Call the successor that the message names." },
  missing_post_type: { remedy: reportBug },
  missing_scope: {
    cause: "The token lacks a scope.",
    remedy:
      "Add one of the scopes to the manifest and run `platform app install`, or call with another token (`--as`).",
  },
  named_entities_cannot_be_empty: { remedy: "Name at least one person, channel or workspace." },
  no_permission: { remedy: "Add the app to the conversation, or ask an administrator." },
  no_tokens_found: { remedy: "There is nothing to delete; `platform external-auth add` connects an account." },
  no_valid_named_entities: { remedy: checkPeople },
  not_allowed_token_type: {
    cause: "The method does not accept this kind of token.",
    remedy:
      "Choose another token: `platform api ... --as bot`, `--as user` or `--as app` in the folder of an app, or `--token`.",
  },
  not_authed: { cause: "The call had no token.", remedy: signInAgain },
  not_in_team: { remedy: "Sign in to the workspace of the app with `platform login`, or choose it with `--team`." },
  org_login_required: { remedy: retry },
  org_not_connected: { remedy: "Share a channel with the org first." },
  org_not_found: { remedy: "Check the ids of the orgs; they begin with E." },
  permission_type_required: { remedy: "Pass who may have access; `--help` lists the flags." },
  providers_not_found: {
    remedy: "Compare it with `external_auth_providers` in the manifest: `platform manifest info --app APP`.",
  },
  ratelimited: { cause: "Too many calls in a short time.", remedy: "Wait a minute, then run the command again." },
  request_timeout: { cause: "The server did not receive the whole request in time.", remedy: retry },
  restricted_action: { cause: "The workspace does not let you do this.", remedy: askAdmin },
  run_not_found: { cause: "The app has no such run.", remedy: "`platform workflow runs` lists the runs of the app." },
  service_unavailable: {
    cause: "The server is stopping, cannot reach its database, or has no space left.",
    remedy: `${retry} If it fails again, ask the operator of the server.`,
  },
  shared_channel_denied: { remedy: askAdmin },
  team_access_not_granted: { remedy: "An administrator of the org can add the workspace to the installation." },
  team_added_to_org: { remedy: retry },
  team_not_connected: { remedy: "Share a channel with the workspace first." },
  team_not_found: { remedy: "Check the ids of the workspaces; they begin with T." },
  token_expired: { cause: "The session has expired.", remedy: signInAgain },
  token_not_found: { remedy: "Connect the account again with `platform external-auth add`." },
  token_revoked: { cause: "The token was revoked.", remedy: signInAgain },
  too_many_customizable_inputs: { cause: "A trigger can have 10 customizable inputs.", remedy: fixTrigger },
  too_many_named_entities: { remedy: "Name fewer; a channel or a workspace counts as one." },
  too_many_triggers: { remedy: "Delete triggers with `platform trigger delete` first." },
  too_many_variables: { remedy: "Remove variables with `platform env unset` first." },
  trigger_not_found: { cause: "The app has no such trigger.", remedy: "`platform trigger list` lists the triggers." },
  two_factor_setup_required: { remedy: "Set up a second factor on your account page, then run the command again." },
  unknown_method: {
    cause: "The server has no such method.",
    remedy: "Check the name; the server's `/docs` lists all methods. The server may also be older than this CLI.",
  },
  unsupported_runtime: {
    cause: "The platform runs Deno apps only.",
    remedy: "Set `runtime` to `deno` in `hooks.json`.",
  },
  upload_not_found: { cause: "The uploaded bundle is gone, or never arrived.", remedy: "Run `platform deploy` again." },
  user_already_owner: {
    cause: "They already work on the app.",
    remedy: "`platform collaborator list` shows their role.",
  },
  user_not_found: { cause: "The workspace has no such person.", remedy: checkPeople },
  variable_not_found: { remedy: "`platform env list` lists the variables." },
  version_not_found: { remedy: "`platform deploy list` lists the available versions." },
  workflow_not_found: {
    cause: "The app has no such workflow.",
    remedy: "Check the callback id, and install the manifest that declares the workflow: `platform app install`.",
  },
};
