import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { enrol, type FormBrowser, isSignedIn, type Serving, serving } from "../../packages/server/testkit/signingIn.ts";
import { StoppedClock } from "../../packages/server/testkit/workspace.ts";
import { platformOptions } from "./platformPlace.ts";
import { inFile, inPostgres } from "./storeKinds.ts";
import { createDatabase, postgresSkip } from "./testPostgres.ts";

async function givePassword(server: Serving, name: string): Promise<FormBrowser> {
  const browser = server.browser();
  await browser.send("/sign-in", { login: `${name}@acme.test`, password: server.passwordOf(name) });
  return browser;
}

for (const kind of [inFile, inPostgres]) {
  describe(`signing in on ${kind.name}`, { skip: kind.skip }, () => {
    test("counts every try, however many come at once", async () => {
      await using place = await kind.fresh();
      await using server = await serving(platformOptions(place.location));
      const guess = () => server.browser().send("/sign-in", { login: "bob@acme.test", password: "guess" });

      const statuses = await Promise.all(Array.from({ length: 16 }, async () => (await guess()).status));

      assert.equal(statuses.filter((status) => status === 401).length, 10);
      assert.equal(statuses.filter((status) => status === 429).length, 6);
    });

    test("takes a recovery code from one of four who bring it at once", async () => {
      await using place = await kind.fresh();
      await using server = await serving(platformOptions(place.location));
      const { codes } = await enrol(await givePassword(server, "carol"), server.clock.nowMs());
      const waiting = await Promise.all(Array.from({ length: 4 }, () => givePassword(server, "carol")));

      const statuses = await Promise.all(
        waiting.map(async (browser) => (await browser.send("/sign-in/code", { code: codes[0] ?? "" })).status),
      );

      assert.deepEqual(statuses.toSorted(), [303, 401, 401, 401]);
    });

    test("refuses text that no database takes, and goes on", async () => {
      await using place = await kind.fresh();
      await using server = await serving(platformOptions(place.location));

      for (const login of ["\u0000", "bob\u0000@acme.test", "\uD800", "😀".repeat(10_000)]) {
        const response = await server.browser().send("/sign-in", { login, workspace: login, password: login });
        assert.equal(response.status, 401, JSON.stringify(login.slice(0, 20)));
      }
      assert.equal(await isSignedIn(await givePassword(server, "bob")), true);
    });
  });
}

describe("two servers on one PostgreSQL", { skip: postgresSkip }, () => {
  test("know the same sessions, and the same tries", async () => {
    await using database = await createDatabase();
    const dataFolder = mkdtempSync(join(tmpdir(), "platform-people-"));
    try {
      const shared = { databaseUrl: database.url, dataFolder, clock: new StoppedClock() };
      await using left = await serving(shared);
      await using right = await serving(shared);
      const there = await givePassword(left, "bob");
      const here = right.browser();
      here.cookie = there.cookie;

      assert.equal(await isSignedIn(here), true);
      await there.send("/sign-out", {});
      assert.equal(await isSignedIn(here), false);

      for (const server of [left, right]) {
        for (let time = 0; time < 5; time++) {
          await server.browser().send("/sign-in", { login: "bob@acme.test", password: "guess" });
        }
      }
      const last = await left.browser().send("/sign-in", { login: "bob@acme.test", password: left.passwordOf("bob") });
      assert.equal(last.status, 429);
    } finally {
      rmSync(dataFolder, { recursive: true, force: true });
    }
  });
});
