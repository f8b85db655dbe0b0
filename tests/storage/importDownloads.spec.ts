import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, test } from "node:test";
import { createOutgoing } from "@platform/server/ports/outgoing/outgoing.ts";
import { writeExportZip } from "../../packages/server/testkit/slackExport.ts";
import { type ExportWorld, exportWorld } from "./exportWorld.ts";
import { sharedStoreKinds, type StoreKind } from "./storeKinds.ts";

const token = "t=xoxe-1-My0xLTE-secret";

/** A stand-in for the servers of Slack: every name leads to it. */
async function serving(stack: AsyncDisposableStack, answer: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.headers.host?.replace(/:.*/, "")}${request.url?.replace(/\?.*/, "")}`);
    answer(request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  stack.defer(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const waits: number[] = [];
  const openOutgoing = () =>
    createOutgoing({
      allowLoopback: false,
      allowedRanges: ["127.0.0.0/8"],
      allowPlain: true,
      resolve: async () => ["127.0.0.1"],
    });
  return {
    asked,
    port,
    waits,
    download: () => ({
      outgoing: openOutgoing(),
      pause: async (ms: number) => void waits.push(ms),
    }),
  };
}

interface ExportedFile {
  readonly id: string;
  readonly [field: string]: unknown;
}

/** An export whose messages show one file each. */
function writeExport(path: string, files: readonly ExportedFile[]): void {
  writeExportZip(path, {
    "users.json": [{ id: "U0ANNA001", name: "anna", profile: {} }],
    "channels.json": [{ id: "C0FILES01", name: "files", members: ["U0ANNA001"] }],
    "files/2020-01-01.json": files.map((file, at) => ({
      type: "message",
      user: "U0ANNA001",
      text: "",
      ts: `157787${String(at).padStart(4, "0")}.000100`,
      files: [{ mode: "hosted", mimetype: "text/plain", filetype: "text", user: "U0ANNA001", ...file }],
    })),
  });
}

function fileAt(port: number, id: string, size: number, more: Readonly<Record<string, unknown>> = {}): ExportedFile {
  const url = `http://files.slack.com:${port}/${id}/plan.txt?${token}`;
  return { id, name: "plan.txt", size, url_private: url, url_private_download: url, ...more };
}

async function fileOf({ db }: ExportWorld, id: string) {
  return db.selectFrom("files").select(["kind", "blob_key", "size"]).where("id", "=", id).executeTakeFirstOrThrow();
}

function queued({ db }: ExportWorld) {
  return db.selectFrom("import_downloads").select(["file_id", "error", "encrypted_url"]).orderBy("file_id").execute();
}

async function open(stack: AsyncDisposableStack, kind: StoreKind, answer: RequestListener) {
  const world = await exportWorld(stack, kind);
  await world.emptyWorkspace("home");
  const slack = await serving(stack, answer);
  const run = (name: string) => world.imports(world.path(name), "home", { download: slack.download() });
  return { world, slack, run };
}

