import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { openExport } from "@platform/server/exportMaintenance.ts";
import { oddExport, writeExportZip } from "../../packages/server/testkit/slackExport.ts";
import { type ExportWorld, exportWorld, filesIn, upload } from "./exportWorld.ts";
import { sharedStoreKinds } from "./storeKinds.ts";

function json(files: ReadonlyMap<string, string>, path: string) {
  return JSON.parse(files.get(path) ?? "null") as Record<string, unknown>[];
}

/** A workspace with all that an export carries. */
async function fill({ clientOf, db, dev }: ExportWorld) {
  const [alice, bob, carol] = [clientOf("alice"), clientOf("bob"), clientOf("carol")];
  const id = (name: string) => dev.users.find((user) => user.name === name)?.id ?? "";
  const must = async <Answer extends { readonly ok: boolean }>(answer: Promise<Answer>) => {
    const given = await answer;
    assert.ok(given.ok, JSON.stringify(given));
    return given as Extract<Answer, { ok: true }>;
  };
  const { channel } = await must(alice.call("conversations.create", { name: "pläne-2026" }));
  const plans = channel.id;
  await must(alice.call("conversations.invite", { channel: plans, users: [id("bob"), id("carol")] }));
  const root = await must(
    alice.call("chat.postMessage", { channel: plans, text: "Shall we? 🎉🏽 a/b <https://x.example/y>" }),
  );
  await must(alice.call("chat.update", { channel: plans, ts: root.ts, text: "Shall we go? 🎉🏽" }));
  await must(bob.call("chat.postMessage", { channel: plans, thread_ts: root.ts, text: "yes" }));
  await must(
    carol.call("chat.postMessage", { channel: plans, thread_ts: root.ts, text: "me too", reply_broadcast: true }),
  );
  await must(bob.call("reactions.add", { channel: plans, timestamp: root.ts, name: "clap::skin-tone-3" }));
  await must(carol.call("reactions.add", { channel: plans, timestamp: root.ts, name: "tada" }));
  await must(bob.call("pins.add", { channel: plans, timestamp: root.ts }));
  const orphaned = await must(bob.call("chat.postMessage", { channel: plans, text: "Going away" }));
  await must(alice.call("chat.postMessage", { channel: plans, thread_ts: orphaned.ts, text: "an orphan" }));
  await must(bob.call("chat.delete", { channel: plans, ts: orphaned.ts }));
  const metadata = { event_type: "task", event_payload: { id: 7 } };
  await must(alice.call("chat.postMessage", { channel: plans, text: "with metadata", metadata }));
  await upload(alice, plans, "täglich:1.txt", "hello world");
  await must(alice.call("conversations.rename", { channel: plans, name: "plans-renamed" }));
  await must(alice.call("conversations.setTopic", { channel: plans, topic: "What comes next" }));
  const old = await must(alice.call("conversations.create", { name: "old-things" }));
  await must(alice.call("conversations.archive", { channel: old.channel.id }));
  for (const users of [[id("bob"), id("carol")], [id("bob")], [id("alice")]]) {
    const direct = await must(alice.call("conversations.open", { users }));
    await must(alice.call("chat.postMessage", { channel: direct.channel?.id ?? "", text: `to ${users.length}` }));
  }
  const secret = dev.channels["secret"] ?? "";
  await must(bob.call("chat.postMessage", { channel: secret, text: "confidential" }));
  const acme = dev.teams.find(({ domain }) => domain === "acme")?.id ?? "";
  await must(alice.call("admin.users.remove", { team_id: acme, user_id: id("carol") }));
  return { plans, root: root.ts, db };
}

