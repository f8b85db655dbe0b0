import type { Method } from "../../packages/server/src/methods/define.ts";
import { createLog } from "../../packages/server/src/ports/log.ts";
import { createPlatform } from "../../packages/server/src/platform.ts";
import { answerCall } from "../../packages/server/src/http/call.ts";
import { StoppedClock } from "../../packages/server/testkit/workspace.ts";

/** One of everybody who may ever call. */
export interface Cast extends AsyncDisposable {
  readonly names: readonly string[];
  /** The workspace of most of them, another one of its org, the org, and a member. */
  readonly ids: { readonly team: string; readonly sibling: string; readonly org: string; readonly member: string };
  setScopes(scopes: readonly string[]): Promise<void>;
  /** The code of the answer, or `ok`. */
  ask(name: string, method: string, params: Readonly<Record<string, unknown>>): Promise<string>;
  /** Arguments that a method can make sense of. */
  plausible(method: Method): Record<string, unknown>;
}

const scopes = ["chat:write"];
const app = (name: string) => ({
  name,
  rotation: true,
  bot_scopes: scopes,
  user_scopes: scopes,
  app_scopes: ["connections:write"],
  channels: ["general"],
});
const document = {
  orgs: [{ name: "Org", domain: "org" }],
  workspaces: [
    {
      name: "Acme",
      domain: "acme",
      org: "org",
      users: [
        { name: "owner", role: "primary_owner" as const },
        { name: "admin", role: "admin" as const },
        { name: "member" },
        { name: "guest", role: "multi_channel_guest" as const },
        { name: "expired" },
        { name: "revoked" },
        { name: "deactivated" },
        { name: "org_admin", org_role: "admin" as const },
        { name: "org_owner", org_role: "owner" as const },
        { name: "spare" },
      ],
      channels: [{ name: "general", general: true }],
      apps: [app("App"), app("Other")],
    },
    {
      name: "Far",
      domain: "far",
      users: [{ name: "stranger" }],
      channels: [{ name: "general", general: true }],
      apps: [app("Far App")],
    },
    {
      name: "Sibling",
      domain: "sibling",
      org: "org",
      users: [{ name: "neighbour", role: "primary_owner" as const }],
      channels: [{ name: "general", general: true }],
    },
  ],
};

