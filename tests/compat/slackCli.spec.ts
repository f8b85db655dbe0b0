import assert from "node:assert/strict";
import { once } from "node:events";
import { after, before, describe, test } from "node:test";
import { WebSocket } from "ws";
import { iconOf } from "../../packages/server/testkit/icons.ts";
import { bundleOf } from "../../packages/server/testkit/deploying.ts";
import { localSelfSigned } from "../../packages/server/testkit/selfSigned.ts";
import { findSlackBinary, slackProject } from "./slackBinary.ts";
import { type Answer, type SecurePlatform, serveSecurely, SlackCliRequests } from "./slackCli.ts";

const version = "4.5.0";

const manifest = {
  _metadata: { major_version: 2 },
  display_information: { name: "Greeter" },
  features: { bot_user: { display_name: "Greeter", always_online: false } },
  oauth_config: { scopes: { bot: ["chat:write", "datastore:read", "datastore:write"] } },
  settings: { function_runtime: "slack", org_deploy_enabled: true, token_rotation_enabled: false },
  functions: {
    greet: { title: "Greet", source_file: "functions/greet.ts", input_parameters: { properties: {}, required: [] } },
  },
  workflows: { welcome: { title: "Welcome", steps: [{ id: "0", function_id: "#/functions/greet", inputs: {} }] } },
  datastores: { notes: { primary_key: "id", attributes: { id: { type: "string" }, text: { type: "string" } } } },
  outgoing_domains: [],
};

/** The method accepts the call, and what the program decodes has the type that it expects. */
function decoded(answer: Answer, types: Readonly<Record<string, string>> = {}): Answer {
  assert.equal(answer["ok"], true, JSON.stringify(answer));
  for (const [name, type] of Object.entries(types)) {
    const value = answer[name];
    assert.equal(Array.isArray(value) ? "array" : typeof value, type, `${name} of ${JSON.stringify(answer)}`);
  }
  return answer;
}

/** What a person types in the client, and the code that they read there. */
async function approve({ platform, dev }: SecurePlatform, user: string, ticket: string): Promise<string> {
  const args = { channel: dev.channels["general"], command: "/slackauthticket", text: ticket };
  const ran = await platform.control("person.call", { user, method: "chat.command", args });
  return /`([A-Z2-9]{8})`/.exec(JSON.stringify(ran))?.[1] ?? "";
}