for (const kind of sharedStoreKinds) {
  describe(`an export on ${kind.name}`, { skip: kind.skip }, () => {
    test("of a workspace comes back equal after an import into an empty server", async () => {
      await using stack = new AsyncDisposableStack();
      const source = await exportWorld(stack, kind);
      const filled = await fill(source);
      await source.exports("first");
      const first = filesIn(source.path("first"));

      const target = await exportWorld(stack, kind, true);
      await target.emptyWorkspace("home");
      const report = await target.imports(source.path("first"), "home");
      await target.exports("second", { workspace: "home" });

      const second = filesIn(target.path("second"));
      assert.deepEqual([...second.keys()], [...first.keys()]);
      for (const [path, content] of first) assert.equal(second.get(path), content, path);
      assert.deepEqual(
        report.losses.map(({ what, examples }) => [what, examples]),
        [["stored_only", ["canvases.json", "integration_logs.json"]]],
      );
      assert.ok([...first.keys()].some((path) => /^__uploads\/F[A-Z0-9]+\/täglich_1\.txt$/.test(path)));
      const messages = [...first]
        .filter(([path]) => path.startsWith("plans-renamed/"))
        .flatMap(([path]) => json(first, path));
      const root = messages.find(({ ts }) => ts === filled.root);
      assert.equal((root?.["replies"] as unknown[] | undefined)?.length, 2);
      assert.deepEqual(
        (root?.["reactions"] as { name: string }[] | undefined)?.map(({ name }) => name),
        ["clap::skin-tone-3", "tada"],
      );
    });

    test("of what was imported from Slack keeps what has no place here", async () => {
      await using stack = new AsyncDisposableStack();
      const world = await exportWorld(stack, kind);
      await world.emptyWorkspace("old");
      writeExportZip(world.path("slack.zip"), oddExport());
      await world.imports(world.path("slack.zip"), "old");
      await world.exports("first.zip", { workspace: "old" });

      const other = await exportWorld(stack, kind);
      await other.emptyWorkspace("new");
      await other.imports(world.path("first.zip"), "new");
      await other.exports("second.zip", { workspace: "new" });
      await other.exports("second", { workspace: "new" });

      assert.ok(readFileSync(other.path("second.zip")).equals(readFileSync(world.path("first.zip"))));
      const files = filesIn(other.path("second"));
      const general = json(files, "general/2017-07-13.json");
      const root = general.find(({ ts }) => ts === "1500000001.000003");
      assert.deepEqual(root?.["x_unknown"], { kept: [1, "two", null] });
      assert.deepEqual(root?.["edited"], { user: "U024BE7LH", ts: "1500000002.000000" });
      assert.deepEqual(json(files, "general/canvas_in_the_conversation.json"), [
        { id: "F0CANVAS1", title: "A canvas" },
      ]);
      assert.equal(files.get("__uploads/F0PLAN001/plan.txt"), "hello world");
      assert.ok(files.get("users.json")?.includes('"is_primary_owner": false'));
      assert.ok(files.has("FC:F0CANVAS1:Plan/2017-07-13.json"));
      assert.deepEqual(
        json(files, "dms.json").map(({ members }) => members),
        [
          ["U024BE7LH", "W012A3CDE"],
          ["U024BE7LH", "USLACKBOT"],
          ["U024BE7LH", "U024BE7LH"],
        ],
      );
    });

    test("has only public channels and their files, unless everything is asked for", async () => {
      await using stack = new AsyncDisposableStack();
      const world = await exportWorld(stack, kind);
      await fill(world);
      const secret = world.dev.channels["secret"] ?? "";
      await upload(world.clientOf("bob"), secret, "hidden.txt", "not for all");

      const report = await world.exports("public", { isEverything: false, reason: undefined });

      const files = filesIn(world.path("public"));
      assert.deepEqual(
        ["channels.json", "groups.json", "mpims.json", "dms.json", "integration_logs.json"].map((path) =>
          files.has(path),
        ),
        [true, false, false, false, true],
      );
      const text = [...files.values()].join("\n");
      for (const gone of ["confidential", "not for all", "hidden.txt", "to 2"]) assert.ok(!text.includes(gone), gone);
      assert.ok(text.includes("hello world"));
      assert.equal(report.counts.private, undefined);
      assert.ok(readdirSync(world.path("public")).includes("old-things"), "a channel without messages has a folder");
    });

    test("is in the audit log with its reason", async () => {
      await using stack = new AsyncDisposableStack();
      const world = await exportWorld(stack, kind);
      await world.exports("all.zip", { reason: "Case 7" });
      const entries = await world.db
        .selectFrom("audit_entries")
        .select(["action", "details"])
        .where("action", "like", "manual_export%")
        .orderBy("id")
        .execute();
      assert.deepEqual(
        entries.map(({ action }) => action),
        ["manual_export_started", "manual_export_completed"],
      );
      const details = JSON.parse(entries[0]?.details ?? "{}") as Record<string, unknown>;
      assert.deepEqual([details["reason"], details["kind"], details["operator"]], ["Case 7", "everything", "root"]);
    });

    test("refuses to overwrite, and leaves nothing behind when it is stopped", async () => {
      await using stack = new AsyncDisposableStack();
      const world = await exportWorld(stack, kind);
      await world.exports("once.zip");
      await assert.rejects(world.exports("once.zip"), /There is already a .*once\.zip/);
      await world.exports("once");
      await assert.rejects(world.exports("once"), /is not empty/);
      await using opened = await openExport({
        to: world.path("stopped.zip"),
        workspace: "acme",
        isEverything: false,
        reason: undefined,
        ...world.store,
      });
      await assert.rejects(opened.run({ signal: AbortSignal.abort(), onProgress: () => {} }), /Stopped/);
      assert.ok(!readdirSync(world.path(".")).some((name) => name.startsWith("stopped")));
    });
  });
}
