import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { approve, callAs, eventually, readDevFile, sendForm, userOf } from "./devServer.ts";
import type { Documents } from "./documents.ts";
import type { Running, Session } from "./session.ts";

export interface Stage {
  readonly session: Session;
  readonly documents: Documents;
  readonly clone: string;
  /** Where projects and servers live that are not in the clone. */
  readonly folder: string;
  readonly dataFolder: string;
  readonly url: string;
  /** Runs a step and prints how long it took. */
  step<Result>(name: string, run: () => Promise<Result>): Promise<Result>;
}

/** The commands of the first section of README, each checked by what a person would see. */
export async function playFirstCommands(stage: Stage): Promise<Running> {
  const { session, documents, clone, step } = stage;
  const [start = "", app = "", install = ""] = documents.take("README.md", "npm start");
  const server = await step("npm start (fetches, installs, builds)", () => session.start(start, clone, /^curl /m));
  await step("the ten-line app answers", async () => {
    await using _app = await session.start(app, clone, /^ready$/m);
    const dev = readDevFile(stage.dataFolder);
    const channel = dev.channels["general"];
    await callAs(dev, "alice", "chat.postMessage", { channel, text: "ping" });
    await eventually("pong", async () => {
      const { messages } = await callAs(dev, "alice", "conversations.history", { channel, limit: 3 });
      return (messages as { text: string }[]).some(({ text }) => text === "pong");
    });
  });
  await step("npm install -g .", async () => {
    await session.run(install, clone);
    assert.match(await session.run("platform --version", stage.folder), /^\d+\.\d+\.\d+\n$/);
  });
  return server;
}

/** The test of README. In a clone the package is TypeScript, which only the current Node runs; installed, it runs on older ones. */
export async function playTest({ session, documents, clone, step }: Stage): Promise<void> {
  const [text = ""] = documents.take("README.md", "@platform/testing");
  await step("the test of README", async () => {
    writeFileSync(join(clone, "first-test.mjs"), `${text}\nconsole.log("done");\n`);
    assert.match(await session.run("node first-test.mjs", clone), /^done$/m);
  });
}

/** An app of one's own: create, sign in, run. */
export async function playOwnApp(stage: Stage, server: Running): Promise<void> {
  const { session, documents, folder, url, step } = stage;
  const [create = "", enter = "", login = "", run = ""] = documents.take("README.md", "platform create hello");
  assert.match(enter, /^cd hello$/);
  const project = join(folder, "hello");
  await step("platform create", () => session.run(create, folder));
  await step("platform login", async () => {
    const printed = await session.run(`${bare(login)} --no-browser`, project, { PLATFORM_BASE_URL: url });
    const [, ticket = ""] = /--ticket (\S+)/.exec(printed) ?? [];
    const [, page = ""] = /(http\S+\/command-line\/\S+)/.exec(printed) ?? [];
    const [, link = ""] = /^ *alice .*?(http\S+)$/m.exec(server.printed()) ?? [];
    const code = await approve(link, page);
    await session.run(`platform login --ticket ${ticket} --challenge ${code}`, project, { PLATFORM_BASE_URL: url });
  });
  await step("platform run", async () => {
    await using _app = await session.start(run, project, /connected|is running|ready/i);
  });
  await step("platform faults (guides/cli)", async () => {
    for (const line of documents.take("docs/guides/cli.md", "platform faults add")) await session.run(line, project);
  });
}

/** What the guides call with curl. */
export async function playCalls({ session, documents, folder, dataFolder, step }: Stage): Promise<void> {
  const dev = readDevFile(dataFolder);
  await step("curl (guides/blocks, guides/administration)", async () => {
    const [validate = ""] = documents.take("docs/guides/blocks.md", "blocks.validate");
    assert.match(await session.run(validate, folder), /"ok":/);
    const [remove = ""] = documents.take("docs/guides/administration.md", "admin.users.remove");
    const line = remove.replace(/T0123456789/, dev.teams[0]?.id ?? "").replace(/U0123456789/, userOf(dev, "dora").id);
    assert.match(await session.run(line, folder, { ALICE: userOf(dev, "alice").token }), /"ok":true/);
  });
}

/** A server in production: set up, people, backup, restore. */
export async function playProduction(stage: Stage): Promise<void> {
  const { session, documents, folder, url, step } = stage;
  const environment = { PLATFORM_DATA: join(folder, "production"), PLATFORM_BASE_URL: url };
  const password = "a password to remember";
  const linkIn = (printed: string) => /(http\S+\/enter\?key=\S+)/.exec(printed)?.[1] ?? assert.fail(printed);
  const [serve = ""] = documents.take("docs/guides/administration.md", "--trusted-proxies");
  await step("platform serve, set up, user, backup (guides/signing-in, guides/cli)", async () => {
    await using server = await session.start(serve, folder, /is ready at/, environment);
    const owner = { workspace: "Acme", name: "Grace", email: "grace@example.com", password };
    await sendForm(linkIn(server.printed()), owner);
    const [list = "", invite = "", reset = ""] = documents.take("docs/guides/signing-in.md", "platform user list");
    assert.match(await session.run(list, folder, environment), /grace@example\.com/);
    await sendForm(linkIn(await session.run(invite, folder, environment)), { name: "Ada", password });
    linkIn(await session.run(reset, folder, environment));
    const [backup = ""] = documents.take("docs/guides/cli.md", "platform backup");
    await session.run(backup, folder, environment);
  });
  await step("restore (guides/cli)", async () => {
    const restore = documents.take("docs/guides/cli.md", "/var/lib/restored");
    // The last line serves.
    for (const line of restore.slice(0, -1)) await session.run(line, folder);
    await using server = await session.start(restore.at(-1) ?? "", folder, /is ready at/, { PLATFORM_BASE_URL: url });
    assert.doesNotMatch(server.printed(), /\/enter\?key=/);
  });
  await step("outgoing ranges (guides/administration)", async () => {
    const [ranges = ""] = documents.take("docs/guides/administration.md", "PLATFORM_OUTGOING_RANGES");
    await using _server = await session.start(ranges, folder, /is ready at/, environment);
  });
}

/** A command without the comment behind it. */
const bare = (line: string): string => line.replace(/\s+#.*$/, "");
