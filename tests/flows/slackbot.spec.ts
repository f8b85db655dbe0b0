import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { slackbotId } from "@platform/protocol";
import { methods } from "../../packages/server/src/methods/registry.ts";
import { tokensFor } from "./objects/cells.ts";
import { inputOf, type Row, rowsOf } from "./objects/inputs.ts";
import { askPlainly } from "./objects/judge.ts";
import { keepStage, type KeptStage, resetAll } from "./objects/matrix.ts";
import { callers } from "./objects/preparations.ts";
import { openStage, type Stage } from "./objects/stage.ts";

/** What a person may do with Slackbot: look at it, and write to it. */
const allowed = new Set([
  "users.info user",
  "users.profile.get user",
  "users.getPresence user",
  "conversations.open users",
  "dnd.info user",
  "dnd.teamInfo users",
  "migration.exchange users",
]);

/** Listings that take any id as a filter, and find nothing for one that they do not know. */
const listings = new Set([
  "admin.audit.list actor",
  "admin.workflows.search collaborator_ids",
  "client.mentions.audience users",
  "client.menus.users ids",
  "client.people.list ids",
  "conversations.requestSharedInvite.list user_id",
  "team.integrationLogs user",
]);

const rows = rowsOf(methods.values()).filter(({ kind }) => kind === "user");
const nameOf = ({ method, arg }: Row): string => `${method.name} ${arg}`;

describe("every argument that takes a user", () => {
  let stage: Stage;
  let kept: KeptStage;
  before(async () => {
    stage = await openStage();
    kept = await keepStage(stage);
  });
  after(() => stage.world.platform.stop());

  const ask = async (row: Row): Promise<readonly string[]> => {
    const plain = inputOf(row, stage.circle);
    const input = { ...plain, [row.arg]: Array.isArray(plain[row.arg]) ? [slackbotId] : slackbotId };
    const codes: string[] = [];
    for (const [, token] of tokensFor(row, stage[callers[row.method.name] ?? "insider"])) {
      codes.push((await askPlainly(stage.world.actor(token), row.method.name, input)).code);
    }
    return codes;
  };

  test("refuses Slackbot and changes nothing, unless it only looks at it or writes to it", async (t) => {
    const faults: string[] = [];
    for (const row of rows) {
      const codes = await ask(row);
      const changed = await kept.watch.changedTables();
      if (changed.length > 0) await resetAll(kept);
      if (allowed.has(nameOf(row))) {
        if (!codes.includes("ok")) faults.push(`${nameOf(row)}: ${codes.join()}`);
        continue;
      }
      const isTaken = codes.includes("ok") && !listings.has(nameOf(row));
      if (isTaken || codes.includes("internal_error") || changed.length > 0) {
        faults.push(`${nameOf(row)}: ${codes.join()} changes ${changed.join()}`);
      }
    }
    t.diagnostic(`${rows.length} arguments`);
    assert.deepEqual(faults, []);
    assert.deepEqual(
      [...allowed, ...listings].filter((name) => !rows.some((row) => nameOf(row) === name)),
      [],
    );
  });
});
