import assert from "node:assert/strict";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { createClient } from "@platform/sdk";
import { eventually } from "../../packages/cli/testkit/eventually.ts";
import { type DevServer, serveDev } from "../../packages/cli/testkit/serveDev.ts";
import { enter, installProgram, interrupt, openTerminal, type Terminal } from "./terminal.ts";

let server: DevServer;
let home: string;

const installed = (name: string): string => fileURLToPath(new URL(`../../node_modules/${name}`, import.meta.url));

/** A person in the workspace, who sees what everybody sees. */
const person = (name: string) => {
  const { token = "", id } = server.dev.users.find((user) => user.name === name) ?? { id: "" };
  return { id, client: createClient({ baseUrl: server.url, token }) };
};

const platform = (args: readonly string[], folder = "."): Terminal =>
  openTerminal(args, { cwd: join(home, folder), home });

/** The text of the newest message in a channel that is not from a person, once it is this. */
async function greeted(channel: string, text: string): Promise<void> {
  await eventually(`"${text}" in the channel`, async () => {
    const history = await person("alice").client.call("conversations.history", { channel, limit: 10 });
    assert.ok(history.ok);
    return history.messages.some((message) => message.text === text && "bot_id" in message) || undefined;
  });
}

describe("From an empty folder, on a terminal", () => {
  before(async () => {
    server = await serveDev();
    home = realpathSync(mkdtempSync(join(tmpdir(), "platform terminal ")));
    installProgram(home);
  });
  after(async () => {
    await server[Symbol.asyncDispose]();
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  });

  test("SIGTERM ends a question, and nothing has happened", async () => {
    await using login = platform(["login", server.url]);
    await login.shows(/Code\?/);
    login.signal("SIGTERM");
    assert.equal(await login.ended, 130);
  });

  test("a person signs in by a page that opens in the browser, and a code, at the second attempt", async () => {
    const browser = join(home, "browser");
    writeFileSync(browser, `#!/bin/sh\necho "$1" > "${join(home, "opened")}"\n`, { mode: 0o755 });
    await using login = openTerminal(["login", server.url], { cwd: home, home, env: { BROWSER: browser } });
    const [, address = ""] = await login.shows(/^ {2}(http\S+\/command-line\/\S+)$/m);
    await login.shows(/The URL was opened in your browser\./);
    await login.shows(/Code\?/);
    await eventually("the browser with the URL", () => {
      const opened = existsSync(join(home, "opened")) ? readFileSync(join(home, "opened"), "utf8") : "";
      return opened === `${address}\n` || undefined;
    });
    const code = await server.agree("alice", address);
    login.type(`WRONG234${enter}`);
    await login.shows(/This code is not valid\./);
    login.type(code + enter);
    await login.shows(/Signed in as alice \(Acme\)/);
    assert.equal(await login.ended, 0);
  });

  test("makes a project by answering two questions", async () => {
    await using create = platform(["create"]);
    await create.shows(/Name of the app\?/);
    create.type(`Tea Time${enter}`);
    await create.shows(/Which template\?/);
    create.type(enter);
    await create.shows(/Created Tea Time in .*tea-time\.[^]*platform run/);
    assert.equal(await create.ended, 0);
  });

  test("runs it, and the app answers a message in the client", async () => {
    const channel = server.dev.channels["general"] ?? "";
    await using run = platform(["run"], "tea-time");
    await run.shows(
      /In another terminal, run: platform trigger create --trigger-def triggers\/greet\.ts --app local$/m,
    );
    await run.shows(/Connected, waiting for events\./);
    await using trigger = platform(
      ["trigger", "create", "--trigger-def", "triggers/hello.ts", "--app", "local"],
      "tea-time",
    );
    await trigger.shows(/platform trigger access Ft/);
    assert.equal(await trigger.ended, 0);
    await inviteBot(channel, "Tea Time (local)");

    const alice = person("alice");
    const said = await alice.client.call("chat.postMessage", { channel, text: "hello everybody" });
    assert.ok(said.ok);

    await greeted(channel, `Hello, <@${alice.id}>!`);
    run.type(interrupt);
    assert.equal(await run.ended, 0, run.screen);
  });

  test("deploys it, and a link runs its workflow on the platform", async () => {
    const channel = server.dev.channels["random"] ?? "";
    await using deploy = platform(["deploy"], "tea-time");
    await deploy.shows(/\+ {2}app +Tea Time in Acme[^]*\+ {2}trigger +triggers\/greet\.ts/);
    await deploy.shows(/Deployed version 1 of A\w+: 1 function/);
    const [, link = ""] = await deploy.shows(/Greet me {2}(http\S+)/);
    assert.equal(await deploy.ended, 0);
    const known = JSON.parse(readFileSync(join(home, "tea-time/.platform/triggers.json"), "utf8")) as Record<
      string,
      Record<string, { trigger_id: string }>
    >;
    const triggerId = Object.values(known)[0]?.["triggers/greet.ts"]?.trigger_id ?? "";
    assert.ok(link.includes(triggerId), link);

    // What a click on the link does in the client.
    const clicked = await server.platform.control("person.trigger", {
      user: "bob",
      trigger_id: triggerId,
      channel: "random",
    });

    assert.equal((clicked as { ok?: boolean } | undefined)?.ok, true, JSON.stringify(clicked));
    await greeted(channel, `Hello, <@${person("bob").id}>!`);
  });

  test("makes an app that keeps its own connection, and runs it at once", async () => {
    await using create = platform(["create", "Coffee", "--template", "node", "--no-install"]);
    assert.equal(await create.ended, 0);
    // As npm install would leave it.
    mkdirSync(join(home, "coffee/node_modules/@slack"), { recursive: true });
    symlinkSync(installed("@slack/bolt"), join(home, "coffee/node_modules/@slack/bolt"));
    const channel = server.dev.channels["random"] ?? "";
    await using run = platform(["run"], "coffee");
    await run.shows(/The app is connected\./);
    await inviteBot(channel, "Coffee (local)");

    const carol = person("carol");
    assert.ok((await carol.client.call("chat.postMessage", { channel, text: "oh, hello" })).ok);

    await greeted(channel, `Hello, <@${carol.id}>!`);
    run.type(interrupt);
    assert.equal(await run.ended, 0, run.screen);
  });

  test("leaves nobody signed in at the end", async () => {
    await using logout = platform(["logout"]);
    await logout.shows(/Signed out: alice \(Acme\)\./);
    assert.equal(await logout.ended, 0);
  });
});

/** As a person would from the client: by the name that the app's bot has. */
async function inviteBot(channel: string, name: string): Promise<void> {
  const { client } = person("alice");
  const people = await client.call("users.list", { limit: 200 });
  assert.ok(people.ok);
  const bot = people.members.find((member) => member.is_bot && member.real_name === name);
  assert.ok(bot, people.members.map((member) => member.real_name).join(", "));
  const invited = await client.call("conversations.invite", { channel, users: [bot.id] });
  assert.ok(invited.ok, JSON.stringify(invited));
}
