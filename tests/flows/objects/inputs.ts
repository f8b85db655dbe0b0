import type { Method } from "../../../packages/server/src/methods/define.ts";
import type { Objects } from "./stage.ts";

export type Input = Readonly<Record<string, unknown>>;

/** One argument of a method that names an object. */
export interface Row {
  readonly method: Method;
  readonly arg: string;
  readonly kind: string;
}

/** Every argument of every method that names an object, as the definitions say. */
export function rowsOf(methods: Iterable<Method>): Row[] {
  return [...methods].flatMap((method) =>
    method.params.flatMap(([arg, { object }]) => (object === undefined ? [] : [{ method, arg, kind: object }])),
  );
}

/**
 * What a call of a method looks like with the objects of a circle: the first example of its definition, with the
 * example's ids replaced, and what `special` says for this method.
 */
export function inputOf({ method, arg }: Row, objects: Objects): Input {
  const given: Record<string, unknown> = { ...method.examples[0]?.params };
  for (const [name, param] of method.params) {
    if (param.object === undefined || (!param.required && !(name in given) && name !== arg)) continue;
    const id = objects[param.object];
    given[name] = "items" in param.schema ? [id] : id;
  }
  const more = { ...special[method.name]?.(objects), ...special[`${method.name} ${arg}`]?.(objects) };
  return Object.fromEntries(Object.entries({ ...given, ...more }).filter(([, value]) => value !== undefined));
}

type Special = (objects: Objects) => Record<string, unknown>;

const laterS = Math.floor(Date.UTC(2026, 0, 15, 12) / 1000);
const hosted: Special = (o) => ({ app_id: o["hostedApp"] });
const inDatastore =
  (more: Readonly<Record<string, unknown>>): Special =>
  (o) => ({ app_id: o["hostedApp"], datastore: "notes", ...more });
const named: Special = () => ({ permission_type: "named_entities" });
const namedType: Special = () => ({ visibility: "named_entities" });
const byId: Special = () => ({ function_app_id: undefined, function_callback_id: undefined });
const orgWide: Special = (o) => ({ app_id: o["orgApp"] });
const byRequest: Special = () => ({ app_id: undefined });
const ofOrg: Special = () => ({ team_id: undefined });
/** Commands of apps are refused in threads. */
const inThread: Special = () => ({ command: "/me", text: "waves" });
const thread: Special = (o) => ({ channel_id: o["assistantChannel"], thread_ts: o["assistantThread"] });
const inCode: Special = (o) => ({ channel_id: o["codeChannel"] });
const inCodeCanvas: Special = (o) => ({ channel: o["codeChannel"], canvas_id: o["codeCanvas"] });
const fromOrigin: Special = (o) => ({
  session_id: undefined,
  origin_channel_id: o["channel"],
  origin_message_ts: o["codeOrigin"],
});
/** A message is named with its channel. */
const messageBeside: Special = (o) => ({ channel: o["channel"] });
const stream: Special = (o) => ({ ts: o["streamMessage"] });
const person: Special = () => ({ user_email: undefined });
const withBlocks: Special = (o) => ({ ts: o["blocksMessage"] });
const inWorkflow: Special = () => ({ workflow: "#/workflows/ask" });
const inView: Special = () => ({ channel: undefined, ts: undefined });
const withCard: Special = (o) => ({ ts: o["entityMessage"], attachment: 1, action_id: "close" });
const inDetails: Special = (o) => ({
  ...inView(o),
  view_id: o["entityView"],
  attachment: undefined,
  action_id: "close",
});
const byPointer: Special = () => ({ trigger_id: undefined });
const remote: Special = (o) => ({ external_id: undefined, file: o["remote_file"] });
const inCall: Special = (o) => ({ users: [{ slack_id: o["user"] }] });
const bothGroups: Special = (o) => ({ barriered_from_usergroup_ids: [o["otherUsergroup"]] });
const ruleOfTeam: Special = () => ({ channel_id: undefined, kind: "public" });
const channelsOnly: Special = () => ({ user_ids: undefined });
const onlyFor = (arg: string): Special => {
  return (o) => ({ user_ids: arg === "user_ids" ? [o["owner"]] : undefined });
};

