import assert from "node:assert/strict";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import { type Shell, shell } from "../../testkit/runCli.ts";
import { type DevServer, serveDev } from "../../testkit/serveDev.ts";

interface Ready {
  readonly base_url: string;
  readonly api_url: string;
}

interface Dev {
  readonly channels: { readonly random: string };
  readonly apps: readonly { readonly id: string; readonly bot_token: string }[];
}

const serve = ["serve", "--dev", "--json", "--port", "0", "--data", "data"];
const here = ["--data", "data"];

async function signInByPage(place: Shell, own: DevServer, name: string): Promise<void> {
  const begun = await place.run(["login", own.url, "--json"]);
  const { ticket, approve_url: url } = JSON.parse(begun.out) as { ticket: string; approve_url: string };
  const challenge = await own.agree(name, url);
  const done = await place.run(["login", own.url, "--ticket", ticket, "--challenge", challenge]);
  assert.equal(done.code, 0, done.err);
}

/** Planting a workspace takes longer than all else here, so it is done once and copied. */
const planted = shell();
before(async () => void (await (await planted.start(serve)).stop()));
after(() => planted[Symbol.dispose]());

async function start(place: Shell, flags: readonly string[] = []) {
  if (!existsSync(place.path("data"))) cpSync(planted.path("data"), place.path("data"), { recursive: true });
  const server = await place.start([...serve, ...flags]);
  return { server, ready: JSON.parse(server.firstLine) as Ready };
}