describe("the requests of Slack's command line, over TLS", () => {
  let server: SecurePlatform;
  let cli: SlackCliRequests;
  let token: string;
  let appId: string;
  let teamId: string;
  let app: { readonly app_id: string };
  before(async () => {
    server = await serveSecurely();
    cli = new SlackCliRequests(server.url);
    teamId = server.dev.teams[0]?.id ?? "";
  });
  after(() => server[Symbol.asyncDispose]());

  async function login(user: string): Promise<Answer> {
    const begun = decoded(await cli.form("apps.hosted.generateAuthTicket", { slack_cli_version: version }));
    const ticket = String(begun["ticket"]);
    assert.match(ticket, /^\S+$/);
    const half = { ticket, challenge: await approve(server, user, ticket), slack_cli_version: version };
    return decoded(await cli.form("apps.hosted.exchangeAuthTicket", half), {
      is_ready: "boolean",
      token: "string",
      refresh_token: "string",
      exp: "number",
      team_id: "string",
      team_domain: "string",
      team_name: "string",
      user_id: "string",
      is_enterprise_install: "boolean",
    });
  }

  test("login: a ticket, the command in the client, and the exchange", async () => {
    const answer = await login("alice");
    token = String(answer["token"]);
    assert.deepEqual([answer["team_id"], answer["is_ready"]], [teamId, true]);
    const session = decoded(await cli.form("auth.test", { token }), {
      user: "string",
      user_id: "string",
      url: "string",
    });
    assert.equal(session["user"], "alice");

    const renewed = decoded(
      await cli.form("tooling.tokens.rotate", { refresh_token: String(answer["refresh_token"]) }),
      {
        token: "string",
        refresh_token: "string",
        iat: "number",
        exp: "number",
      },
    );
    token = String(renewed["token"]);
    decoded(await cli.form("auth.test", { token }));
  });

  test("install: validates, creates and updates the app, installs it, and sets its icon", async () => {
    decoded(await cli.json("apps.manifest.validate", { manifest }, token));
    const created = decoded(await cli.json("apps.manifest.create", { manifest }, token), {
      app_id: "string",
      credentials: "object",
      oauth_authorize_url: "string",
    });
    appId = String(created["app_id"]);
    app = { app_id: appId };
    const before = decoded(await cli.json("apps.status", { app_ids: [appId], team_id: teamId }, token), {
      team: "object",
    });
    assert.deepEqual(before["apps"], [{ app_id: appId, is_installed: false, is_hosted: true }]);

    const changed = { ...manifest, display_information: { name: "Greeter", description: "Greets" } };
    decoded(await cli.json("apps.manifest.validate", { manifest: changed, ...app }, token));
    const update = { manifest: changed, ...app, force_update: true, consent_breaking_changes: true };
    decoded(await cli.json("apps.manifest.update", update, token), { app_id: "string" });
    const exported = decoded(await cli.json("apps.manifest.export", app, token));
    assert.deepEqual((exported["manifest"] as typeof changed).display_information, changed.display_information);

    const asked = { ...app, bot_scopes: manifest.oauth_config.scopes.bot, outgoing_domains: ["example.com"] };
    const installed = decoded(await cli.json("apps.developerInstall", asked, token), { app_id: "string" });
    const tokens = installed["api_access_tokens"] as Readonly<Record<string, string>>;
    assert.match(tokens["bot"] ?? "", /^xoxb-/);
    const image = await iconOf(512);
    decoded(await cli.icon("apps.hosted.icon", appId, image, token));
    decoded(await cli.icon("apps.icon.set", appId, image, token));
    const status = decoded(await cli.json("apps.status", { app_ids: [appId], team_id: teamId }, token));
    assert.deepEqual(status["apps"], [{ app_id: appId, is_installed: true, is_hosted: true }]);

    const refused = await cli.json("apps.manifest.validate", { manifest: { display_information: {} } }, token);
    const [fault] = refused["errors"] as readonly Answer[];
    assert.deepEqual(
      [refused["error"], typeof fault?.["message"], typeof fault?.["pointer"]],
      ["invalid_manifest", "string", "string"],
    );
  });

  test("run: opens a socket over TLS with the app-level token", async () => {
    const display_information = { name: "Greeter (local)" };
    const settings = { ...manifest.settings, function_runtime: "local", socket_mode_enabled: true };
    const local = { ...manifest, display_information, settings };
    const { app_id } = decoded(await cli.json("apps.manifest.create", { manifest: local }, token));
    const installed = decoded(await cli.json("apps.developerInstall", { app_id }, token));
    const tokens = installed["api_access_tokens"] as Readonly<Record<string, string>>;
    const { url } = decoded(await cli.json("apps.connections.open", {}, tokens["app_level"]), { url: "string" });
    assert.match(String(url), /^wss:/);
    const socket = new WebSocket(String(url), { ca: localSelfSigned.cert });
    const [hello] = (await once(socket, "message")) as [Buffer];
    assert.equal((JSON.parse(hello.toString()) as { type: string }).type, "hello");
    socket.close();
    // `run --cleanup` ends with this.
    decoded(await cli.json("apps.delete", { app_id }, token));
  });

  test("deploy: uploads the bundle to the URL that it got, and names the key", async () => {
    const post = decoded(await cli.json("apps.hosted.generatePresignedPost", app, token), {
      url: "string",
      file_name: "string",
    });
    const fields = post["fields"] as Readonly<Record<string, string>>;
    const zip = bundleOf({ greet: "export default () => ({ outputs: {} });" });
    assert.equal(await cli.upload(String(post["url"]), fields, String(post["file_name"]), zip), 204);
    decoded(await cli.json("apps.hosted.upload", { ...app, s3_key: post["file_name"], runtime: "deno" }, token));
    const variable = { name: "SLACK_API_URL", value: `${server.url}/api/` };
    decoded(await cli.json("apps.hosted.variables.add", { ...app, variables: [variable] }, token));
    const listed = decoded(await cli.json("apps.hosted.variables.list", app, token));
    assert.deepEqual(listed["variable_names"], ["SLACK_API_URL"]);
    decoded(await cli.json("apps.hosted.variables.remove", { ...app, variable_names: ["SLACK_API_URL"] }, token));
  });

  test("trigger: creates, changes, lists and shares one", async () => {
    const asked = {
      type: "shortcut",
      name: "Welcome",
      description: "",
      shortcut: {},
      workflow: "#/workflows/welcome",
      workflow_app_id: appId,
    };
    const created = decoded(await cli.json("workflows.triggers.create", asked, token), { trigger: "object" });
    const { id: trigger_id } = created["trigger"] as { id: string };
    decoded(await cli.json("workflows.triggers.update", { ...asked, name: "Hello", trigger_id }, token));
    decoded(await cli.json("workflows.triggers.info", { trigger_id }, token), { trigger: "object" });
    const listed = decoded(await cli.json("workflows.triggers.list", { ...app, limit: 4 }, token), {
      triggers: "array",
    });
    const [trigger] = listed["triggers"] as readonly Answer[];
    assert.deepEqual([trigger?.["id"], trigger?.["name"]], [trigger_id, "Hello"]);

    const bob = server.dev.users.find(({ name }) => name === "bob")?.id ?? "";
    const named = { token, trigger_id };
    const set = { ...named, permission_type: "named_entities", user_ids: bob };
    decoded(await cli.form("workflows.triggers.permissions.set", set), { permission_type: "string" });
    decoded(
      await cli.form("workflows.triggers.permissions.add", {
        ...named,
        channel_ids: server.dev.channels["general"] ?? "",
      }),
    );
    decoded(await cli.form("workflows.triggers.permissions.remove", { ...named, user_ids: bob }));
    const shared = decoded(await cli.form("workflows.triggers.permissions.list", named));
    assert.deepEqual(
      [shared["permission_type"], shared["channel_ids"]],
      ["named_entities", [server.dev.channels["general"]]],
    );
    decoded(await cli.json("workflows.triggers.delete", { trigger_id }, token));
  });

  test("function access and collaborators: forms with the token as a field", async () => {
    const bob = server.dev.users.find(({ name }) => name === "bob")?.id ?? "";
    const fn = { token, function_callback_id: "greet", function_app_id: appId };
    const set = { ...fn, distribution_type: "named_entities", user_ids: bob };
    decoded(await cli.form("functions.distributions.permissions.set", set));
    const shared = decoded(await cli.form("functions.distributions.permissions.list", fn));
    assert.equal(shared["distribution_type"], "named_entities");
    const [user] = shared["users"] as readonly Answer[];
    assert.equal(user?.["user_id"], bob);
    decoded(await cli.form("functions.distributions.permissions.remove", { ...fn, user_ids: bob }));
    decoded(await cli.form("functions.distributions.permissions.add", { ...fn, user_ids: bob }));

    const person = { token, app_id: appId, user_id: bob };
    decoded(await cli.form("developer.apps.owners.add", { ...person, permission_type: "reader" }));
    decoded(await cli.form("developer.apps.owners.update", { ...person, permission_type: "owner" }));
    const listed = decoded(await cli.form("developer.apps.owners.list", { token, app_id: appId }));
    const owners = listed["owners"] as readonly Answer[];
    assert.ok(owners.some((owner) => owner["user_id"] === bob && owner["permission_type"] === "owner"));
    decoded(await cli.form("developer.apps.owners.remove", person));
  });

  test("datastore and activity: JSON, and a query", async () => {
    const notes = { datastore: "notes", app_id: appId };
    const item = { id: "n1", text: "Buy soup" };
    decoded(await cli.json("apps.datastore.put", { ...notes, item }, token), { item: "object" });
    decoded(await cli.json("apps.datastore.update", { ...notes, item: { id: "n1", text: "Buy tea" } }, token));
    decoded(await cli.json("apps.datastore.bulkPut", { ...notes, items: [{ id: "n2" }] }, token));
    assert.deepEqual(decoded(await cli.json("apps.datastore.get", { ...notes, id: "n1" }, token))["item"], {
      id: "n1",
      text: "Buy tea",
    });
    assert.equal(decoded(await cli.json("apps.datastore.count", notes, token))["count"], 2);
    decoded(await cli.json("apps.datastore.bulkGet", { ...notes, ids: ["n1", "n2"] }, token), { items: "array" });
    const query = {
      ...notes,
      expression: "#id = :id",
      expression_attributes: { "#id": "id" },
      expression_values: { ":id": "n2" },
    };
    assert.deepEqual(decoded(await cli.json("apps.datastore.query", query, token))["items"], [{ id: "n2" }]);
    decoded(await cli.json("apps.datastore.delete", { ...notes, id: "n1" }, token));
    decoded(await cli.json("apps.datastore.bulkDelete", { ...notes, ids: ["n2"] }, token));

    const filter = { app_id: appId, limit: 100, min_log_level: "info", min_date_created: 1 };
    const { activities } = decoded(await cli.get("apps.activities.list", filter, token), { activities: "array" });
    const entries = activities as readonly Answer[];
    assert.ok(entries.length > 0);
    assert.ok(entries.every(({ created, level }) => Number.isSafeInteger(created) && typeof level === "string"));
  });

  test("steps and external accounts: lists without anything in them", async () => {
    const step = { workflow_app_id: appId, workflow: "#/workflows/welcome", function_id: "Fn010N" };
    decoded(await cli.json("functions.workflows.steps.list", step, token), { steps_versions: "array" });
    const listed = decoded(await cli.json("apps.auth.external.list", { ...app, include_workflows: true }, token));
    assert.deepEqual([listed["authorizations"], listed["workflows"]], [[], []]);
  });

  test("install with approval: asks, waits, and takes it back", async () => {
    const { token: bob } = await login("bob");
    const as = String(bob);
    const acme = { team_id: teamId, required: true };
    await server.platform.control("person.call", {
      user: "alice",
      method: "admin.teams.settings.setAppApproval",
      args: acme,
    });
    const own = { ...manifest, display_information: { name: "Bob's" } };
    const { app_id } = decoded(await cli.json("apps.manifest.create", { manifest: own }, as));
    const install = () => cli.json("apps.developerInstall", { app_id, bot_scopes: ["chat:write"] }, as);

    const eligible = await install();
    assert.deepEqual([eligible["error"], eligible["team_id"]], ["app_approval_request_eligible", teamId]);
    const asked = {
      app: app_id,
      bot_scopes: "chat:write",
      reason: "For the release",
      domains: [],
      team_id: eligible["team_id"],
    };
    decoded(await cli.json("apps.approvals.requests.create", asked, as), { request_id: "string" });
    assert.equal((await install())["error"], "app_approval_request_pending");
    const listed = decoded(await cli.json("apps.approvals.requests.list", { app_id, requested_teams: [teamId] }, as));
    assert.equal((listed["requests"] as readonly Answer[])[0]?.["status"], "pending");
    decoded(await cli.json("apps.approvals.requests.cancel", { app_id }, as));
    assert.equal((await install())["error"], "app_approval_request_eligible");
  });

  test("uninstall, delete and logout", async () => {
    decoded(await cli.json("apps.developerUninstall", { ...app, team_id: teamId }, token));
    decoded(await cli.json("apps.delete", app, token));
    assert.equal(
      (await cli.json("apps.status", { app_ids: [appId], team_id: teamId }, token))["error"],
      "app_not_found",
    );
    decoded(await cli.form("auth.revoke", { token }), { revoked: "boolean" });
    assert.equal((await cli.form("auth.test", { token }))["ok"], false);
  });
});

