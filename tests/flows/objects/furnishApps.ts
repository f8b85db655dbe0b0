import { openConfig } from "../../../packages/server/testkit/openConfig.ts";
import { bundleOf, sendBundle } from "../../../packages/server/testkit/deploying.ts";
import { makeTriggerId } from "../../../packages/server/src/domain/interactions/trigger.ts";
import { storeExternalToken } from "../../../packages/server/src/domain/externalAuth/storeExternalToken.ts";
import { mailingWith } from "../../../packages/server/testkit/mailing.ts";
import { startRun } from "../../../packages/server/src/domain/runs/startRun.ts";
import { functionIdOf, workflowIdOf } from "../../../packages/server/src/domain/workflows/namedIds.ts";
import { nobody } from "../../../packages/server/src/domain/caller.ts";
import { selectExecutionsOfRun } from "../../../packages/server/src/storage/queries/executions.ts";
import { greeting } from "../../../packages/server/testkit/workflows.ts";
import { workflows } from "../../../packages/server/testkit/triggers.ts";
import { modal, plain, question } from "../../../packages/server/testkit/views.ts";
import type { Actor, Workspace } from "../../../packages/server/testkit/workspace.ts";
import { furnishCodeChannel } from "./furnishCodeChannel.ts";
import { furnishEntity } from "./furnishEntity.ts";
import type { Circle } from "./furnishRooms.ts";

/** The app of a circle, and its tokens. */
export interface CircleApp {
  readonly appId: string;
  readonly bot: Actor;
  readonly teamId: string;
}

export async function configOf(world: Workspace, person: { id: string; teamId: string }): Promise<Actor> {
  const context = { caller: nobody, nowMs: world.clock.nowMs() };
  const named = { teamId: person.teamId, userId: person.id };
  const { tokens } = await world.platform.store.write(openConfig, context, named);
  return world.actor(tokens.accessToken, person.id);
}

/** A button and a menu that the app fills. */
const blocks = [
  {
    type: "actions",
    block_id: "row",
    elements: [
      { type: "button", action_id: "approve", text: plain("Approve"), value: "yes" },
      { type: "external_select", action_id: "ticket", placeholder: plain("Ticket") },
    ],
  },
];

const features = {
  unfurl_domains: ["example.com"],
  app_home: { home_tab_enabled: true, messages_tab_enabled: true, messages_tab_read_only_enabled: false },
  assistant_view: { assistant_description: "Knows what is for lunch." },
  rich_previews: { is_active: true, entity_types: [] },
  agent_view: { agent_description: "Knows what is for lunch." },
  code_channels: { enabled: true },
  slash_commands: [{ command: "/circle", description: "Speaks to the app." }],
  shortcuts: [
    { type: "global", name: "Try it", callback_id: "try_it", description: "From everywhere." },
    { type: "message", name: "Look closer", callback_id: "look_closer", description: "Of a message." },
  ],
};

/** What an interaction of the owner gives the circle's app; good for a few seconds of the clock, and once. */
export function interactionOf({ world, owner }: Circle, { appId, teamId }: CircleApp, viewId?: string): string {
  const ctx = { secrets: world.platform.secrets, nowMs: world.clock.nowMs() };
  return makeTriggerId(ctx, { teamId, userId: owner.id, appId, channelId: undefined, viewId });
}

/** A workflow whose one step is a form. */
const asking = {
  title: "Ask",
  input_parameters: {
    properties: { interactivity: { type: "slack#/types/interactivity" } },
    required: ["interactivity"],
  },
  steps: [
    {
      id: "0",
      function_id: "slack#/functions/open_form",
      inputs: {
        title: "Ask",
        interactivity: "{{inputs.interactivity}}",
        fields: { elements: [{ name: "dish", type: "string" }] },
      },
    },
  ],
};

