import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { describe, test } from "node:test";
import { type ExportWorld, exportWorld, filesIn, upload } from "./exportWorld.ts";
import { sharedStoreKinds } from "./storeKinds.ts";

interface Line {
  readonly id?: string;
  readonly ts?: string;
  readonly state: string;
  readonly user?: string;
  readonly message?: { readonly text: string } | null;
  readonly revisions?: readonly {
    readonly change: string;
    readonly changed_by: string;
    readonly message: { text: string };
  }[];
  readonly [field: string]: unknown;
}

function linesOf(files: ReadonlyMap<string, string>, path: string): Line[] {
  const text = files.get(path) ?? assert.fail(`${path} is missing`);
  return text
    .trimEnd()
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Line);
}

/** Bob is on hold. He edits and deletes in a channel with Carol and in one that he leaves; another one is not his. */
async function holdBob({ clientOf, dev }: ExportWorld) {
  const [alice, bob, carol] = [clientOf("alice"), clientOf("bob"), clientOf("carol")];
  const idOf = (name: string) => dev.users.find((user) => user.name === name)?.id ?? "";
  const must = async <Answer extends { readonly ok: boolean }>(answer: Promise<Answer>) => {
    const given = await answer;
    assert.ok(given.ok, JSON.stringify(given));
    return given as Extract<Answer, { ok: true }>;
  };
  const make = async (name: string, users: string[]) => {
    const { channel } = await must(alice.call("conversations.create", { name }));
    await must(alice.call("conversations.invite", { channel: channel.id, users }));
    return channel.id;
  };
  const post = async (client: typeof alice, channel: string, text: string) =>
    (await must(client.call("chat.postMessage", { channel, text }))).ts;
  const [shared, left, other] = [
    await make("case-room", [idOf("bob"), idOf("carol")]),
    await make("short-lived", [idOf("bob")]),
    await make("without-bob", [idOf("carol")]),
  ];
  const { policy } = await must(
    alice.call("admin.legalHolds.policies.create", { name: "Case 7", entity_ids: [idOf("bob")] }),
  );
  const ts = await post(bob, shared, "The first version");
  await must(bob.call("chat.update", { channel: shared, ts, text: "The second version" }));
  await must(bob.call("chat.delete", { channel: shared, ts }));
  const ofCarol = await post(carol, shared, "From Carol");
  await must(carol.call("chat.delete", { channel: shared, ts: ofCarol }));
  const fileId = await upload(bob, shared, "evidence.txt", "the evidence");
  await must(bob.call("files.delete", { file: fileId }));
  await post(alice, left, "While Bob was there");
  await must(bob.call("conversations.leave", { channel: left }));
  await post(alice, left, "After Bob left");
  await post(carol, other, "Not for Bob");
  await upload(carol, other, "unrelated.txt", "unrelated");
  return { shared, left, other, ts, ofCarol, fileId, holdId: policy.id, bob: idOf("bob") };
}

for (const kind of sharedStoreKinds) {
  describe(`a discovery export on ${kind.name}`, { skip: kind.skip }, () => {
    test("of a hold has originals, edits and deletions of what it covers, and nothing else", async () => {
      await using stack = new AsyncDisposableStack();
      const world = await exportWorld(stack, kind);
      const held = await holdBob(world);

      await world.exports("case", { reason: "Case 7", discovery: { holdId: held.holdId } });

      const files = filesIn(world.path("case"));
      const lines = linesOf(files, `conversations/${held.shared}.jsonl`);
      const edited = lines.find(({ ts }) => ts === held.ts);
      assert.deepEqual([edited?.state, edited?.message, edited?.user], ["deleted", null, held.bob]);
      assert.deepEqual(
        edited?.revisions?.map(({ change, changed_by, message }) => [change, changed_by, message.text]),
        [
          ["edited", held.bob, "The first version"],
          ["deleted", held.bob, "The second version"],
        ],
      );
      assert.equal(lines.find(({ ts }) => ts === held.ofCarol)?.revisions?.[0]?.message.text, "From Carol");
      const left = files.get(`conversations/${held.left}.jsonl`) ?? "";
      assert.deepEqual([left.includes("While Bob was there"), left.includes("After Bob left")], [true, false]);
      const described = linesOf(files, "conversations.jsonl").find(({ id }) => id === held.left);
      assert.deepEqual(
        (described?.["former_members"] as { user: string }[] | undefined)?.map(({ user }) => user),
        [held.bob],
      );
      const file = linesOf(files, "files.jsonl").find(({ id }) => id === held.fileId);
      assert.deepEqual([file?.state, files.get(String(file?.["path"]))], ["deleted", "the evidence"]);
      assert.equal(linesOf(files, "people.jsonl").find(({ id }) => id === held.bob)?.["is_on_hold"], true);
      assert.ok(!files.has(`conversations/${held.other}.jsonl`));
      assert.ok(![...files.values()].some((text) => text.includes("Not for Bob") || text.includes("unrelated")));
    });

    test("of a workspace has all of it, with a checksum of every file", async () => {
      await using stack = new AsyncDisposableStack();
      const world = await exportWorld(stack, kind);
      const held = await holdBob(world);

      const report = await world.exports("all", { reason: "Audit", discovery: { holdId: undefined } });

      const files = filesIn(world.path("all"));
      const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
      const manifest = files.get("manifest.json") ?? "";
      const listed = JSON.parse(manifest) as {
        files: { path: string; sha256: string; size: number }[];
        reason: string;
      };
      assert.deepEqual(
        listed.files.map(({ path }) => path).toSorted(),
        [...files.keys()].filter((path) => path !== "manifest.json"),
      );
      for (const { path, sha256: sum, size } of listed.files) {
        assert.deepEqual([sum, size], [sha256(files.get(path) ?? ""), Buffer.byteLength(files.get(path) ?? "")], path);
      }
      assert.equal(report.manifest_sha256, sha256(manifest));
      assert.ok(files.get(`conversations/${held.other}.jsonl`)?.includes("Not for Bob"));
      assert.ok(files.get(`conversations/${held.shared}.jsonl`)?.includes("The first version"));
      const entries = await world.db
        .selectFrom("audit_entries")
        .select(["action", "details"])
        .where("action", "like", "manual_export%")
        .orderBy("id")
        .execute();
      const [started, completed] = entries.map(({ details }) => JSON.parse(details) as Record<string, unknown>);
      assert.deepEqual([started?.["kind"], started?.["reason"]], ["discovery", "Audit"]);
      assert.equal(completed?.["manifest_sha256"], report.manifest_sha256);
    });

    test("is refused for a hold that is released or of another workspace", async () => {
      await using stack = new AsyncDisposableStack();
      const world = await exportWorld(stack, kind);
      const { holdId } = await holdBob(world);
      const asked = (name: string, more: object) => world.exports(name, { reason: "Case 7", ...more });

      await assert.rejects(asked("a", { workspace: "birch", discovery: { holdId } }), /has no legal hold/);
      const released = await world.clientOf("alice").call("admin.legalHolds.policies.release", { policy_id: holdId });
      assert.ok(released.ok, JSON.stringify(released));
      await assert.rejects(asked("b", { discovery: { holdId } }), /was released/);
    });
  });
}
