import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { openAuditMaintenance } from "@platform/server/auditMaintenance.ts";
import { roundsOf } from "../../scripts/testing/rounds.ts";
import { teamsOf } from "../../packages/server/testkit/admins.ts";
import { makeChannels } from "../../packages/server/testkit/jobs.ts";
import { type Workspace, workspace } from "../../packages/server/testkit/workspace.ts";
import { quickFolder } from "../faults/dataFolder.ts";
import { Random } from "../faults/random.ts";
import { sharedStoreKinds } from "./storeKinds.ts";

const calls = roundsOf("PLATFORM_AUDIT_CALLS");
/** How many are under way at once. */
const burst = 20;
const seed = Number(process.env["PLATFORM_SEED"] ?? Date.now() % 1_000_000);

interface Call {
  readonly method: string;
  readonly args: Readonly<Record<string, unknown>>;
  /** Whether bob makes it, who may not. */
  readonly isRefused?: true;
}

/** Changes, reads and refused calls; each change has the mark in an argument that the log keeps. */
function callsOf(world: Workspace, channels: readonly string[]): readonly ((random: Random, mark: string) => Call)[] {
  const team = { team_id: teamsOf(world).acme };
  const department = (mark: string) => ({ ...team, user_id: world.carol.id, department: mark });
  return [
    (_, mark) => ({ method: "admin.users.setDepartment", args: department(mark) }),
    (_, mark) => ({ method: "admin.teams.settings.setDescription", args: { ...team, description: mark } }),
    (_, mark) => ({ method: "admin.conversations.create", args: { ...team, name: mark, is_private: false } }),
    (random, mark) => ({
      method: "admin.conversations.rename",
      args: { channel_id: random.pick(channels), name: `r-${mark}` },
    }),
    (_, mark) => ({ method: "admin.teams.settings.setName", args: { ...team, name: mark } }),
    (_, mark) => ({ method: "admin.legalHolds.policies.create", args: { name: mark, entity_ids: [world.bob.id] } }),
    () => ({ method: "admin.teams.settings.info", args: team }),
    () => ({ method: "admin.users.list", args: team }),
    (_, mark) => ({ method: "admin.users.setDepartment", args: department(mark), isRefused: true }),
    (_, mark) => ({
      method: "admin.conversations.rename",
      args: { channel_id: "C0000000000", name: mark },
      isRefused: true,
    }),
  ];
}

/** The argument that tells one call from all others. */
function markedIn(args: object, mark: RegExp): string | undefined {
  return Object.values(args).find((value): value is string => typeof value === "string" && mark.test(value));
}

/** The marks of all entries that `admin.audit.list` shows, with their method. */
async function listed(world: Workspace, mark: RegExp): Promise<string[]> {
  const found: string[] = [];
  let cursor = "";
  do {
    const page: {
      entries: readonly { action: string; details: object }[];
      response_metadata: { next_cursor: string };
    } = await world.alice.does("admin.audit.list", { limit: 1000, ...(cursor !== "" && { cursor }) });
    for (const { action, details } of page.entries) {
      const text = markedIn(details, mark);
      if (text !== undefined) found.push(`${action} ${text}`);
    }
    cursor = page.response_metadata.next_cursor;
  } while (cursor !== "");
  return found;
}

for (const kind of sharedStoreKinds) {
  describe(`${calls} mixed calls of administrators on ${kind.name}, seed ${seed}`, { skip: kind.skip }, () => {
    test("are in the audit log exactly once each, and refused calls and reads are not", async () => {
      await using place = await kind.fresh();
      using folder = quickFolder("audit-calls");
      const database = place.location.kind === "postgres" ? { databaseUrl: place.location.url } : {};
      const options = { dataFolder: folder.path, ...database };
      await using first = await workspace(options);
      await using second = await workspace(options);
      const channels = await makeChannels(first.alice, "named", 10);
      const random = new Random(seed);
      const made = callsOf(first, channels);
      const mark = new RegExp(`m${seed}x`);
      const expected: string[] = [];
      for (let at = 0; at < calls;) {
        const some = Array.from({ length: Math.min(burst, calls - at) }, () =>
          random.pick(made)(random, `m${seed}x${at++}x`),
        );
        const answers = await Promise.all(
          some.map(({ method, args, isRefused }, nth) => {
            const world = nth % 2 === 0 ? first : second;
            return (isRefused ? world.bob : world.alice).asks(method, args);
          }),
        );
        for (const [nth, { ok, error }] of answers.entries()) {
          const { method, args, isRefused } = some[nth] as Call;
          assert.equal(ok, isRefused !== true, `${method}: ${error}`);
          const text = markedIn(args, mark);
          if (ok && text !== undefined) expected.push(`${method} ${text}`);
        }
      }
      await Promise.all([first.platform.settle(), second.platform.settle()]);

      assert.deepEqual((await listed(first, mark)).toSorted(), expected.toSorted());
      await using audit = await openAuditMaintenance({ ...options, operator: "olga" });
      for await (const { fault, unsealed } of audit.verify()) assert.deepEqual([fault, unsealed], [undefined, 0]);
    });
  });
}
