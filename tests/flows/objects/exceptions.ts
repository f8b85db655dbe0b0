import type { Cell } from "./cells.ts";

export interface Exception {
  readonly method: RegExp;
  readonly arg?: RegExp;
  readonly outsiders: readonly string[];
  /** The kind of token, where it matters. */
  readonly token?: string;
  /** Codes that may be answered although the rule of the object says something else. */
  readonly codes: readonly string[];
  readonly reason: string;
}

/** Cells that are answered in another way than the rule of their object says. One that no cell needs fails the test. */
export const exceptions: readonly Exception[] = [
  {
    method: /^admin\.apps\.(approve|restrict)$/,
    arg: /^app_id$/,
    outsiders: ["otherWorkspace", "otherOrg"],
    codes: ["ok"],
    reason: "Ids of apps are public. Admins decide about an app for their own workspace before it is installed there.",
  },
  {
    method: /^admin\.apps\.(activities\.list|clearResolution|config\.set)$/,
    arg: /^app_id$/,
    outsiders: ["otherWorkspace", "otherOrg"],
    codes: ["ok", "no_resolution_found"],
    reason: "Ids of apps are public. The answers are about the administrator's own workspace or org.",
  },
  {
    method: /^admin\.apps\.(add|remove)Teams$/,
    arg: /^app_id$/,
    outsiders: ["otherWorkspace", "otherOrg"],
    codes: ["ok", "not_an_admin", "team_not_found", "app_management_app_not_installed_on_org"],
    reason: "Ids of apps are public. Admins let an app that is installed org-wide into their own workspace.",
  },
  {
    method: /^conversations\.((approve|decline)SharedInvite|requestSharedInvite\.(approve|deny|list))$/,
    outsiders: ["stranger", "minimalApp"],
    token: "bot",
    codes: ["ok"],
    reason:
      "An app with conversations.connect:manage decides for the admin who installed it: that is what the scope is.",
  },
  {
    method: /^admin\.roles\.(add|remove)Assignments$/,
    arg: /^user_ids$/,
    outsiders: ["otherWorkspace"],
    codes: ["ok"],
    reason: "Everybody of an org can have a role in each of its workspaces.",
  },
  {
    method: /^conversations\.invite$/,
    arg: /^users$/,
    outsiders: ["otherWorkspace"],
    codes: ["org_user_not_in_team"],
    reason: "The people of an org know each other, and the wire has a code of its own for this.",
  },
  {
    method: /^conversations\.inviteShared$/,
    arg: /^user_ids$/,
    outsiders: ["otherWorkspace"],
    codes: ["ok"],
    reason: "An org as a whole knows the people of an org that shares a channel with one of its workspaces.",
  },
  {
    method: /^(functions\.distributions|workflows\.triggers)\.permissions\.(add|set)$/,
    arg: /^user_ids$/,
    outsiders: ["otherWorkspace"],
    codes: ["ok"],
    reason: "Everybody of an org can be named for a function or a trigger of one of its workspaces.",
  },
  {
    method: /^workflows\.triggers\.permissions\.(add|set)$/,
    arg: /^(team|org)_ids$/,
    outsiders: ["otherOrg"],
    codes: ["team_not_connected", "org_not_connected"],
    reason: "The wire has codes of its own for workspaces and orgs that share no channel with the caller's.",
  },
];