/** Everything that comes with building an app: what it declares, what runs, and what it shows the owner. */
export async function furnishApp(circle: Circle, app: CircleApp, config: Actor, channel: string) {
  const { owner, canary } = circle;
  const { appId, bot, teamId } = app;
  const { manifest } = await config.does("apps.manifest.export", { app_id: appId });
  const declared = {
    functions: { ...greeting.functions, ...mailing.functions },
    workflows: { ...workflows, ...greeting.workflows, ...mailing.workflows, ask: asking },
    external_auth_providers: { oauth2: { google: provider } },
    mcp_servers: { tools: { url: "https://tools.example/mcp", auth_type: "no_auth" } },
    settings: {
      socket_mode_enabled: true,
      interactivity: { is_enabled: true },
      event_subscriptions: { bot_events: ["user_connection", "entity_details_requested"] },
    },
  };
  const display_information = { ...manifest.display_information, long_description: canary.padEnd(200, ".") };
  const changed = { ...manifest, ...declared, display_information, features: { ...manifest.features, ...features } };
  await config.does("apps.manifest.update", { app_id: appId, manifest: changed });
  const shortcut = { type: "shortcut", workflow: "#/workflows/plain" };
  const { trigger } = await bot.does("workflows.triggers.create", { ...shortcut, name: canary });
  const named = { permission_type: "named_entities", user_ids: [owner.id] };
  await bot.does("workflows.triggers.permissions.set", { trigger_id: trigger.id, ...named });
  const view = {
    ...modal(canary.slice(0, 24)),
    submit: plain("Go"),
    blocks: [question("reason"), ...blocks],
    private_metadata: canary,
  };
  const opened = await bot.does("views.open", { trigger_id: interactionOf(circle, app), view });
  const assistant = await owner.does("client.assistant.open", { app_id: appId });
  const session = { channel_id: assistant.channel, thread_ts: assistant.thread_ts };
  await bot.does("agents.sessions.setStatus", { ...session, status: "processing", title: canary });
  const posted = await bot.does("chat.postMessage", { channel, text: canary, blocks });
  const answering = { channel, thread_ts: posted.ts, recipient_user_id: owner.id, recipient_team_id: teamId };
  const streamed = await bot.does("chat.startStream", { ...answering, markdown_text: canary });
  const { call } = await bot.does("calls.add", {
    external_unique_id: canary,
    join_url: `https://example.com/${canary}`,
    created_by: owner.id,
    title: canary,
  });
  const remote = { external_id: canary, external_url: `https://example.com/${canary}`, title: canary };
  return {
    ...(await furnishRun(circle, app)),
    ...(await furnishEntity(circle, app, channel)),
    ...(await furnishCodeChannel(circle, app, channel)),
    external_token: await furnishAccount(circle, app, config),
    call: call.id,
    remote_file: (await bot.does("files.remote.add", remote)).file.id,
    blocksMessage: posted.ts,
    streamMessage: streamed.ts,
    interaction: interactionOf(circle, app),
    pushInteraction: interactionOf(circle, app, opened.view.id),
    app: appId,
    developed_app: appId,
    app_token: await tokenOf(config, appId),
    bot: String((await bot.asks("auth.test", {}))["bot_id"]),
    function: functionIdOf(appId, "greet"),
    workflow: workflowIdOf(appId, "ask"),
    trigger: trigger.id,
    view: opened.view.id,
    assistantChannel: assistant.channel,
    assistantThread: assistant.thread_ts,
    team: teamId,
  };
}

const mailing = mailingWith("google");

const provider = {
  provider_type: "CUSTOM",
  options: {
    client_id: "circle",
    scope: [],
    authorization_url: "https://id.example.com/authorize",
    token_url: "https://id.example.com/token",
    identity_config: { url: "https://id.example.com/me", account_identifier: "$.id" },
  },
};

/** An account at a provider, as if the owner had connected it. */
async function furnishAccount(circle: Circle, { appId, teamId }: CircleApp, config: Actor): Promise<string> {
  const { world, owner, canary } = circle;
  const named = { app_id: appId, provider_key: "google" };
  await config.does("apps.auth.external.clientSecret.add", { ...named, client_secret: canary });
  const account = { appId, teamId, userId: owner.id, providerKey: "google", externalUserId: canary };
  const issued = { accessToken: canary, refreshToken: canary, expiresInS: undefined };
  const context = { caller: nobody, nowMs: world.clock.nowMs() };
  const stored = await world.platform.store.write(storeExternalToken, context, { ...account, issued });
  if (!stored.ok) throw new Error("the account was not stored");
  return stored.tokenId;
}

async function tokenOf(config: Actor, app_id: string): Promise<string> {
  await config.does("developer.apps.tokens.create", { app_id, scopes: ["connections:write"] });
  const { tokens } = await config.does("developer.apps.tokens.list", { app_id });
  return tokens[0]?.token_id ?? "";
}

async function furnishRun({ world, canary }: Circle, { appId, teamId }: CircleApp) {
  const { platform, clock } = world;
  const asked = { appId, teamId, workflow: "welcome", inputs: { name: canary }, key: canary };
  const started = await platform.store.write(startRun, { caller: nobody, nowMs: clock.nowMs() }, asked);
  if (!started.ok) throw new Error(`the run was not started: ${started.error}`);
  await platform.settle();
  const [execution] = await selectExecutionsOfRun(platform.store.db, started.runId);
  return { run: started.runId, execution: execution?.id ?? "" };
}

/** An app whose functions run on the server, in two versions, and a bundle for a third. */
export async function furnishHostedApp({ world, canary }: Circle, config: Actor) {
  const { app_id } = await config.does("apps.manifest.create", {
    manifest: {
      display_information: { name: `Hosted ${canary}`.slice(0, 35) },
      settings: { function_runtime: "slack", org_deploy_enabled: true },
      oauth_config: { scopes: { bot: ["chat:write"] } },
      features: { bot_user: { display_name: "Hosted" } },
      functions: { greet: { title: canary } },
      datastores: {
        notes: { primary_key: "id", attributes: { id: { type: "string" }, note: { type: "string" } } },
      },
    },
  });
  const bundle = bundleOf({ greet: `export default () => ({ outputs: {} }); // ${canary}` });
  for (let version = 1; version <= 2; version++) {
    const s3_key = await sendBundle(world, config, app_id, bundle);
    await config.does("apps.hosted.upload", { app_id, s3_key, runtime: "deno" });
  }
  await config.does("apps.hosted.variables.add", { app_id, variables: [{ name: "WEATHER_KEY", value: canary }] });
  await config.does("apps.datastore.put", { app_id, datastore: "notes", item: { id: "n1", note: canary } });
  return { hostedApp: app_id, bundleKey: await sendBundle(world, config, app_id, bundle) };
}