/** What a method needs besides its example and the objects of the circle; by method, and by method and argument. */
const special: Readonly<Record<string, Special>> = {
  "admin.apps.addTeams": orgWide,
  "admin.apps.removeTeams": orgWide,
  "admin.apps.approve request_id": byRequest,
  "admin.apps.clearResolution enterprise_id": ofOrg,
  "admin.apps.requests.list enterprise_id": ofOrg,
  "admin.apps.restrict request_id": byRequest,
  "admin.apps.uninstall enterprise_id": (o) => ({ app_id: o["orgApp"], team_ids: undefined }),
  "admin.apps.approved.list enterprise_id": ofOrg,
  "admin.apps.restricted.list enterprise_id": ofOrg,
  "admin.barriers.create": bothGroups,
  "admin.barriers.update": bothGroups,
  "admin.conversations.disconnectShared": (o) => ({
    channel_id: o["sharedChannel"],
    leaving_team_ids: [o["partner"]],
  }),
  "admin.functions.permissions.set user_ids": namedType,
  "admin.retention.confirm team_id": ruleOfTeam,
  "admin.retention.preview team_id": ruleOfTeam,
  "admin.signIn.groups.add team_id": () => ({ usergroup_id: undefined, role: "admin" }),
  "admin.signIn.groups.remove usergroup_id": () => ({ role: undefined }),
  "admin.teams.migration.begin": (o) => ({ team_id: o["partner"] }),
  "admin.teams.migration.cancel": (o) => ({ team_id: o["movingTeam"] }),
  "admin.teams.migration.finish": (o) => ({ team_id: o["movingTeam"] }),
  "admin.teams.migration.settle": (o) => ({ team_id: o["movingTeam"] }),
  "admin.workflows.triggers.types.permissions.set user_ids": namedType,
  "admin.workflows.triggers.types.permissions.set team_ids": namedType,
  "admin.workflows.triggers.types.permissions.set org_ids": namedType,
  "apps.auth.external.authMapping.update": () => ({ workflow_id: "send_as_developer" }),
  "apps.auth.external.delete external_token_id": () => ({ app_id: undefined, provider_key: undefined }),
  "apps.datastore.bulkDelete": inDatastore({ ids: ["n1"] }),
  "apps.datastore.bulkGet": inDatastore({ ids: ["n1"] }),
  "apps.datastore.bulkPut": inDatastore({ items: [{ id: "n2" }] }),
  "apps.datastore.count": inDatastore({}),
  "apps.datastore.delete": inDatastore({ id: "n1" }),
  "apps.datastore.get": inDatastore({ id: "n1" }),
  "apps.datastore.put": inDatastore({ item: { id: "n2" } }),
  "apps.datastore.query": inDatastore({}),
  "apps.datastore.update": inDatastore({ item: { id: "n2" } }),
  "apps.hosted.generatePresignedPost": hosted,
  "apps.hosted.upload": (o) => ({ app_id: o["hostedApp"], s3_key: o["bundleKey"] }),
  "apps.hosted.variables.add": hosted,
  "apps.hosted.variables.list": hosted,
  "apps.hosted.variables.remove": hosted,
  "apps.hosted.versions.activate": (o) => ({ app_id: o["hostedApp"], version: 1 }),
  "apps.hosted.versions.list": hosted,
  "agents.conversations.archive": (o) => ({ ...inCode(o), summary_message_ts: o["codeMessage"] }),
  "agents.conversations.create origin_channel_id": fromOrigin,
  "agents.conversations.create origin_message_ts": fromOrigin,
  "agents.conversations.getCanvas": inCodeCanvas,
  "agents.conversations.listViews": inCode,
  "agents.conversations.removeView": inCode,
  "agents.conversations.removeView channel_id": (o) => ({ view_key: undefined, view_id: o["code_view"] }),
  "agents.conversations.removeView view_id": () => ({ view_key: undefined }),
  "agents.conversations.setCanvasContent": inCodeCanvas,
  "agents.conversations.setCommands": inCode,
  "agents.conversations.setProperties": inCode,
  "agents.conversations.setView": inCode,
  "agents.conversations.setView canvas_id": (o) => ({ type: "canvas", canvas_id: o["codeCanvas"] }),
  "agents.sessions.rename": thread,
  "agents.sessions.setStatus": thread,
  "agents.sessions.setStatus initiator_user_id": (o) => ({ initiator_user_id: o["owner"] }),
  "assistant.threads.setStatus": thread,
  "assistant.threads.setSuggestedPrompts": thread,
  "assistant.threads.setTitle": thread,
  "calls.add": () => ({ users: [] }),
  "calls.participants.add": inCall,
  "calls.participants.remove": inCall,
  "canvases.access.delete channel_ids": channelsOnly,
  "canvases.access.set channel_ids": channelsOnly,
  "chat.appendStream": stream,
  "chat.command": () => ({ command: "/circle" }),
  "chat.command thread_ts": inThread,
  "chat.scheduleMessage": () => ({ post_at: laterS }),
  "client.drafts.delete": () => ({ version: Number.MAX_SAFE_INTEGER }),
  "chat.stopStream": stream,
  "chat.unfurl": (o) => ({ ts: o["plainMessage"] }),
  "client.agents.sessions.info": thread,
  "client.agents.sessions.mark": thread,
  "client.agents.sessions.rename": thread,
  "client.agents.sessions.stop": thread,
  "client.agents.look ts": messageBeside,
  "client.agents.open ts": messageBeside,
  "client.assistant.look": thread,
  "client.dnd.override": (o) => ({ channel: o["im"], ts: o["imMessage"] }),
  "client.saved.remind": () => ({ time: laterS }),
  "client.blocks.act": withBlocks,
  "client.blocks.act view_id": inView,
  "client.blocks.suggest": withBlocks,
  "client.blocks.suggest view_id": inView,
  "client.codeChannels.click": (o) => ({ channel: o["codeChannel"], key: "retry" }),
  "client.codeChannels.info": (o) => ({ channel: o["codeChannel"] }),
  "client.codeChannels.view": (o) => ({ channel: o["codeChannel"] }),
  "client.entities.act": withCard,
  "client.entities.act view_id": inDetails,
  "client.entities.open": withCard,
  "client.commands.run": () => ({ command: "/circle" }),
  "client.commands.run thread_ts": inThread,
  "client.scheduled.create": (o) => ({ post_at: laterS, files: [{ id: o["upload"], title: "Later" }] }),
  "client.shortcuts.run channel": (o) => ({ callback_id: "look_closer", ts: o["message"] }),
  "client.shortcuts.run ts": (o) => ({ callback_id: "look_closer", channel: o["channel"] }),
  "conversations.close": (o) => ({ channel: o["im"] }),
  "conversations.externalInvitePermissions.set": (o) => ({
    channel: o["sharedChannel"],
    target_team: o["partner"],
  }),
  "conversations.invite": (o) => ({ users: [o["spare"]] }),
  "conversations.inviteShared user_ids": (o) => ({ emails: undefined, user_ids: [o["partnerUser"]] }),
  "conversations.open channel": (o) => ({ users: undefined, channel: o["im"] }),
  "conversations.unarchive": (o) => ({ channel: o["archivedChannel"] }),
  "developer.apps.owners.add": (o) => ({ user_email: o["spare"] && "lea@acme.test" }),
  "developer.apps.owners.add user_id": (o) => ({ user_email: undefined, user_id: o["spare"] }),
  "developer.apps.owners.remove user_id": person,
  "files.completeUploadExternal": (o) => ({ files: [{ id: o["upload"], title: "Complete" }] }),
  "files.completeUploadExternal channels": () => ({ channel_id: undefined }),
  "files.remote.info": remote,
  "files.remote.remove": remote,
  "files.remote.share": remote,
  "files.remote.update": remote,
  "files.upload": () => ({ filetype: "text" }),
  "functions.completeSuccess": () => ({ outputs: { text: "Hello" } }),
  "functions.distributions.permissions.add function_id": byId,
  "functions.distributions.permissions.list function_id": byId,
  "functions.distributions.permissions.remove function_id": byId,
  "functions.distributions.permissions.set function_id": byId,
  "functions.distributions.permissions.set user_ids": named,
  "functions.distributions.permissions.set team_ids": named,
  "functions.distributions.permissions.set org_ids": named,
  "functions.workflows.steps.list": inWorkflow,
  "functions.workflows.steps.responses.export": inWorkflow,
  "pins.add": (o) => ({ timestamp: o["plainMessage"] }),
  "slackLists.access.delete channel_ids": () => ({ user_ids: undefined }),
  "slackLists.access.set channel_ids": () => ({ user_ids: undefined }),
  "slackLists.create": () => ({ schema: undefined }),
  "slackLists.download.get": (o) => ({ job_id: o["listJob"] }),
  "slackLists.items.update": () => ({ cells: [] }),
  "views.open interactivity_pointer": byPointer,
  "views.push": (o) => ({ trigger_id: o["pushInteraction"] }),
  "views.push interactivity_pointer": (o) => ({ trigger_id: undefined, interactivity_pointer: o["pushInteraction"] }),
  "workflows.triggers.permissions.remove": onlyFor("user_ids"),
  "workflows.triggers.permissions.remove channel_ids": onlyFor("channel_ids"),
  "workflows.triggers.permissions.remove team_ids": onlyFor("team_ids"),
  "workflows.triggers.permissions.remove org_ids": onlyFor("org_ids"),
  "workflows.triggers.permissions.set user_ids": named,
  "workflows.triggers.permissions.set channel_ids": named,
  "workflows.triggers.permissions.set team_ids": named,
  "workflows.triggers.permissions.set org_ids": named,
};

/** A method with a key that no method has would never be looked up again. */
export const specialKeys: readonly string[] = Object.keys(special);
