import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { methods } from "../../packages/server/src/methods/registry.ts";
import { tokensFor } from "./objects/cells.ts";
import { exceptions, noPositiveControl, notObjects } from "./objects/exceptions.ts";
import { inputOf, rowsOf, specialKeys } from "./objects/inputs.ts";
import { askPlainly } from "./objects/judge.ts";
import { controlRow, judgeRow, keepStage, type KeptStage, noFindings, resetAll } from "./objects/matrix.ts";
import { callers, preparations } from "./objects/preparations.ts";
import { openStage, type Stage } from "./objects/stage.ts";

const rows = rowsOf(methods.values());
const looksLikeObject = /(^|_)(ids?|ts)$|^(users?|channels?|files?|teams?|bot|usergroup|list|actor|timestamp)$/;

describe("the object matrix", () => {
  let stage: Stage;
  let kept: KeptStage;
  before(async () => {
    stage = await openStage();
    kept = await keepStage(stage);
  });
  after(() => stage.world.platform.stop());

  test("knows the kind of every object that a method takes", () => {
    const unknown = [...methods.values()].flatMap((method) =>
      method.params.filter(([name, { object }]) => object === undefined && looksLikeObject.test(name)),
    );
    const names = new Set(unknown.map(([name]) => name));
    assert.deepEqual([...names].toSorted(), Object.keys(notObjects).toSorted());
  });

  test("has inputs, preparations and callers for methods that exist only", () => {
    const known = new Set(rows.flatMap(({ method, arg }) => [method.name, `${method.name} ${arg}`]));
    const named = [...specialKeys, ...Object.keys({ ...preparations, ...callers, ...noPositiveControl })];
    assert.deepEqual(
      named.filter((key) => !known.has(key)),
      [],
    );
  });

  test("the owner of the objects can make every call", async () => {
    const refused: string[] = [];
    for (const row of rows) {
      const codes = await controlRow(kept, row);
      const name = `${row.method.name} ${row.arg}`;
      if ((codes !== undefined) !== name in noPositiveControl) refused.push(`${name}: ${codes ?? "ok"}`);
    }
    await resetAll(kept);
    assert.deepEqual(refused, []);
  });

  test("outsiders learn nothing and change nothing, with every exception for a reason", async (t) => {
    const findings = noFindings();
    for (const row of rows) await judgeRow(kept, row, findings);
    t.diagnostic(
      `${new Set(rows.map(({ method }) => method)).size} methods, ${rows.length} arguments, ${findings.cells} cells`,
    );
    assert.deepEqual(findings.faults, []);
    assert.deepEqual(
      exceptions.filter((exception) => !findings.used.has(exception)),
      [],
    );
  });

  test("an app that holds the owner's token reaches private channels with their scopes only", async () => {
    const reached: string[] = [];
    for (const row of rows.filter(({ method }) => method.scopes.some((scope) => scope.startsWith("groups:")))) {
      if (row.kind !== "channel") continue;
      const input = { ...inputOf(row, stage.circle), [row.arg]: stage.circle["channel"] };
      const { code, text } = await askPlainly(stage.world.actor(stage.narrow.user ?? ""), row.method.name, input);
      if (code === "ok" || text.includes(stage.canary)) reached.push(`${row.method.name} ${row.arg}: ${text}`);
    }
    assert.deepEqual(reached, []);
  });

  test("access ends with the token and with the account", async () => {
    const { world, leaving, circle, insider } = stage;
    const { revoked, deactivated, deactivatedId: user_id } = leaving;
    for (const token of Object.values(revoked)) await world.actor(token).does("auth.revoke", {});
    await world.actor(insider.user ?? "").does("admin.users.remove", { team_id: circle["team"] ?? "", user_id });
    const faults: string[] = [];
    for (const [tokens, expected] of [
      [revoked, "token_revoked"],
      [deactivated, "account_inactive"],
    ] as const) {
      for (const row of rows) {
        for (const [kind, token] of tokensFor(row, tokens)) {
          const { code } = await askPlainly(world.actor(token), row.method.name, inputOf(row, circle));
          if (code !== expected) faults.push(`${row.method.name} ${row.arg} (${kind}): ${code}`);
        }
      }
    }
    assert.deepEqual(faults, []);
  });
});
