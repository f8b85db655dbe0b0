import assert from "node:assert/strict";
import { join } from "node:path";
import { describe, test } from "node:test";
import { createPlatform } from "@platform/server";
import { type ImportOptions, openImport, type ReportJson } from "@platform/server/importMaintenance.ts";
import { createClient } from "@platform/sdk";
import {
  type ExportFiles,
  oddExport,
  writeExportFolder,
  writeExportZip,
} from "../../packages/server/testkit/slackExport.ts";
import { quickFolder } from "../faults/dataFolder.ts";
import { eventually } from "../faults/eventually.ts";
import { platformOptions } from "./platformPlace.ts";
import { sharedStoreKinds, type StoreKind } from "./storeKinds.ts";

const silent = { signal: new AbortController().signal, onProgress: () => {} };

/** A server with the dev workspace, and an import into it. */
async function prepare(stack: AsyncDisposableStack, kind: StoreKind) {
  const place = stack.use(await kind.empty());
  const folder = stack.use(quickFolder("import"));
  const where = { dataFolder: folder.path, ...platformOptions(place.location) };
  const platform = stack.use(await createPlatform({ ...where, seed: "dev", dev: true }));
  const url = await platform.listen();
  const dev = await platform.describeDev();
  const domain = dev.teams.at(-1)?.domain ?? "";
  const files = "databaseUrl" in where ? { databaseUrl: where.databaseUrl ?? "" } : {};
  const options = (from: string): ImportOptions => ({
    ...files,
    from,
    fromWorkspace: undefined,
    workspace: domain,
    dataFolder: where.dataFolder ?? folder.path,
    filesFolder: undefined,
    baseUrl: url,
    operator: "root",
  });
  const path = (name: string) => join(folder.path, name);
  const owner = dev.users.find(({ team_id }) => team_id === dev.teams.at(-1)?.id);
  const client = createClient({ baseUrl: url, token: owner?.token ?? "" });
  const { db } = platform.store;
  const zip = (name: string, content: ExportFiles): string => {
    writeExportZip(path(name), content);
    return path(name);
  };
  const run = async (from: string): Promise<ReportJson> => {
    await using opened = await openImport(options(from));
    return await opened.run(silent);
  };
  return { platform, db, client, owner, url, path, zip, run, options };
}

type Prepared = Awaited<ReturnType<typeof prepare>>;

/** Everything that an import writes. */
async function contentOf({ db }: Prepared): Promise<string> {
  const tables = [
    "users",
    "memberships",
    "channels",
    "channel_members",
    "messages",
    "thread_members",
    "reactions",
    "pins",
    "files",
    "file_shares",
    "import_entries",
    "imported_objects",
  ] as const;
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
  const sorted = rows.map((list) => list.map((row) => JSON.stringify(row)).toSorted());
  return JSON.stringify(sorted);
}

async function messagesOf({ db }: Prepared, channelId: string) {
  const rows = await db
    .selectFrom("messages")
    .innerJoin("channels", "channels.key", "messages.channel_key")
    .selectAll("messages")
    .where("channels.id", "=", channelId)
    .orderBy("messages.ts")
    .execute();
  return rows.map((row) => ({ ...row, body: JSON.parse(row.body) as Record<string, unknown> }));
}

