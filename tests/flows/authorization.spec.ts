import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Method } from "../../packages/server/src/methods/define.ts";
import { methods } from "../../packages/server/src/methods/registry.ts";
import { type Cast, openCast } from "./cast.ts";

/**
 * Every method, called by everybody, with and without a scope: what the gate answers follows from the definition alone.
 * `through` means that the caller got past it and heard from the method itself.
 */
const gateCodes = new Set([
  "not_authed",
  "invalid_auth",
  "token_expired",
  "token_revoked",
  "account_inactive",
  "not_allowed_token_type",
  "missing_scope",
]);

const broken: Record<string, string> = {
  nobody: "not_authed",
  garbage: "invalid_auth",
  expired: "token_expired",
  revoked: "token_revoked",
  deactivated: "account_inactive",
};

const kindOf: Record<string, Method["tokens"][number]> = {
  refresh: "refresh",
  bot: "bot",
  otherApp: "bot",
  otherWorkspace: "bot",
  appLevel: "app",
  config: "config",
  guest: "user",
  member: "user",
  admin: "user",
  owner: "user",
  orgAdmin: "user",
  orgOwner: "user",
};

function expected(method: Method, actor: string, withScope: boolean): string {
  if (method.tokens.length === 0) return "through";
  const code = broken[actor];
  if (code !== undefined) return code;
  const kind = kindOf[actor];
  assert.ok(kind, `${actor} is in no table, so nobody has said what it may do`);
  if (kind === "refresh" && !method.tokens.includes("refresh")) return "invalid_auth";
  if (!method.tokens.includes(kind)) return "not_allowed_token_type";
  // Everybody of the cast holds the token of an app.
  if (method.forPeople) return "not_allowed_token_type";
  return withScope || method.scopes.length === 0 ? "through" : "missing_scope";
}

async function judge(cast: Cast, method: Method, actor: string): Promise<string> {
  const code = await cast.ask(actor, method.name, method.name === "auth.revoke" ? { test: true } : {});
  return gateCodes.has(code) ? code : "through";
}

describe("the gate", () => {
  for (const withScope of [true, false]) {
    test(`lets everybody through to every method as its definition says, ${withScope ? "with" : "without"} a scope [API-5.2, API-9.2, API-11.2, API-12.21, API-12.22]`, async () => {
      await using cast = await openCast();
      for (const method of methods.values()) {
        await cast.setScopes(withScope ? method.scopes : ["nothing:at_all"]);
        for (const actor of cast.names) {
          const cell = `${method.name} by ${actor}, ${withScope ? "with" : "without"} scope`;
          assert.equal(await judge(cast, method, actor), expected(method, actor, withScope), cell);
        }
      }
    });
  }

  /** A workspace that a person does not administer may also be one that they do not see. */
  const toOutsiders = new Set(["not_an_admin", "not_an_owner", "team_not_found"]);

  /** What each rank may hear when it asks to administer; owners of the workspace or of its org hear neither. */
  /** People of other workspaces are none of the business of the admins of one. */
  const forOrgAdmins: ReadonlySet<string> = new Set([
    "admin.apps.config.lookup",
    "admin.apps.config.set",
    "admin.teams.create",
    "admin.teams.list",
    "admin.users.assign",
  ]);
  const ranks: Record<string, (code: string) => boolean> = {
    guest: (code) => toOutsiders.has(code),
    member: (code) => toOutsiders.has(code),
    admin: (code) => code !== "not_an_admin",
    orgAdmin: (code) => code !== "not_an_admin",
    owner: (code) => code !== "not_an_admin" && code !== "not_an_owner",
    orgOwner: (code) => code !== "not_an_admin" && code !== "not_an_owner",
  };

  test("leaves administration to admins of the workspace", async () => {
    const governed = [...methods.values()].filter((method) => "not_an_admin" in method.errors);
    assert.ok(governed.length > 0);
    let cast = await openCast();
    await using _ = { [Symbol.asyncDispose]: () => cast[Symbol.asyncDispose]() };
    for (const method of governed) {
      for (const [actor, isRight] of Object.entries(ranks)) {
        await cast.setScopes(method.scopes);
        const code = await cast.ask(actor, method.name, cast.plausible(method));
        const isLeftToOrg = forOrgAdmins.has(method.name) && (actor === "admin" || actor === "owner");
        const isAsRuled = isLeftToOrg ? code === "not_an_admin" : isRight(code);
        assert.ok(isAsRuled, `${method.name} by ${actor} answered ${code}`);
        if (code !== "ok") continue;
        // Some of these end the workspace, so what has been changed serves nobody else. A refusal changes nothing.
        await cast[Symbol.asyncDispose]();
        cast = await openCast();
      }
    }
  });
});