const binary = findSlackBinary();

describe("Slack's command line itself, over TLS", { skip: "reason" in binary ? binary.reason : false }, () => {
  test("signs in, installs an app, lists it and deletes it", async () => {
    assert.ok("path" in binary);
    await using server = await serveSecurely();
    const { function_runtime: _hosted, ...settings } = manifest.settings;
    const { functions: _functions, workflows: _workflows, datastores: _datastores, ...remote } = manifest;
    using project = slackProject(binary.path, { ...server, manifest: { ...remote, settings } });
    const team = server.dev.teams[0]?.id ?? "";
    const run = async (...args: string[]) => {
      const { code, out } = await project.run(args);
      assert.equal(code, 0, `${args.join(" ")}: ${out}`);
      return out;
    };

    const begun = await run("login", "--no-prompt");
    const ticket = /^\/slackauthticket (\S+)/m.exec(begun)?.[1] ?? assert.fail(begun);
    const challenge = await approve(server, "alice", ticket);
    await run("login", "--no-prompt", "--ticket", ticket, "--challenge", challenge);
    assert.match(await run("auth", "list"), new RegExp(team));

    await run("--team", team, "app", "install", "--environment", "local");
    assert.match(await run("app", "list"), /\bA[A-Z0-9]{8,}\b/);
    await run("--team", team, "--force", "app", "uninstall", "--app", "local");
    await run("--team", team, "--force", "app", "delete", "--app", "local");
  });
});