for (const kind of sharedStoreKinds) {
  describe(`an import on ${kind.name}`, { skip: kind.skip }, () => {
    test("keeps ids, timestamps, threads, reactions, pins, files and unknown fields", async () => {
      await using stack = new AsyncDisposableStack();
      const world = await prepare(stack, kind);
      const report = await world.run(world.zip("export.zip", oddExport()));

      const general = await messagesOf(world, "C024BE91L");
      const root = general.find(({ ts }) => ts === 1_500_000_001_000_003);
      assert.deepEqual(root?.body["x_unknown"], { kept: [1, "two", null] });
      assert.deepEqual(root?.body["edited"], { user: "U024BE7LH", ts: "1500000002.000000" });
      assert.equal(root?.reply_count, 3);
      assert.deepEqual(
        [
          root?.body["reply_count"],
          root?.body["reply_users"],
          root?.body["reply_users_count"],
          root?.body["latest_reply"],
        ],
        [3, ["W012A3CDE", "U0NOBODY1", "U0GONE001"], 3, "1500100002.000001"],
      );
      for (const gone of ["subscribed", "last_read", "unread_count", "is_starred", "replies"])
        assert.equal(root?.body[gone], undefined, gone);
      const reply = general.find(({ ts }) => ts === 1_500_000_010_000_001);
      assert.deepEqual([reply?.thread_ts, reply?.body["text"]], [1_500_000_001_000_003, "yes \u0000 \ud800 now"]);
      const broadcast = general.find(({ ts }) => ts === 1_500_000_011_000_001);
      assert.deepEqual([broadcast?.is_broadcast, broadcast?.body["root"]], [1, undefined]);
      const orphanRoot = general.find(({ ts }) => ts === 1_400_000_000_000_001);
      assert.deepEqual([orphanRoot?.subtype, orphanRoot?.reply_count], ["tombstone", 1]);
      assert.ok(!JSON.stringify(general).includes("xoxe"), "no token of the export is stored");
      assert.equal(await countRows(world, "reactions"), 3);
      assert.equal(await countRows(world, "pins"), 2);
      const channels = await world.db.selectFrom("channels").selectAll().where("name", "like", "general%").execute();
      assert.deepEqual(
        channels
          .filter(({ team_id }) => team_id === world.owner?.team_id)
          .map(({ name, is_general, is_archived }) => [name, is_general, is_archived])
          .toSorted(),
        [
          ["general", 1, 0],
          ["general-before-import", 0, 1],
        ],
      );
      assert.equal(report.counts.messages, 17);
      assert.equal(report.counts.messages_added, 17);
      assert.deepEqual([report.counts.strangers, report.counts.people_added], [2, 8]);
      assert.equal(report.subtypes["never_seen_before"], 1);
      const losses = Object.fromEntries(report.losses.map(({ what, count }) => [what, count]));
      assert.deepEqual(losses, {
        address_taken: 1,
        role_lowered: 1,
        pinned_file: 1,
        without_ts: 1,
        thread_without_root: 1,
        file_elsewhere: 1,
        file_gone: 2,
        stored_only: 3,
      });
    });

    test("names a pinned message that nobody with an account can have pinned", async () => {
      await using stack = new AsyncDisposableStack();
      const world = await prepare(stack, kind);
      const lost = {
        type: "message",
        subtype: "bot_message",
        bot_id: "B0LEGACY1",
        text: "Pinned by nobody",
        ts: "1500700000.000001",
        pinned_to: ["C024BE91L"],
        pinned_info: { channel: "C024BE91L", pinned_by: "USLACKBOT", pinned_ts: 1_500_700_001 },
      };
      const files = { ...oddExport(), "general/2017-07-22.json": [lost] };
      const { losses, counts } = await world.run(world.zip("export.zip", files));

      assert.deepEqual(
        losses.find(({ what }) => what === "pin_without_account"),
        { what: "pin_without_account", count: 1, examples: ["general 1500700000.000001"] },
      );
      assert.deepEqual([counts.pins, await countRows(world, "pins")], [2, 2]);
    });

    test("is read by people of the workspace: history, threads, search and the bytes of files", async () => {
      await using stack = new AsyncDisposableStack();
      const world = await prepare(stack, kind);
      const { client } = world;
      await world.run(world.zip("export.zip", oddExport()));

      const joined = await client.call("conversations.join", { channel: "C024BE91L" });
      assert.equal(joined.ok, true, JSON.stringify(joined));
      const history = await client.call("conversations.history", { channel: "C024BE91L", limit: 100 });
      assert.ok(history.ok);
      const first = history.messages.find(({ ts }) => ts === "1500000001.000003");
      assert.equal(first?.text, "Release *today*? See <https://example.com|notes>");
      const thread = await client.call("conversations.replies", { channel: "C024BE91L", ts: "1500000001.000003" });
      assert.ok(thread.ok);
      assert.equal(thread.messages.length, 4);
      // A server that was just started builds its index first, which takes some time.
      await eventually("the search finds an imported message", async () => {
        const found = await client.call("search.messages", { query: "build passed" });
        return found.ok && found.messages.matches[0]?.ts === "1500000012.000001";
      });
      const user = await client.call("users.info", { user: "U0NOBODY1" });
      assert.ok(user.ok);
      assert.deepEqual([user.user.deleted, user.user.real_name], [true, "Nora Body"]);
      const info = await client.call("files.info", { file: "F0PLAN001" });
      assert.ok(info.ok, JSON.stringify(info));
      const headers = { authorization: `Bearer ${world.owner?.token}` };
      assert.equal(await (await fetch(info.file.url_private, { headers })).text(), "hello world");
      const far = await client.call("files.info", { file: "F0FAR0001" });
      assert.ok(far.ok, JSON.stringify(far));
      assert.deepEqual(
        [far.file.is_external, far.file.external_url],
        [true, "https://files.slack.com/files-pri/T024BE7LD-F0FAR0001/far.pdf"],
      );
      const posted = await client.call("chat.postMessage", {
        channel: "C024BE91L",
        text: "life goes on",
        thread_ts: "1500000001.000003",
      });
      assert.equal(posted.ok, true);
    });

    test("changes nothing when it runs a second time, from the zip file or its folder, and does not bring back what was deleted", async () => {
      await using stack = new AsyncDisposableStack();
      const world = await prepare(stack, kind);
      const zip = world.zip("export.zip", oddExport());
      await world.run(zip);
      await world.client.call("chat.delete", { channel: "C024BE91L", ts: "1500000015.000001" });
      const before = await contentOf(world);

      const again = await world.run(zip);
      assert.deepEqual([again.counts.messages_added, again.counts.days_known], [undefined, 7]);
      assert.equal(await contentOf(world), before);

      writeExportFolder(world.path("unpacked"), oddExport());
      await world.run(world.path("unpacked"));
      assert.equal(await contentOf(world), before);
    });

    test("of a later export adds what is new, and names what was deleted here", async () => {
      await using stack = new AsyncDisposableStack();
      const world = await prepare(stack, kind);
      const files = oddExport();
      await world.run(world.zip("export.zip", files));
      await world.client.call("chat.delete", { channel: "C024BE91L", ts: "1500000015.000001" });
      const day = "general/2017-07-13.json";
      const next = {
        type: "message",
        user: "W012A3CDE",
        text: "later",
        ts: "1500000017.000001",
        thread_ts: "1500000001.000003",
      };

      const report = await world.run(world.zip("later.zip", { ...files, [day]: [...(files[day] as unknown[]), next] }));

      assert.deepEqual([report.counts.messages_added, report.counts.days_known], [1, 6]);
      assert.equal(report.losses.find(({ what }) => what === "withheld")?.count, 1);
      const general = await messagesOf(world, "C024BE91L");
      assert.equal(general.find(({ ts }) => ts === 1_500_000_001_000_003)?.reply_count, 4);
      assert.equal(
        general.some(({ ts }) => ts === 1_500_000_015_000_001),
        false,
      );
    });

    test("puts a first message in the place that was held for it", async () => {
      await using stack = new AsyncDisposableStack();
      const world = await prepare(stack, kind);
      const files = oddExport();
      await world.run(world.zip("export.zip", files));
      const root = {
        type: "message",
        user: "W012A3CDE",
        text: "found again",
        ts: "1400000000.000001",
        thread_ts: "1400000000.000001",
      };

      const report = await world.run(world.zip("more.zip", { ...files, "general/2014-05-13.json": [root] }));

      assert.equal(report.counts.messages_added, 1);
      const [first] = await messagesOf(world, "C024BE91L");
      assert.deepEqual(
        [first?.body["text"], first?.subtype, first?.reply_count, first?.body["reply_count"], first?.user_id],
        ["found again", null, 1, 1, "W012A3CDE"],
      );
    });

    test("of an org takes one command for each part, into workspaces of one org", async () => {
      await using stack = new AsyncDisposableStack();
      const world = await prepare(stack, kind);
      const anna = { id: "U0ORG0001", name: "anna", profile: { email: "anna@org.example" } };
      const zip = world.zip("org.zip", {
        "org_users.json": [anna, { id: "W0ORG0002", name: "ben" }],
        "channels.json": [{ id: "C0SHARED1", name: "shared-by-all", members: ["U0ORG0001"] }],
        "shared-by-all/2020-01-01.json": [{ user: "U0ORG0001", text: "hello org", ts: "1577836800.000100" }],
        "teams/east/users.json": [anna],
        "teams/east/channels.json": [{ id: "C0EAST001", name: "east-only", members: ["U0ORG0001"] }],
        "teams/east/east-only/2020-01-01.json": [{ user: "U0ORG0001", text: "hello east", ts: "1577836800.000100" }],
      });
      const into = async (workspace: string, fromWorkspace?: string) => {
        await using opened = await openImport({ ...world.options(zip), workspace, fromWorkspace });
        return await opened.run(silent);
      };

      const root = await into("acme");
      const east = await into("acme-labs", "east");

      assert.deepEqual([root.counts.messages_added, east.counts.messages_added], [1, 1]);
      const teams = await world.db.selectFrom("memberships").select("team_id").where("user_id", "=", anna.id).execute();
      assert.equal(teams.length, 2);
      await assert.rejects(into("birch"), /accounts in a workspace of another org/);
    });

    test("that is refused or planned writes nothing", async () => {
      await using stack = new AsyncDisposableStack();
      const world = await prepare(stack, kind);
      const before = await contentOf(world);
      const zip = world.zip("export.zip", oddExport());
      await using opened = await openImport(world.options(zip));
      const plan = await opened.plan(silent);
      assert.deepEqual([plan.counts.messages, plan.counts.strangers, plan.counts.public], [17, 2, 2]);
      await assert.rejects(
        openImport({ ...world.options(zip), workspace: "nowhere" }),
        /There is no workspace nowhere/,
      );
      const broken = world.zip("broken.zip", { "users.json": [], "channels.json": {} });
      await using other = await openImport(world.options(broken));
      await assert.rejects(other.plan(silent), /channels\.json holds no JSON array/);
      assert.equal(await contentOf(world), before);
    });
  });
}

async function countRows({ db }: Prepared, table: "reactions" | "pins"): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select((row) => row.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}
