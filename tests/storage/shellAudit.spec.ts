import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { shell } from "../../packages/cli/testkit/runCli.ts";
import { teamsOf } from "../../packages/server/testkit/admins.ts";
import { type Workspace, workspace } from "../../packages/server/testkit/workspace.ts";
import { quickFolder } from "../faults/dataFolder.ts";
import { sharedStoreKinds, type StoreKind } from "./storeKinds.ts";

const base = ["--base-url", "https://chat.example.com"];

/** A workspace, and the commands of an operator on its store. */
async function openOperated(kind: StoreKind) {
  await using stack = new AsyncDisposableStack();
  const place = stack.use(await kind.fresh());
  const folder = stack.use(quickFolder("shell"));
  const database = place.location.kind === "postgres" ? { databaseUrl: place.location.url } : {};
  const world: Workspace = stack.use(await workspace({ dataFolder: folder.path, ...database }));
  const here = stack.use(shell());
  const where = ["--data", folder.path, "--workspace", "acme"];
  const store = place.location.kind === "postgres" ? ["--database-url", place.location.url] : [];
  const user = (...args: string[]) =>
    here.run(["user", ...args, ...where, ...store], { env: { HOME: here.folder, SUDO_USER: "olga" } });
  const all = stack.move();
  return { world, user, [Symbol.asyncDispose]: () => all.disposeAsync() };
}

for (const kind of sharedStoreKinds) {
  describe(`commands of an operator on ${kind.name}`, { skip: kind.skip }, () => {
    test("are in the audit log with the operator, the time and the shell as their source", async () => {
      await using operated = await openOperated(kind);
      const { world, user } = operated;
      const { acme } = teamsOf(world);
      const startS = Math.floor(Date.now() / 1000);

      const invited = await user("invite", "Eve@acme.test", ...base, "--role", "admin");
      assert.equal(invited.code, 0, invited.err);
      const reset = await user("reset", "bob", ...base, "--two-factor");
      assert.equal(reset.code, 0, reset.err);

      const { entries } = await world.alice.does("admin.audit.list", {});
      const context = { location: { type: "workspace", id: acme, name: "Acme", domain: "acme" } };
      assert.deepEqual(
        entries.map(({ action, actor, entity, context: where, details }) => ({
          action,
          actor,
          entity,
          context: where,
          details,
        })),
        [
          {
            action: "shell.user.reset",
            actor: { type: "shell", name: "olga" },
            entity: { type: "user", id: world.bob.id },
            context,
            details: { source: "shell", operator: "olga", removes_second_factor: true },
          },
          {
            action: "shell.user.invite",
            actor: { type: "shell", name: "olga" },
            entity: { type: "workspace", id: acme },
            context,
            details: { source: "shell", operator: "olga", email: "eve@acme.test", role: "admin" },
          },
        ],
      );
      for (const { date_create: atS } of entries) assert.ok(atS >= startS && atS <= Date.now() / 1000, String(atS));
      const key = /key=(\S+)/.exec(invited.out)?.[1];
      assert.ok(key !== undefined && !JSON.stringify(entries).includes(key), "the link opens an account");
    });

    test("leave no entry when they are refused, and none when they only read", async () => {
      await using operated = await openOperated(kind);
      const { world, user } = operated;

      assert.equal((await user("invite", "bob@acme.test", ...base)).code, 1);
      assert.equal((await user("reset", "nobody@acme.test", ...base)).code, 1);
      assert.equal((await user("list")).code, 0);

      assert.deepEqual((await world.alice.does("admin.audit.list", {})).entries, []);
    });
  });
}