/** Calls that not even the owner of the circle can make successfully, so that nothing proves why outsiders are refused. */
export const noPositiveControl: Readonly<Record<string, string>> = {
  "admin.conversations.bulkMove channel_ids": "The example moves channels to the workspace that they are in.",
  "admin.conversations.bulkMove target_team_id": "The channels of the circle are in its only workspace.",
  "admin.auth.policy.assignEntities entity_ids": "Required single sign-on has no exceptions here.",
  "admin.auth.policy.removeEntities entity_ids": "Required single sign-on has no exceptions here.",
  "admin.conversations.bulkSetExcludeFromSlackAi channel_ids": "This server has no AI features.",
  "admin.conversations.ekm.listOriginalConnectedChannelInfo channel_ids": "This server copies no channels.",
  "admin.conversations.ekm.listOriginalConnectedChannelInfo team_ids": "This server copies no channels.",
  "admin.conversations.linkObjects channel": "No Salesforce org can be connected to this server.",
  "admin.conversations.unlinkObjects channel": "No Salesforce org can be connected to this server.",
  "admin.conversations.search connected_team_ids": "No organization is connected with itself.",
  "admin.teams.settings.setIcon team_id": "The image would have to come from another server.",
  "client.mcp.tools.call app_id": "The tool would have to be on another server.",
  "client.teams.join team_id": "Members of the circle's workspace are in it already.",
  "admin.usergroups.addTeams team_ids": "The group of the circle belongs to its only workspace.",
  "admin.usergroups.addTeams usergroup_id": "The group of the circle belongs to its only workspace.",
  "admin.users.session.invalidate team_id": "The people of the matrix are not signed in by browser.",
  "admin.users.session.invalidate user_id": "The people of the matrix are not signed in by browser.",
  "admin.users.session.list team_id": "The people of the matrix are not signed in by browser.",
  "admin.users.session.list user_id": "The people of the matrix are not signed in by browser.",
  "apps.approvals.requests.cancel app_id": "The owner needs no approval, so that they have no request.",
  "apps.approvals.requests.create app": "The owner needs no approval.",
  "apps.approvals.requests.create team_id": "The owner needs no approval.",
  "apps.hosted.icon app_id": "The image would have to come as a part of a form.",
  "apps.icon.set app_id": "The image would have to come from another server, or as a part of a form.",
  "conversations.join channel": "Nobody joins a private channel; members have to be invited.",
  "reminders.add user": "People remind only themselves.",
  "team.externalTeams.disconnect target_team": "No organization is connected with itself.",
};

export function exceptionFor(cell: Cell, code: string): Exception | undefined {
  return exceptions.find(
    ({ method, arg, outsiders, token, codes }) =>
      method.test(cell.row.method.name) &&
      (arg?.test(cell.row.arg) ?? true) &&
      outsiders.includes(cell.outsider) &&
      (token === undefined || token === cell.kind) &&
      codes.includes(code),
  );
}

/** Arguments whose names look like those of objects, and that name none. */
export const notObjects: Readonly<Record<string, string>> = {
  action_id: "Names an element of a message or a view.",
  block_id: "Names a block of a message or a view.",
  callback_id: "Names a shortcut of an app's manifest.",
  client_id: "Part of a credential, checked with its secret.",
  client_msg_id: "The client's own name for a message that it sends.",
  client_run_id: "The client's own name for a run that it starts.",
  component_id: "Filters what an app has logged; the app is the object.",
  expiration_ts: "A time.",
  external_display_id: "The app's own name for a call, which people read.",
  external_id: "The app's own name for a view or a remote file; apps only find their own.",
  external_unique_id: "The app's own name for a call.",
  file: "The bytes of a new file.",
  function_callback_id: "Names a function of an app's manifest; the app is the object.",
  job_id: "A download of a list: the list is the object, and callers find only their own.",
  latest_ts: "A bound in time.",
  id: "The key of an item in a datastore: the app is the object.",
  ids: "Keys of items in a datastore: the app is the object.",
  object_id: "A record of a CRM, which this server does not have.",
  num_trigger_ids: "A number.",
  guest_expiration_ts: "A time.",
  oldest_ts: "A bound in time.",
  role_id: "Names a role; the entities are the objects.",
  role_ids: "Filter assignments; the entities are the objects.",
  session_id: "A sign-in session; its person is the object.",
  record_id: "A record of a CRM, which this server does not have.",
  salesforce_org_id: "An org of a CRM, which this server does not have.",
  step_id: "Names a step of a workflow; the workflow is the object.",
  trace_id: "Filters what an app has logged; the app is the object.",
  trigger_id: "The details that a person opened: entity.presentDetails takes it from the app that was asked only.",
  ts: "A bound in time: client.history.after.",
  users:
    "The people of a call, as objects: calls.add and calls.participants.* refuse those whom the caller cannot see.",
  unfurl_id: "The channel and the timestamp in one: chat.unfurl checks them as it does the two arguments.",
  workflow_id: "A workflow in the manifest of an app; the app is the object.",
};
