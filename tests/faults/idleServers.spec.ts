import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { workspace } from "../../packages/server/testkit/workspace.ts";
import { Listening } from "../storage/listening.ts";
import { createDatabase, postgresSkip } from "../storage/testPostgres.ts";
import { type CountingProxy, startCountingProxy } from "./countingProxy.ts";
import { quickFolder } from "./dataFolder.ts";

const windowS = 10;
const perSecondMax = 2;

/** What starting and connecting have caused is over after this time. */
const quietMs = 3_000;

async function statementsPerSecond(proxy: CountingProxy): Promise<number> {
  await pause(quietMs);
  const before = proxy.statements();
  await pause(windowS * 1000);
  return (proxy.statements() - before) / windowS;
}

describe("an idle server", { skip: postgresSkip }, () => {
  for (const count of [1, 2]) {
    test(`of ${count}, with people connected, issues at most ${perSecondMax} statements per second`, async (t) => {
      await using stack = new AsyncDisposableStack();
      const database = stack.use(await createDatabase());
      const folder = stack.use(quickFolder("idle"));
      const proxies: CountingProxy[] = [];
      for (let at = 0; at < count; at++) {
        const proxy = stack.use(await startCountingProxy(database.url));
        const server = stack.use(await workspace({ dataFolder: folder.path, databaseUrl: proxy.url }));
        await server.platform.listen();
        stack.use(await Listening.as(at === 0 ? server.alice : server.bob));
        proxies.push(proxy);
      }

      const rates = await Promise.all(proxies.map(statementsPerSecond));

      t.diagnostic(`${rates.join(" and ")} statements per second`);
      for (const rate of rates) assert.ok(rate <= perSecondMax, `${rate} statements per second`);
    });
  }
});
