import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { methods } from "../../packages/server/src/methods/registry.ts";
import { type Workspace, workspace } from "../../packages/server/testkit/workspace.ts";
import { quickFolder } from "../faults/dataFolder.ts";
import { createDatabase, postgresSkip } from "../storage/testPostgres.ts";
import { type Cell, cellsOf, tokensFor } from "./objects/cells.ts";
import { exceptionFor } from "./objects/exceptions.ts";
import { fingerprint } from "./objects/fingerprint.ts";
import { inputOf, rowsOf } from "./objects/inputs.ts";
import { askPlainly, judge } from "./objects/judge.ts";
import { noFindings, record } from "./objects/matrix.ts";
import { openStage, type Stage } from "./objects/stage.ts";
import type { Tokens } from "./objects/stageCast.ts";
import { stageSeed } from "./objects/stageSeed.ts";

const rows = rowsOf(methods.values());

interface Pair extends AsyncDisposable {
  readonly stage: Stage;
  readonly second: Workspace;
}

/** The stage on one server, and a second one on the same PostgreSQL and at the same time of day. */
async function openPair(): Promise<Pair> {
  await using stack = new AsyncDisposableStack();
  const database = stack.use(await createDatabase());
  const folder = stack.use(quickFolder("matrix"));
  const options = { dataFolder: folder.path, databaseUrl: database.url };
  const stage = await openStage(options);
  stack.defer(() => stage.world.platform.stop());
  const second = stack.use(await workspace({ ...options, seed: stageSeed }));
  second.clock.advance({ seconds: (stage.world.clock.nowMs() - second.clock.nowMs()) / 1000 });
  const all = stack.move();
  return { stage, second, [Symbol.asyncDispose]: () => all.disposeAsync() };
}

/** Several at a time, as callers do, and few enough for the connections that a server has. */
async function inBatches<Item>(items: readonly Item[], call: (item: Item) => Promise<void>): Promise<void> {
  for (let at = 0; at < items.length; at += 16) await Promise.all(items.slice(at, at + 16).map(call));
}

/** One cell for each argument and each outsider: the other forms and tokens are tried on one server, and so is what may succeed. */
function firstCells(stage: Stage): Cell[] {
  return rows.flatMap((row) => {
    const closed = cellsOf(stage, row).filter((cell) => cell.reach !== "visible" && !exceptionFor(cell, "ok"));
    return [...Map.groupBy(closed, ({ outsider }) => outsider).values()].flatMap((cells) => cells.slice(0, 1));
  });
}

describe("the object matrix on two servers with PostgreSQL", { skip: postgresSkip }, () => {
  test("outsiders learn nothing on the other server, and access ends there at once", async (t) => {
    await using pair = await openPair();
    const { stage, second } = pair;
    const { store } = stage.world.platform;
    const ids = Object.values(stage.circle);

    const before = await fingerprint(store, ids);
    const findings = noFindings();
    await inBatches(firstCells(stage), async (cell) => {
      const verdict = await judge(second.actor(cell.token), cell);
      // A call that succeeds is in the way of the one it is compared with; on one server it is undone in between.
      record(findings, cell, verdict.code === "ok" && !verdict.isLeak ? { ...verdict, fault: undefined } : verdict);
    });
    assert.deepEqual(findings.faults, []);
    assert.deepEqual(await fingerprint(store, ids), before);

    const { revoked, deactivated, deactivatedId: user_id } = stage.leaving;
    const calls = [...callsWith(revoked, "token_revoked"), ...callsWith(deactivated, "account_inactive")];
    // The second server knows the tokens, so that it has something to forget.
    for (const token of new Set(calls.map((call) => call.token))) await second.actor(token).does("auth.test", {});
    for (const token of Object.values(revoked)) await stage.world.actor(token).does("auth.revoke", {});
    const admin = stage.world.actor(stage.insider.user ?? "");
    await admin.does("admin.users.remove", { team_id: stage.circle["team"] ?? "", user_id });
    const late: string[] = [];
    await inBatches(calls, async ({ row, token, expected }) => {
      const { code } = await askPlainly(second.actor(token), row.method.name, inputOf(row, stage.circle));
      if (code !== expected) late.push(`${row.method.name} ${row.arg}: ${code}, not ${expected}`);
    });
    assert.deepEqual(late, []);
    t.diagnostic(`${findings.cells} cells of outsiders, ${calls.length} of ended access`);
  });
});

function callsWith(tokens: Tokens, expected: string) {
  return rows.flatMap((row) => tokensFor(row, tokens).map(([, token]) => ({ row, token, expected })));
}
