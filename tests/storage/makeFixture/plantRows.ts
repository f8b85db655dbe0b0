import Sqlite from "better-sqlite3";

/**
 * A row for each lasting table that no single call fills: what browsers, imports, providers and push services leave behind.
 * Each value is an expression of SQL. A version without the table or the column goes without.
 */
const rows: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  access_logs: {
    team_id: "(select min(id) from teams)",
    user_id: "(select min(id) from users)",
    ip: "'192.0.2.1'",
    user_agent: "'Firefox/140.0 (Linux)'",
    first_ms: "1768467600000",
    last_ms: "1768467600000",
    count: "3",
  },
  call_messages: {
    call_id: "(select min(id) from calls)",
    channel_key: "(select channel_key from messages order by channel_key, ts limit 1)",
    thread_ts: "(select thread_ts from messages order by channel_key, ts limit 1)",
    ts: "(select ts from messages order by channel_key, ts limit 1)",
  },
  channel_departures: {
    channel_key: "(select min(key) from channels)",
    user_id: "(select min(id) from users)",
    left_ts: "1768467600000000",
  },
  channel_groups: {
    channel_key: "(select min(key) from channels where kind = 'private')",
    usergroup_id: "(select min(id) from usergroups)",
    linked_ms: "1768467600000",
  },
  execution_surfaces: {
    surface: "(select min(id) from views)",
    execution_id: "(select min(id) from function_executions)",
  },
  function_entities: {
    app_id: "(select min(app_id) from installations)",
    function: "'greet'",
    kind: "'user'",
    entity_id: "(select min(id) from users)",
    added_ms: "1768467600000",
  },
  held_files: {
    file_id: "'F0HELD00000'",
    user_id: "(select min(id) from users)",
    created_ms: "1768467600000",
    blob_key: "null",
    file: `'{"id":"F0HELD00000","name":"held.txt"}'`,
    deleted_by: "(select min(id) from users)",
    deleted_ms: "1768467600000",
  },
  held_shares: {
    file_id: "'F0HELD00000'",
    channel_key: "(select min(key) from channels)",
    channel_kind: "(select kind from channels order by key limit 1)",
    ts: "1768467600000100",
    user_id: "(select min(id) from users)",
  },
  import_entries: {
    team_id: "(select min(id) from teams)",
    path: "'C0IMPORTED1/2020-01-01.json'",
    digest: "'6f1ed002ab5595859014ebf0951522d9'",
    position: "17",
    is_done: "1",
    last_ts: "1577880000000100",
  },
  imported_objects: {
    team_id: "(select min(id) from teams)",
    kind: "'user'",
    id: "(select min(id) from users)",
    body: `'{"id":"U0IMPORTED1","skype":"alice"}'`,
  },
  incoming_webhooks: {
    id: "'B0WEBHOOK01'",
    hash: "'webhook-hash'",
    team_id: "(select team_id from installations order by id limit 1)",
    app_id: "(select app_id from installations order by id limit 1)",
    installation_id: "(select min(id) from installations)",
    channel_id: "(select min(id) from channels)",
    user_id: "(select min(id) from users)",
    created_ms: "1768467600000",
  },
  link_images: {
    name: "'preview.png'",
    channel_key: "(select channel_key from messages order by channel_key, ts limit 1)",
    ts: "(select ts from messages order by channel_key, ts limit 1)",
    type: "'image/png'",
    blob_key: "'0123456789abcdef0123456789abcdef'",
  },
  list_channel_access: {
    list_id: "(select min(list_id) from list_items)",
    channel_id: "(select min(id) from channels)",
    level: "'read'",
  },
  photos: {
    name: "'photo.png'",
    size: "72",
    user_id: "(select min(id) from users)",
    blob_key: "'00112233445566778899aabbccddeeff'",
  },
  recovery_codes: { hash: "'recovery-code-hash'", user_id: "(select max(id) from users)", used_ms: "1768467600000" },
  retention_reports: {
    run_id: "(select min(id) from retention_runs)",
    team_id: "(select min(id) from teams)",
    channel_id: "(select min(id) from channels)",
    rule_scope_id: "(select min(id) from teams)",
    rule_kind: "'public'",
    duration_days: "3650",
    cutoff_ts: "1453000000000000",
    deleted: "7",
    held: "1",
    min_ts: "1452000000000000",
    max_ts: "1452900000000000",
    started_ms: "1768467600000",
    updated_ms: "1768467600000",
  },
  retention_rules: {
    scope_id: "(select min(id) from teams)",
    kind: "'public'",
    duration_days: "3650",
    allows_override: "1",
    set_by: "(select min(id) from users)",
    set_ms: "1768467600000",
    confirmed_ms: "1768467600000",
  },
  scim_resources: {
    connection_id: "'Gr00000000001'",
    resource_id: "(select max(id) from users)",
    team_id: "(select min(id) from teams)",
    external_id: "'00u1a2b3c4'",
    user_name: "'scim@acme.test'",
    attributes: `'{"userName":"scim@acme.test"}'`,
    managed: "'[]'",
    updated_ms: "1768467600000",
  },
  second_factors: {
    user_id: "(select max(id) from users)",
    secret: "'unconfirmed'",
    created_ms: "1768467600000",
    confirmed_ms: "null",
    last_step: "0",
  },
  sent_messages: {
    user_id: "(select min(id) from users)",
    client_msg_id: "'3f1c7a2e-0000-4000-a000-000000000001'",
    channel_key: "(select channel_key from messages order by channel_key, ts limit 1)",
    ts: "(select ts from messages order by channel_key, ts limit 1)",
    at_ms: "1768467600000",
  },
  session_settings: { user_id: "(select min(id) from users)", duration_s: "28800", ends_with_browser: "1" },
  sessions: {
    hash: "'session-hash'",
    user_id: "(select min(id) from users)",
    team_id: "(select min(id) from teams)",
    user_agent: "'Firefox/140.0 (Linux)'",
    code_due: "0",
    created_ms: "1768467600000",
    last_seen_ms: "1768467600000",
    expires_ms: "4102444800000",
    revoked_ms: "null",
  },
  sign_in_attempts: { key: "'account-hash'", since_ms: "1768467600000", count: "2" },
  team_icons: {
    name: "'icon.png'",
    size: "88",
    team_id: "(select min(id) from teams)",
    blob_key: "'ffeeddccbbaa99887766554433221100'",
  },
  unpublished_workflows: {
    team_id: "(select min(id) from teams)",
    app_id: "(select min(app_id) from installations)",
    workflow: "'retired'",
    user_id: "(select min(id) from users)",
    at_ms: "1768467600000",
  },
  usergroup_teams: {
    usergroup_id: "(select min(id) from usergroups)",
    team_id: "(select max(id) from teams)",
    auto_provision: "0",
  },
  workflow_collaborators: {
    team_id: "(select min(id) from teams)",
    app_id: "(select min(app_id) from installations)",
    workflow: "'welcome'",
    user_id: "(select min(id) from users)",
    is_added: "1",
    decided_ms: "1768467600000",
  },
};

/** Fills these tables of a file that no server uses, where they are empty. */
export function plantRows(path: string): void {
  const database = new Sqlite(path);
  for (const [table, values] of Object.entries(rows)) {
    const has = new Set(database.prepare<[string], string>("select name from pragma_table_info(?)").pluck().all(table));
    const columns = Object.keys(values).filter((column) => has.has(column));
    if (columns.length === 0 || database.prepare(`select 1 from "${table}"`).get() !== undefined) continue;
    const names = columns.map((column) => `"${column}"`).join(", ");
    database.exec(`insert into "${table}" (${names}) values (${columns.map((column) => values[column]).join(", ")})`);
  }
  database.close();
}
