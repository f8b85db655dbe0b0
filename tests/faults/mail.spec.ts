import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type MailSink, openMailSink } from "../storage/mailSink.ts";
import { createDatabase, postgresSkip } from "../storage/testPostgres.ts";
import { quickFolder } from "./dataFolder.ts";
import { eventually } from "./eventually.ts";
import { type ServerProcess, type ServerSetting, startServer } from "./serverProcess.ts";

async function invite(server: ServerProcess, email: string): Promise<void> {
  const { users, channels } = server.dev;
  const alice = users.find(({ name }) => name === "alice");
  const response = await fetch(`${server.url}/api/admin.users.invite`, {
    method: "POST",
    headers: { authorization: `Bearer ${alice?.token}` },
    body: new URLSearchParams({ team_id: alice?.team_id ?? "", email, channel_ids: channels["random"] ?? "" }),
  });
  const answer = (await response.json()) as { ok: boolean; is_mailed: boolean };
  assert.deepEqual([answer.ok, answer.is_mailed], [true, true]);
}

const flagsFor = (sink: MailSink) => ["--smtp-url", sink.url, "--mail-from", "chat@acme.test"];

/** What arrives when a server is killed at this point of sending a mail, and started again. */
async function killedAt(point: "greeting" | "answer", setting: ServerSetting) {
  await using sink = await openMailSink();
  const withMail = { ...setting, flags: flagsFor(sink) };
  const release = sink.hold(point);
  const server = await startServer(withMail);
  try {
    await invite(server, "eve@example.com");
    await sink.held();
  } finally {
    server.signal("SIGKILL");
    await server.ended;
  }
  const before = sink.received.length;
  release();
  assert.ok(!server.printed().includes("s3cret"));
  await using _restarted = await startServer(withMail);
  await eventually("the mail is sent", async () => sink.received.length === before + 1, 60_000);
  return [...sink.received];
}

const stores: Readonly<Record<string, string | false>> = { "a SQLite file": false, PostgreSQL: postgresSkip };

for (const [name, skip] of Object.entries(stores)) {
  describe(`a server on ${name} that is killed`, { skip }, () => {
    const run = async (point: "greeting" | "answer") => {
      await using database = name === "PostgreSQL" ? await createDatabase() : undefined;
      using folder = quickFolder("mail");
      return await killedAt(point, { dataFolder: folder.path, ...(database && { databaseUrl: database.url }) });
    };

    test("between queueing a mail and sending it loses none", async () => {
      const received = await run("greeting");
      assert.deepEqual(
        received.map(({ to }) => to),
        ["eve@example.com"],
      );
    });

    test("while the mail server accepts a mail sends it again under the same Message-ID", async () => {
      const [first, second] = await run("answer");
      assert.equal(second?.to, "eve@example.com");
      assert.equal(first?.headers["message-id"], second.headers["message-id"]);
    });
  });
}
