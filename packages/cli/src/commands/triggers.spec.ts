import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { type DevServer, serveDev } from "../../testkit/serveDev.ts";
import { type Shell, shell } from "../../testkit/runCli.ts";

let server: DevServer;
let place: Shell;
let appId: string;
let triggerId: string;

const manifest = {
  display_information: { name: "Greeter" },
  features: { bot_user: { display_name: "Greeter" } },
  oauth_config: { scopes: { bot: ["chat:write"] } },
  workflows: { greet: { title: "Greet", steps: [] } },
};

const run = (args: readonly string[]) => place.run([...args, ...server.asAlice]);

async function api<T>(method: string, params: object): Promise<T> {
  const { out, err } = await run(["api", method, "--json", "--data", JSON.stringify(params)]);
  assert.equal(err, "", out);
  return JSON.parse(out) as T;
}

describe("platform trigger", () => {
  before(async () => {
    server = await serveDev();
    place = shell();
    ({ app_id: appId } = await api<{ app_id: string }>("apps.manifest.create", { manifest }));
    await api("apps.developerInstall", { app_id: appId });
    const { trigger } = await api<{ trigger: { id: string } }>("workflows.triggers.create", {
      type: "shortcut",
      name: "Greet me",
      workflow: "#/workflows/greet",
      workflow_app_id: appId,
    });
    triggerId = trigger.id;
  });
  after(async () => {
    place[Symbol.dispose]();
    await server[Symbol.asyncDispose]();
  });

  test("list names each trigger, what it starts and its link", async () => {
    const { out } = await run(["trigger", "list", "--app", appId]);
    const link = String.raw`${server.url}/\S+`;
    assert.match(out, new RegExp(`^${triggerId}  shortcut  Greet me  #/workflows/greet  ${link}\n$`));
    const none = await run(["trigger", "list", "--app", appId, "--type", "webhook"]);
    assert.equal(none.out, `${appId} has no triggers.\n\nplatform trigger create\n`);
  });

  test("info tells all about one", async () => {
    const { out } = await run(["trigger", "info", triggerId]);
    assert.match(
      out,
      /^id {8}Ft\w+\ntype {6}shortcut\nname {6}Greet me\nworkflow {2}#\/workflows\/greet\nlink {6}http/,
    );
    assert.match((await run(["trigger", "info", "Ft000"])).err, /trigger_not_found/);
  });

  test("access tells who may run it, and changes that by kind and by name [API-10.25]", async () => {
    const ids = ["bob", "carol"].map((name) => server.dev.users.find((user) => user.name === name)?.id ?? "");
    const access = async (...flags: string[]) => (await run(["trigger", "access", triggerId, ...flags])).out;
    assert.equal(await access(), "permission_type  everyone\n");
    assert.match(await access("--app-collaborators"), /^permission_type {2}app_collaborators\n/);
    const [bob = "", carol = ""] = ids;
    assert.equal(await access("--users", bob), `permission_type  named_entities\nuser_ids         ${bob}\n`);
    const both = await access("--users", carol, "--channels", server.dev.channels["general"] ?? "");
    assert.ok(both.includes(bob) && both.includes(carol) && both.includes("channel_ids"), both);
    assert.ok(!(await access("--users", `${bob},${carol}`, "--revoke")).includes("user_ids"));
    assert.equal(await access("--everyone"), "permission_type  everyone\n");
    const torn = await run(["trigger", "access", triggerId, "--everyone", "--users", bob]);
    assert.match(torn.err, /^Use only one of --everyone, --app-collaborators, --info and named entities\.\n/);
    assert.match((await run(["trigger", "access", triggerId, "--revoke"])).err, /^--revoke needs at least one entity/);
  });

  test("delete asks first", async () => {
    const asked = await run(["trigger", "delete", triggerId]);
    assert.match(asked.err, /^Delete the trigger Greet me \(Ft\w+\)\? \(prompt_needed\)\n\nConfirm with --yes\.\n/);
    assert.match((await run(["trigger", "delete", triggerId, "--yes"])).out, /^Deleted the trigger Greet me/);
    assert.match((await run(["trigger", "info", triggerId])).err, /trigger_not_found/);
  });
});