describe("platform clock", () => {
  test("moves the time of a running dev server, prints it, and the time survives a restart", async () => {
    using place = shell();
    {
      const { server } = await start(place);
      await using _ = server;
      assert.match((await place.run(["clock", "get", ...here])).out, /Z, the machine's time\n$/);
      assert.match(
        (await place.run(["clock", "advance", "12h", ...here])).out,
        /Z, 12h ahead of the machine's time\n$/,
      );
      const { code, out } = await place.run(["clock", "advance", "--by", "1d30s", "--json", ...here]);
      const time = JSON.parse(out) as { ok: boolean; ahead_ms: number };
      assert.deepEqual([code, time.ok, time.ahead_ms], [0, true, 129_630_000]);
      assert.match((await place.run(["clock", "set", "2100-01-01", ...here])).out, /^2100-01-01T00:00:0\d/);
    }
    await using again = await place.start(["serve", "--dev", "--port", "0", ...here]);
    assert.match(
      (await again.stop()).out,
      /^Clock {5}2100-01-01T.* ahead of the machine's time; reset with platform state reset$/m,
    );
  });

  test("says what is wrong with a duration or a time", async () => {
    using place = shell();
    const { server } = await start(place);
    await using _ = server;
    const wrong = await place.run(["clock", "advance", "tomorrow", ...here]);
    assert.deepEqual(
      [wrong.code, wrong.err.split("\n")[0]],
      [2, "An argument is not valid. by must be a duration such as 90s, 12h or 1h30m."],
    );
    const past = await place.run(["clock", "set", "2001-01-01", ...here]);
    assert.equal(past.code, 1);
    assert.match(past.err, /^The time is in the past.* \(clock\.set: time_has_passed\)\n\nPass a later time; /);
    const none = await place.run(["clock", "advance", ...here]);
    assert.deepEqual([none.code, none.err.split("\n")[0]], [2, "DURATION is missing."]);
    const two = await place.run(["clock", "advance", "1h", "2h", ...here]);
    assert.deepEqual([two.code, two.err.split("\n")[0]], [2, "Unexpected argument 2h."]);
  });

  test("lists what it can do when asked for help, or called without a word", async () => {
    using place = shell();
    const help = await place.run(["clock", "--help"]);
    assert.deepEqual([help.code, help.out.trim().split("\n").length], [0, 3]);
    assert.equal((await place.run(["help", "clock"])).out, help.out);
    assert.match((await place.run(["help", "clock", "advance"])).out, /^ {2}DURATION +How far/m);
    const bare = await place.run(["clock"]);
    assert.deepEqual([bare.code, bare.out], [0, help.out]);
    const slip = await place.run(["clock", "advnce", "12h"]);
    assert.equal(slip.err.split("\n")[0], 'Unknown subcommand "advnce". Did you mean `platform clock advance`?');
  });
});

describe("platform faults", () => {
  test("orders a fault, lists it, and takes it back", async () => {
    using place = shell();
    const { server, ready } = await start(place);
    await using _ = server;
    assert.equal((await place.run(["faults", "list", ...here])).out, "There are no pending faults.\n");
    const added = await place.run([
      "faults",
      "add",
      "api.test",
      "--error",
      "ratelimited",
      "--retry-after",
      "9",
      ...here,
    ]);
    assert.equal(added.out, "  1  api.test: answers ratelimited, retry after 9 s; 1 left\n");
    const answer = await fetch(`${ready.api_url}api.test`);
    assert.deepEqual([answer.status, answer.headers.get("retry-after")], [429, "9"]);

    await place.run(["faults", "add", "--delivery", "message", "--latency", "5", "--drop", "request", ...here]);
    const listed = await place.run(["faults", "list", ...here]);
    assert.equal(listed.out, "  2  delivery of message: 5 ms late, drops the request; 1 left\n");
    assert.equal((await place.run(["faults", "clear", "2", ...here])).out, "Removed 1 fault.\n");
    assert.equal((await place.run(["faults", "clear", ...here])).out, "Removed 0 faults.\n");
    const wrong = await place.run(["faults", "add", "chat.shout", "--drop", "answer", ...here]);
    assert.equal(wrong.code, 1);
    assert.match(
      wrong.err,
      /^There is no such method\. \(faults\.add: unknown_method\)\n {2}there is no method chat\.shout\n\nCheck the name; /,
    );
  });
});

describe("platform logs", () => {
  test("shows calls for a person, and all of them as JSON", async () => {
    using place = shell();
    const { server, ready } = await start(place);
    await using _ = server;
    await fetch(`${ready.api_url}api.test?said=hello`);
    await fetch(`${ready.api_url}auth.test?token=xoxb-123456789`);
    const { out } = await place.run(["logs", "--method", "api.test", ...here]);
    assert.match(
      out,
      /^\d\d:\d\d:\d\d\.\d{3} {2}\w{13} {2}call {7} {2}api\.test ok {2}[\d.]+ ms {2}\{"said":"hello"\}\n$/,
    );
    const lines = (await place.run(["logs", "--json", ...here])).out.trim().split("\n");
    const codes = lines.map((line) => (JSON.parse(line) as { code: string }).code);
    assert.deepEqual([codes, lines.join().includes("123456789")], [["ok", "invalid_auth"], false]);
  });

  test("follows one request from its call to what it caused, and filters by app, kind and code", async () => {
    using place = shell();
    const { server, ready } = await start(place);
    await using _ = server;
    const dev = JSON.parse(readFileSync(place.path("data/dev.json"), "utf8")) as Dev;
    const [app] = dev.apps;
    const query = new URLSearchParams({ channel: dev.channels.random, text: "hello", token: app?.bot_token ?? "" });
    const posted = await fetch(`${ready.api_url}chat.postMessage?${query.toString()}`, { method: "POST" });
    await fetch(`${ready.api_url}api.test`);

    const read = async (...flags: string[]) => {
      const { out } = await place.run(["logs", "--json", ...flags, ...here]);
      return out
        .split("\n")
        .filter(Boolean)
        .map((line) => (JSON.parse(line) as { kind: string }).kind);
    };
    const request = posted.headers.get("x-slack-req-id") ?? "";
    assert.deepEqual((await read("--request", request)).slice(0, 3), ["call", "write", "event"]);
    assert.deepEqual((await read("--app", app?.id ?? "")).slice(0, 3), ["call", "write", "event"]);
    assert.deepEqual(await read("--kind", "write", "--code", "ok"), ["write"]);
    assert.deepEqual(await read("--type", "message", "--kind", "event"), ["event"]);
    assert.deepEqual(await read("--code", "not_authed"), []);
  });

  test("--follow prints new entries until it is interrupted", async () => {
    using place = shell();
    const { server, ready } = await start(place);
    await using _ = server;
    await fetch(`${ready.api_url}api.test?said=first`);
    let seen = "";
    const second = Promise.withResolvers<void>();
    const ending = new AbortController();
    const following = place.run(["logs", "--follow", ...here], {
      ending: ending.signal,
      out(text) {
        seen += text;
        if (text.includes("second")) second.resolve();
        else if (text.includes("first")) void fetch(`${ready.api_url}api.test?said=second`);
      },
    });
    await second.promise;
    ending.abort("SIGTERM");
    assert.equal((await following).code, 0);
    assert.deepEqual(
      [...seen.matchAll(/first|second/g)].map(([word]) => word),
      ["first", "second"],
    );
  });
});

describe("platform state", () => {
  test("keeps, puts back and resets what a dev server holds", async () => {
    using place = shell();
    const { server } = await start(place);
    await using _ = server;
    await place.run(["clock", "advance", "1h", ...here]);
    const kept = await place.run(["state", "snapshot", "one", ...here]);
    assert.equal(kept.out, "Saved one. To restore it: platform state restore one\n");
    await place.run(["clock", "advance", "1h", ...here]);
    assert.match(
      (await place.run(["state", "restore", "one", ...here])).out,
      /^Restored one\. The time is .*, 1h ahead/,
    );
    assert.match(
      (await place.run(["state", "reset", ...here])).out,
      /^Reset to the seed\. The time is .* machine's time\.\n$/,
    );
    const none = await place.run(["state", "restore", "two", ...here]);
    assert.equal(none.code, 1);
    assert.match(
      none.err,
      /^There is no snapshot with that name\. \(state\.restore: snapshot_not_found\)\n {2}existing snapshots: one\n\nPass /,
    );
  });
});

describe("A command that steers a server", () => {
  test("says what to do when there is no dev.json, an old one, or no server behind it", async () => {
    using place = shell();
    const { code, err } = await place.run(["clock", "get"]);
    assert.deepEqual(
      [code, err.startsWith(`No dev server found: ${place.path(".platform/data/dev.json")} does not exist, and`)],
      [1, true],
    );
    writeFileSync(place.path("dev.json"), '{"base_url":"http://127.0.0.1:9"}');
    assert.match(
      (await place.run(["clock", "get", "--data", "."])).err,
      /has no control_token because an older server wrote it/,
    );
    writeFileSync(place.path("dev.json"), '{"base_url":"http://127.0.0.1:9","control_token":"x"}');
    assert.match(
      (await place.run(["clock", "get", "--data", "."])).err,
      /^No server answers at http:\/\/127\.0\.0\.1:9\. Start/,
    );
  });

  test("finds the server by the login of an owner, in any folder, also after a reset", async () => {
    await using own = await serveDev();
    using place = shell();
    const app = { cwd: place.path("app") };
    mkdirSync(app.cwd);
    await signInByPage(place, own, "alice");

    assert.match((await place.run(["clock", "advance", "1h"], app)).out, /1h ahead of the machine's time/);
    assert.equal((await place.run(["faults", "add", "chat.postMessage", "--error", "fatal_error"], app)).code, 0);
    assert.match((await place.run(["state", "reset"], app)).out, /^Reset to the seed\./);
    assert.equal((await place.run(["faults", "list"], app)).code, 0);
    assert.equal((await place.run(["logs", "--limit", "1"], app)).code, 0);
    const who = await place.run(["api", "auth.test", "--json"], app);
    assert.deepEqual([who.code, (JSON.parse(who.out) as { user?: string }).user], [0, "alice"]);
    assert.doesNotMatch((await place.run(["auth", "list", "--json"], app)).out, /control_token/);
  });

  test("says why a login does not open the controls", async () => {
    await using own = await serveDev();
    using place = shell();
    await signInByPage(place, own, "bob");
    const { code, err } = await place.run(["clock", "get"]);
    assert.equal(code, 1);
    assert.match(
      err,
      /does not open its controls to bob: Only owners of a workspace may use the controls\. \(controls_refused\)\n\nSign in as an owner/,
    );
  });

  test("steers a server outside dev mode by its operator token, and no other", async () => {
    using place = shell();
    const token = "operator-operator-operator-operator";
    const env = { PLATFORM_OPERATOR_TOKEN: token };
    const production = ["serve", "--json", "--port", "0", "--data", "other", "--log-level", "silent"];
    await using server = await place.start(production, { env });
    const { base_url: url } = JSON.parse(server.firstLine) as Ready;
    assert.equal((await place.run(["clock", "get", "--base-url", url], { env })).code, 0);
    const wrong = await place.run(["clock", "get", "--base-url", url, "--operator-token", "guess"]);
    assert.equal(wrong.code, 1);
    const [first = "", , remedy = ""] = wrong.err.split("\n");
    assert.equal(first, `The server at ${url} rejected the token from --operator-token. (clock.get: invalid_auth)`);
    assert.match(remedy, /^Pass the data folder of the running dev server with `--data`/);
    const nowhere = await place.run(["clock", "get", "--operator-token", "guess"]);
    assert.equal(nowhere.err.split("\n")[0], "--operator-token needs --base-url.");
  });

  test("says so when the server has no controls, and a token too short is refused at the start", async () => {
    using place = shell();
    await using server = await place.start([
      "serve",
      "--json",
      "--port",
      "0",
      "--data",
      "other",
      "--log-level",
      "silent",
    ]);
    const { base_url: url } = JSON.parse(server.firstLine) as Ready;
    const none = await place.run(["clock", "get", "--base-url", url, "--operator-token", "guess"]);
    assert.match(
      none.err,
      /^The server at .* does not offer clock\.get\. \(.*\)\n\nStart the server with `--dev` or `--operator-token`/,
    );
    const short = await place.run(["serve", "--port", "0", "--operator-token", "short"]);
    assert.deepEqual(
      [short.code, short.err.split(".")[0]],
      [1, "The operator token is shorter than 32 characters, so it could be guessed"],
    );
  });
});
