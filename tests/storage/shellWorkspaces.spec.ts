import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { shell } from "../../packages/cli/testkit/runCli.ts";
import { createApp } from "../../packages/server/testkit/installing.ts";
import { configuring } from "../../packages/server/testkit/openConfig.ts";
import { type Workspace, workspace } from "../../packages/server/testkit/workspace.ts";
import { quickFolder } from "../faults/dataFolder.ts";
import { sharedStoreKinds, type StoreKind } from "./storeKinds.ts";

const password = "a password to remember";

/** A server with the workspace acme, and the commands of its operator, who has nothing but a shell. */
async function openOperated(kind: StoreKind) {
  await using stack = new AsyncDisposableStack();
  const place = stack.use(await kind.fresh());
  const folder = stack.use(quickFolder("workspaces"));
  const database = place.location.kind === "postgres" ? { databaseUrl: place.location.url } : {};
  const world: Workspace = stack.use(await workspace({ dataFolder: folder.path, ...database }));
  const url = await world.platform.listen();
  const here = stack.use(shell());
  const store = place.location.kind === "postgres" ? ["--database-url", place.location.url] : [];
  const run = async (...args: string[]) => {
    const result = await here.run([...args, "--data", folder.path, ...store], {
      env: { HOME: here.folder, SUDO_USER: "olga" },
    });
    return { ...result, data: () => JSON.parse(result.out) as Record<string, unknown> };
  };
  const all = stack.move();
  return { world, url, run, [Symbol.asyncDispose]: () => all.disposeAsync() };
}

async function fill(url: string, form: Readonly<Record<string, string>>): Promise<number> {
  const body = new URLSearchParams(form);
  const headers = { "sec-fetch-site": "same-origin" };
  return (await fetch(url, { method: "POST", body, headers, redirect: "manual" })).status;
}

for (const kind of sharedStoreKinds) {
  describe(`an operator with a shell on ${kind.name}`, { skip: kind.skip }, () => {
    test("creates a workspace beside the others, which the first owner who comes owns", async () => {
      await using operated = await openOperated(kind);
      const { url, run } = operated;
      const owner = ["--owner", "Ada@example.com", "--base-url", url, "--json"];
      const created = await run("workspace", "create", "Käse & Söhne", ...owner);
      assert.equal(created.code, 0, created.err);
      const { domain, url: link } = created.data();
      assert.equal(domain, "kase-sohne");
      const again = await run(
        "user",
        "invite",
        "eve@example.com",
        "--role",
        "owner",
        "--workspace",
        "kase-sohne",
        "--base-url",
        url,
        "--json",
      );
      assert.equal(again.code, 0, again.err);

      assert.equal(await fill(String(link), { name: "Ada Ames", password }), 303);
      assert.equal(await fill(String(again.data()["url"]), { name: "Eve", password }), 303);

      const listed = await run("user", "list", "--workspace", "kase-sohne", "--json");
      const people = listed.data()["users"] as { email: string; role: string }[];
      assert.deepEqual(people.map(({ email, role }) => [email, role]).toSorted(), [
        ["ada@example.com", "primary_owner"],
        ["eve@example.com", "owner"],
      ]);
      assert.equal(await fill(`${url}/sign-in`, { login: "ada@example.com", password, workspace: "kase-sohne" }), 303);
      const { out } = await run("workspace", "list");
      assert.match(out, /^kase-sohne +Käse & Söhne +T\w+/m);
    });

    test("learns why a workspace is not created, and nothing of it is left", async () => {
      await using operated = await openOperated(kind);
      const { run } = operated;
      const base = ["--base-url", "https://chat.example.com"];
      const create = (name: string, owner: string, ...more: string[]) =>
        run("workspace", "create", name, "--owner", owner, ...base, ...more);
      const cases: readonly (readonly [Promise<{ code: number; err: string }>, RegExp])[] = [
        [create("Acme", "ada@example.com"), /Another workspace of the server has this domain/],
        [create("Cedar", "ada"), /ada is not an email address/],
        [create("Cedar", "ada@example.com", "--domain", "-cedar"), /1 to 21 of a-z/],
        [create("  ", "ada@example.com"), /name of the workspace is empty/],
      ];
      for (const [running, message] of cases) {
        const { code, err } = await running;
        assert.equal(code, 1);
        assert.match(err, message);
      }
      assert.doesNotMatch((await run("workspace", "list")).out, /cedar/i);
    });

    test("gets the tokens of an app, and the audit log says so without them", async () => {
      await using operated = await openOperated(kind);
      const { world, run, url } = operated;
      const { appId } = await createApp(world, { scopes: { bot: ["chat:write"] } });
      const developer = await configuring(world, "alice");
      const missing = await run("app", "token", "Echo", "--workspace", "acme");
      assert.match(missing.err, /install it in the workspace first/);

      await developer.does("apps.developerInstall", { app_id: appId });
      for (const kindOfToken of ["bot", "app"] as const) {
        const { code, out, err } = await run("app", "token", "Echo", "--workspace", "acme", "--kind", kindOfToken);
        assert.equal(code, 0, err);
        const answer = await fetch(`${url}/api/auth.test`, {
          method: "POST",
          headers: { authorization: `Bearer ${out.trim()}` },
        });
        assert.equal(((await answer.json()) as { ok: boolean }).ok, true, kindOfToken);
        const { entries } = await world.alice.does("admin.audit.list", { action: "shell.app.token" });
        assert.equal(entries[0]?.actor.name, "olga");
        assert.ok(!JSON.stringify(entries).includes(out.trim()));
      }
      const unknown = await run("app", "token", "Nobody", "--workspace", "acme");
      assert.match(unknown.err, /There is no app Nobody in this workspace/);
    });
  });
}