for (const kind of sharedStoreKinds) {
  describe(`files of an import on ${kind.name}`, { skip: kind.skip }, () => {
    test("are fetched with their token, waiting as asked, and are served from here", async () => {
      await using stack = new AsyncDisposableStack();
      let refusals = 2;
      const { world, slack, run } = await open(stack, kind, (request, response) => {
        if (request.url !== undefined && !request.url.endsWith(token)) return response.writeHead(403).end();
        if (request.url?.startsWith("/F0BUSY001") && refusals-- > 0)
          return response.writeHead(429, { "retry-after": "7" }).end();
        if (request.url?.startsWith("/F0MOVED01")) {
          const location = `http://a.slack-edge.com:${slack.port}/elsewhere?${token}`;
          return response.writeHead(302, { location }).end();
        }
        return response.end("hello world");
      });
      writeExport(world.path("slack.zip"), [
        fileAt(slack.port, "F0PLAIN01", 11),
        fileAt(slack.port, "F0BUSY001", 11),
        fileAt(slack.port, "F0MOVED01", 11),
        fileAt(slack.port, "F0SNIPPET", 5, { mode: "snippet" }),
      ]);

      const report = await run("slack.zip");

      assert.deepEqual([report.counts.downloads, report.failed_downloads], [4, []]);
      assert.deepEqual(slack.waits, [7_000, 14_000]);
      assert.deepEqual(
        [await fileOf(world, "F0PLAIN01"), await fileOf(world, "F0SNIPPET")].map(({ kind: of, size }) => [of, size]),
        [
          ["hosted", 11],
          ["snippet", 11],
        ],
      );
      assert.deepEqual(await queued(world), []);
      const bodies = await world.db
        .selectFrom("messages")
        .select("body")
        .where("body", "like", "%F0PLAIN01%")
        .execute();
      const [shown] = (JSON.parse(bodies[0]?.body ?? "{}") as { files: Record<string, string>[] }).files;
      assert.match(shown?.["url_private"] ?? "", new RegExp(`^${world.url}/files/`));
      assert.equal(shown?.["external_url"], undefined);
      await world.exports("again", { workspace: "home" });
      assert.equal(world.filesIn("again").get("__uploads/F0PLAIN01/plan.txt"), "hello world");
    });

    test("stay links where something else comes back, and are fetched by the next run", async () => {
      await using stack = new AsyncDisposableStack();
      let isHealed = false;
      const { world, slack, run } = await open(stack, kind, (request, response) => {
        if (isHealed) return response.end("hello world");
        if (request.url?.startsWith("/F0PAGE001"))
          return response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end("<p>Sign in");
        if (request.url?.startsWith("/F0SHORT01")) return response.end("hello");
        if (request.url?.startsWith("/F0GONE001")) return response.writeHead(404).end();
        return response.writeHead(307, { location: `http://metadata.internal:${slack.port}/latest` }).end();
      });
      const ids = ["F0GONE001", "F0PAGE001", "F0SHORT01", "F0TRAP001"];
      const files = ids.map((id) => fileAt(slack.port, id, 11));
      writeExport(world.path("slack.zip"), files);

      const failed = await run("slack.zip");

      assert.deepEqual(failed.failed_downloads.map(({ id, error }) => [id, error]).toSorted(), [
        ["F0GONE001", "status_404"],
        ["F0PAGE001", "page_instead_of_file"],
        ["F0SHORT01", "other_size"],
        ["F0TRAP001", "led_elsewhere"],
      ]);
      assert.ok(!slack.asked.some((place) => place.startsWith("metadata")), "no other host is asked");
      const rows = await queued(world);
      assert.deepEqual(
        rows.map(({ error }) => error),
        ["status_404", "page_instead_of_file", "other_size", "led_elsewhere"],
      );
      const stored = [
        ...rows,
        ...(await world.db.selectFrom("messages").selectAll().execute()),
        ...(await world.db.selectFrom("files").selectAll().execute()),
        ...(await world.db.selectFrom("imported_objects").selectAll().execute()),
      ];
      assert.ok(!JSON.stringify([stored, failed]).includes("xoxe"), "the token is nowhere in readable form");

      isHealed = true;
      const healed = await run("slack.zip");
      assert.deepEqual([healed.counts.downloads, healed.counts.messages_added], [4, undefined]);
      assert.deepEqual(await queued(world), []);
    });

    test("with fresh tokens of a later export replace expired ones", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, slack, run } = await open(stack, kind, (request, response) =>
        request.url?.includes("fresh") ? response.end("hello world") : response.writeHead(403).end(),
      );
      writeExport(world.path("first.zip"), [fileAt(slack.port, "F0TOKEN01", 11)]);
      assert.equal((await run("first.zip")).failed_downloads[0]?.error, "status_403");

      const url = `http://files.slack.com:${slack.port}/F0TOKEN01/plan.txt?t=xoxe-2-fresh`;
      writeExport(world.path("later.zip"), [
        fileAt(slack.port, "F0TOKEN01", 11, { url_private: url, url_private_download: url }),
      ]);

      assert.equal((await run("later.zip")).counts.downloads, 1);
    });

    test("are not asked for at other hosts, without a token, or against the will of the operator", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, slack, run } = await open(stack, kind, (_request, response) => response.end("hello world"));
      const at = (host: string, query = `?${token}`) => {
        const url = `http://${host}:${slack.port}/plan.txt${query}`;
        return { url_private: url, url_private_download: url };
      };
      writeExport(world.path("hostile.zip"), [
        fileAt(slack.port, "F0LOCAL01", 11, at("localhost")),
        fileAt(slack.port, "F0LIKE001", 11, at("files.slack.com.evil.example")),
        fileAt(slack.port, "F0EDGE001", 11, at("evil-slack-edge.com")),
        fileAt(slack.port, "F0BARE001", 11, at("files.slack.com", "")),
      ]);
      const report = await run("hostile.zip");
      assert.deepEqual([report.counts.downloads, slack.asked, await queued(world)], [undefined, [], []]);
      assert.equal(report.losses.find(({ what }) => what === "file_elsewhere")?.count, 4);

      writeExport(world.path("plain.zip"), [fileAt(slack.port, "F0LATER01", 11)]);
      await world.imports(world.path("plain.zip"), "home");
      assert.deepEqual([slack.asked, await queued(world)], [[], []]);
    });

    test("continue after the import was stopped", async () => {
      await using stack = new AsyncDisposableStack();
      const { world, slack, run } = await open(stack, kind, (_request, response) => response.end("hello world"));
      const ids = Array.from({ length: 9 }, (_, at) => `F0MANY0${at}`);
      writeExport(
        world.path("slack.zip"),
        ids.map((id) => fileAt(slack.port, id, 11)),
      );
      const stopping = new AbortController();
      const watch = {
        signal: stopping.signal,
        onProgress({ step, done }: { step: string; done: number }) {
          if (step === "files" && done >= 4) stopping.abort();
        },
      };
      await assert.rejects(
        world.imports(world.path("slack.zip"), "home", { download: slack.download() }, watch),
        /Stopped/,
      );
      assert.equal((await queued(world)).length, 5);

      assert.equal((await run("slack.zip")).counts.downloads, 5);
      assert.equal(slack.asked.length, 9);
    });
  });
}
