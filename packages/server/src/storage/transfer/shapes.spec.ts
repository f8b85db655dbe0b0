import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { kyselyOnSqlite } from "../dialects/sqlite/driver.ts";
import { openSqlite } from "../dialects/sqlite/open.ts";
import { migrate } from "../migrate.ts";
import type { Tables } from "../tables/tables.ts";
import { readShapes } from "./shapes.ts";

/** Does not compile when a table is added to the schema's type and not here: that is the first alarm. */
const everyTable: Record<keyof Tables, true> = {
  meta: true,
  orgs: true,
  teams: true,
  team_icons: true,
  users: true,
  memberships: true,
  apps: true,
  installations: true,
  grants: true,
  tokens: true,
  refresh_tokens: true,
  oauth_codes: true,
  channels: true,
  channel_members: true,
  messages: true,
  thread_members: true,
  sent_messages: true,
  streams: true,
  scheduled_messages: true,
  import_downloads: true,
  import_entries: true,
  import_jobs: true,
  imported_objects: true,
  scim_resources: true,
  incoming_webhooks: true,
  rate_windows: true,
  app_resolutions: true,
  app_requests: true,
  unpublished_workflows: true,
  function_permissions: true,
  workflow_collaborators: true,
  app_configs: true,
  invite_requests: true,
  usergroup_teams: true,
  installation_teams: true,
  preferences: true,
  typing_indicators: true,
  presences: true,
  usergroups: true,
  usergroup_members: true,
  barriers: true,
  barrier_groups: true,
  sessions: true,
  invite_links: true,
  passwords: true,
  second_factors: true,
  recovery_codes: true,
  passkeys: true,
  passkey_challenges: true,
  sign_in_attempts: true,
  sign_in_providers: true,
  identities: true,
  provider_sign_ins: true,
  used_assertions: true,
  group_mappings: true,
  mapped_roles: true,
  used_logout_tokens: true,
  registered_clients: true,
  files: true,
  file_shares: true,
  file_uploads: true,
  thread_locks: true,
  agent_sessions: true,
  agent_session_apps: true,
  agent_session_people: true,
  agent_prompts: true,
  code_channels: true,
  code_channel_commands: true,
  code_channel_views: true,
  thread_statuses: true,
  message_counts: true,
  channel_teams: true,
  connections: true,
  shared_invites: true,
  canvases: true,
  canvas_access: true,
  list_access: true,
  list_channel_access: true,
  list_exports: true,
  list_items: true,
  lists: true,
  reactions: true,
  pins: true,
  bookmarks: true,
  calls: true,
  call_messages: true,
  remote_files: true,
  custom_emoji: true,
  outbox: true,
  dnd_overrides: true,
  dnd_settings: true,
  photos: true,
  link_crawls: true,
  link_images: true,
  push_subscriptions: true,
  push_messages: true,
  access_logs: true,
  reminders: true,
  sections: true,
  legal_holds: true,
  legal_hold_entities: true,
  channel_departures: true,
  held_revisions: true,
  held_files: true,
  held_shares: true,
  retention_rules: true,
  retention_runs: true,
  retention_reports: true,
  session_settings: true,
  role_assignments: true,
  drafts: true,
  jobs: true,
  channel_groups: true,
  job_items: true,
  job_files: true,
  mail: true,
  mail_digests: true,
  email_changes: true,
  stars: true,
  feed_entries: true,
  feed_positions: true,
  deliveries: true,
  delivery_minutes: true,
  app_collaborators: true,
  app_changes: true,
  message_acts: true,
  message_activity: true,
  message_activity_parts: true,
  views: true,
  used_trigger_ids: true,
  response_urls: true,
  ephemerals: true,
  app_activities: true,
  app_versions: true,
  app_variables: true,
  datastore_items: true,
  app_connections: true,
  external_auth_choices: true,
  external_secrets: true,
  external_tokens: true,
  tool_servers: true,
  tool_consents: true,
  tool_registrations: true,
  bundle_uploads: true,
  trigger_type_permissions: true,
  triggers: true,
  anomaly_allowlists: true,
  audit_chains: true,
  audit_checkpoints: true,
  audit_entries: true,
  trigger_entities: true,
  featured_workflows: true,
  function_distributions: true,
  function_entities: true,
  cli_logins: true,
  one_time_links: true,
  signing_keys: true,
  workflow_runs: true,
  function_executions: true,
  execution_surfaces: true,
  servers: true,
  app_sockets: true,
  socket_tickets: true,
};

async function migrated() {
  const connection = openSqlite(":memory:", "write");
  await migrate(kyselyOnSqlite(connection));
  return connection;
}

describe("What a move copies", () => {
  test("is every table of the schema, and nothing else", async () => {
    const connection = await migrated();
    const names = readShapes(connection).map((shape) => shape.name);
    assert.deepEqual(names.toSorted(), Object.keys(everyTable).toSorted());
  });

  test("is every table that a migration makes, also one that nobody thought of here", async () => {
    const connection = await migrated();
    connection.exec(
      "create table trophies (id text primary key, user_id text not null references users (id), at_ms bigint)",
    );
    const added = readShapes(connection).find((shape) => shape.name === "trophies");
    assert.deepEqual(added, {
      name: "trophies",
      columns: [
        { name: "id", type: "text" },
        { name: "user_id", type: "text" },
        { name: "at_ms", type: "bigint" },
      ],
      key: ["id"],
      counted: undefined,
    });
  });

  test("is every column of each table", async () => {
    const connection = await migrated();
    for (const { name, columns } of readShapes(connection)) {
      const row = connection.prepare(`select * from "${name}"`).columns();
      assert.deepEqual(
        columns.map((column) => column.name),
        row.map((column) => column.name),
      );
    }
  });

  test("comes in an order in which no row refers to one that is not there yet", async () => {
    const connection = await migrated();
    const names = readShapes(connection).map((shape) => shape.name);
    for (const [at, name] of names.entries()) {
      const referred = connection.pragma(`foreign_key_list("${name}")`) as { table: string }[];
      for (const { table } of referred) assert.ok(names.indexOf(table) < at, `${name} comes before ${table}`);
    }
  });

  test("knows the keys: what orders the rows, and what the database counts up", async () => {
    const shapes = new Map(readShapes(await migrated()).map((shape) => [shape.name, shape]));
    assert.deepEqual(shapes.get("messages")?.key, ["channel_key", "thread_ts", "ts"]);
    assert.deepEqual(
      [...shapes.values()].filter((shape) => shape.counted).map((shape) => [shape.name, shape.counted]),
      [
        ["channels", "key"],
        ["app_activities", "id"],
        ["app_changes", "id"],
        ["audit_checkpoints", "id"],
        ["audit_entries", "id"],
        ["deliveries", "id"],
        ["feed_entries", "id"],
        ["outbox", "id"],
        ["stars", "id"],
        ["typing_indicators", "id"],
      ],
    );
  });

  test("refuses what could not be copied faithfully", async () => {
    for (const [sql, message] of [
      ["create table loose (id text)", /loose has no primary key/],
      ["create table scales (id text primary key, weight real)", /scales.weight is REAL/],
      [
        "create table egg (id text primary key references hen (id)); create table hen (id text primary key references egg (id))",
        /egg -> hen -> egg/,
      ],
    ] as const) {
      const connection = await migrated();
      connection.exec(sql);
      assert.throws(() => readShapes(connection), message);
      connection.close();
    }
  });
});