/** A workspace with every role, every kind of token, and every way for a token to be no good. */
export async function openCast(): Promise<Cast> {
  const log = createLog({ level: "silent", write: () => {} });
  const platform = await createPlatform({ seed: document, clock: new StoppedClock(), rates: "off", log });
  const dev = await platform.describeDev();
  const { db } = platform.store;
  const user = (name: string) => dev.users.find((candidate) => candidate.name === name);
  const installed = (name: string) => dev.apps.find((candidate) => candidate.name === name);

  const exchanged = await call("oauth.v2.exchange", {
    client_id: installed("Other")?.client_id,
    client_secret: installed("Other")?.client_secret,
    token: installed("Other")?.bot_token,
  });
  await db
    .updateTable("tokens")
    .set({ expires_ms: 1 })
    .where("user_id", "=", user("expired")?.id ?? "")
    .execute();
  await db
    .updateTable("tokens")
    .set({ revoked_ms: 1 })
    .where("user_id", "=", user("revoked")?.id ?? "")
    .execute();
  await db.updateTable("memberships").set({ deactivated_ms: 1 }).where("name", "=", "deactivated").execute();

  const tokens: Record<string, string | undefined> = {
    nobody: "",
    garbage: "xoxb-garbage",
    expired: user("expired")?.token,
    revoked: user("revoked")?.token,
    deactivated: user("deactivated")?.token,
    refresh: String(exchanged["refresh_token"]),
    bot: installed("App")?.bot_token,
    otherApp: installed("Other")?.bot_token,
    otherWorkspace: installed("Far App")?.bot_token,
    appLevel: installed("App")?.app_token,
    config: dev.config_token,
    guest: user("guest")?.token,
    member: user("member")?.token,
    admin: user("admin")?.token,
    owner: user("owner")?.token,
    orgAdmin: user("org_admin")?.token,
    orgOwner: user("org_owner")?.token,
  };

  async function call(method: string, params: object, token = ""): Promise<Record<string, unknown> & { code: string }> {
    const answer = await answerCall(platform.callServices, {
      method,
      query: "",
      contentType: "application/json; charset=utf-8",
      body: Buffer.from(JSON.stringify(params)),
      authorization: token === "" ? undefined : `Bearer ${token}`,
      requestId: "cast",
      address: () => "192.0.2.1",
    });
    return { ...(JSON.parse(answer.text) as Record<string, unknown>), code: answer.code };
  }

  const values: Record<string, unknown> = {
    team_id: dev.teams[0]?.id,
    team_ids: [dev.teams[0]?.id],
    user_id: user("spare")?.id,
    user_ids: [user("spare")?.id],
    entity_ids: [dev.teams[0]?.id],
    role_id: "Rl01",
    session_id: 1,
    email: "eve@example.com",
    channel_ids: [dev.channels["general"]],
    policy_name: "email_password",
    entity_type: "USER",
    duration: 28_800,
    app_id: installed("Other")?.id,
    channel_id: dev.channels["general"],
    channel: dev.channels["general"],
    org_id: dev.org?.id,
    enterprise_id: dev.org?.id,
    expiration_ts: 1_800_000_000,
    department: "Research",
    fields: [{ label: "Desk" }],
    enabled: true,
    type: "member",
    required: true,
    allowed: true,
    prefs: { channel_mode: "read_only" },
    thread_ts: "1700000000.000100",
    who_can_post: "admin",
    plan: "standard",
    distribution: "unlisted",
    networks: ["192.0.2.0/24"],
    barrier_id: "Bar00000000",
    object_id: "006000000000001AAA",
    record_id: "006000000000001AAA",
    salesforce_org_id: "00D000000000001AAA",
    exclude: true,
    job_id: "Jb000000000",
    group_id: "S0000000001",
    target_team_id: "T0000000001",
    policy_id: "Lh000000000",
    duration_days: 30,
    start_date: 0,
    end_date: 0,
    invite_id: "Il000000000",
    primary_usergroup_id: "S0000000001",
    barriered_from_usergroup_ids: ["S0000000002"],
    restricted_subjects: ["im", "mpim", "call"],
    request_id: "Ar000000000",
    invite_request_id: "Ir000000000",
    usergroup_id: "S0000000001",
    team_name: "Acme Sales",
    team_domain: "acme-sales",
    description: "Everything about sales",
    discoverability: "open",
    image_url: "ftp://example.com/acme.png",
    name: "acme",
    new_name: "acme_corp",
    alias_for: "acme",
    url: "https://example.com/acme.png",
  };
  return {
    names: Object.keys(tokens),
    ids: {
      team: dev.teams[0]?.id ?? "",
      sibling: dev.teams[2]?.id ?? "",
      org: dev.org?.id ?? "",
      member: user("member")?.id ?? "",
    },
    async setScopes(given) {
      await db
        .updateTable("tokens")
        .set({ scopes: given.join(",") })
        .execute();
    },
    async ask(name, method, params) {
      const token = tokens[name];
      if (token === undefined) throw new Error(`${name} has no token`);
      return (await call(method, params, token)).code;
    },
    plausible(method) {
      const wanted = method.params.filter(([name, param]) => param.required || name in values).map(([name]) => name);
      const example: Readonly<Record<string, unknown>> = method.examples?.[0]?.params ?? {};
      const valueOf = (name: string) => values[name] ?? example[name];
      for (const name of wanted)
        if (valueOf(name) === undefined) throw new Error(`${method.name}: what could ${name} be?`);
      return Object.fromEntries(wanted.map((name) => [name, valueOf(name)]));
    },
    [Symbol.asyncDispose]: () => platform.stop(),
  };
}
