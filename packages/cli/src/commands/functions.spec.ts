import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { type DevServer, serveDev } from "../../testkit/serveDev.ts";
import { type Shell, shell } from "../../testkit/runCli.ts";

let server: DevServer;
let place: Shell;
let appId: string;

const manifest = (functions: object) => ({
  display_information: { name: "Lender" },
  features: { bot_user: { display_name: "Lender" } },
  oauth_config: { scopes: { bot: ["chat:write"] } },
  functions,
});
const idOf = (name: string): string => server.dev.users.find((user) => user.name === name)?.id ?? "";
const run = (args: readonly string[]) => place.run([...args, ...server.asAlice]);
const access = (...flags: string[]) => run(["function", "access", ...flags, "--app", appId]);

async function createApp(functions: object): Promise<string> {
  const data = JSON.stringify({ manifest: manifest(functions) });
  const { out, err } = await run(["api", "apps.manifest.create", "--json", "--data", data]);
  assert.equal(err, "", out);
  return (JSON.parse(out) as { app_id: string }).app_id;
}

describe("platform function access", () => {
  before(async () => {
    server = await serveDev();
    place = shell();
    appId = await createApp({ greet: { title: "Greet" }, part: { title: "Part" } });
  });
  after(async () => {
    place[Symbol.dispose]();
    await server[Symbol.asyncDispose]();
  });

  test("tells whose workflows may use a function, and changes that by kind and by name", async () => {
    const [alice, bob, carol] = [idOf("alice"), idOf("bob"), idOf("carol")];
    const person = (id: string, name: string): string => `user             ${id}  ${name}  ${name}@acme.test\n`;

    const first = await access("greet");
    assert.equal(first.out, `permission_type  app_collaborators\n${person(alice, "alice")}`);
    assert.equal((await access("greet", "--info")).out, first.out);
    assert.equal((await access("greet", "--everyone")).out, "permission_type  everyone\n");
    const named = await access("greet", "--users", bob, "--grant");
    assert.equal(named.out, `permission_type  named_entities\n${person(bob, "bob")}`);
    const both = await access("greet", "--users", `${carol},${bob}`, "--json");
    const { ok, users, ...rest } = JSON.parse(both.out) as { ok: boolean; users: { user_id: string }[] };
    assert.deepEqual([ok, users.map((user) => user.user_id).toSorted()], [true, [bob, carol].toSorted()]);
    assert.deepEqual(rest, {
      function_app_id: appId,
      function_callback_id: "greet",
      permission_type: "named_entities",
    });
    assert.ok(!(await access("greet", "--users", bob, "--revoke")).out.includes(bob));
    const org = server.dev.org?.id ?? "";
    assert.equal(
      (await access("greet", "--organizations", org)).out,
      `permission_type  named_entities\norg_ids          ${org}\n`,
    );
    assert.match((await access("greet", "--app-collaborators")).out, /^permission_type {2}app_collaborators\n/);
  });

  test("asks which function, or says how to answer", async () => {
    const { code, err } = await access();
    assert.equal(code, 1);
    assert.match(err, /^Which function\? \(prompt_needed\)\n {2}--name greet {2}greet\n {2}--name part {2}part\n/);
    appId = await createApp({});
    assert.match((await access()).err, /^A\w+ declares no functions\. \(function_not_found\)\n/);
    appId = await createApp({ only: { title: "Only" } });
    assert.match((await access()).out, /^permission_type {2}app_collaborators\n/);
    assert.match((await access("none")).err, /function_not_found/);
    assert.match((await access("Fn0000000NO")).err, /function_not_found/);
  });

  test("refuses what contradicts itself", async () => {
    const torn = await access("greet", "--everyone", "--users", "U1");
    assert.deepEqual(
      [torn.code, torn.err.split("\n")[0]],
      [2, "Use only one of --everyone, --app-collaborators, --info and named entities."],
    );
    assert.match((await access("greet", "--revoke")).err, /^--revoke takes --users only/);
    assert.match((await access("greet", "--workspaces", "T1", "--revoke")).err, /^--revoke takes --users only/);
    assert.match((await access("greet", "--grant")).err, /^--grant needs at least one entity/);
  });
});
