import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { shell } from "../testkit/runCli.ts";
import { commands } from "./commands/commands.ts";
import { grouped } from "./commands/groups.ts";

describe("platform", () => {
  test("without a command, or asked for help, lists every command with its summary", async () => {
    using here = shell();
    for (const args of [[], ["help"], ["--help"], ["-h"]]) {
      const { code, out, err } = await here.run(args);
      assert.deepEqual({ code, err }, { code: 0, err: "" });
      for (const load of Object.values(commands)) {
        const { name, summary } = await load();
        assert.match(out, new RegExp(`^  ${name} +${summary}$`, "m"));
      }
    }
  });

  test("has every command in one group of the overview", () => {
    const shown = grouped(Object.keys(commands)).flatMap((group) => group.names);
    assert.deepEqual(shown.toSorted(), Object.keys(commands).toSorted());
  });

  test("shows the flags of a command, asked either way", async () => {
    using here = shell();
    const { out } = await here.run(["serve", "--help"]);
    assert.match(out, /^ {2}--port N +The port to listen on; 0 picks a free one\. \[8065\]$/m);
    assert.match(out, /^ {2}--json +Print JSON/m);
    assert.equal((await here.run(["help", "serve"])).out, out);
  });

  test("tells its version", async () => {
    using here = shell();
    const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
      version: string;
    };
    assert.equal((await here.run(["--version"])).out, `${version}\n`);
  });

  test("files every command under its own name, and each has an example", async () => {
    for (const [name, load] of Object.entries(commands)) {
      const command = await load();
      assert.equal(command.name, name);
      assert.ok(
        command.examples.every((example) => example.startsWith(`platform ${name}`)) && command.examples.length > 0,
      );
    }
  });

  test("is documented: every command has its page, and the guide names every exit code", async () => {
    const docs = new URL("../../../docs/", import.meta.url);
    for (const load of Object.values(commands)) {
      const command = await load();
      const page = readFileSync(new URL(`cli/${command.name.replaceAll(" ", "-")}.md`, docs), "utf8");
      for (const flag of Object.keys(command.flags)) assert.ok(page.includes(`\`--${flag}`), `--${flag} is not in it`);
    }
    const guide = readFileSync(new URL("guides/cli.md", docs), "utf8");
    for (const code of [0, 1, 2]) assert.match(guide, new RegExp(`^\\| ${code} \\|`, "m"));
  });
});

describe("A command called wrongly ends with 2 and names what to change", () => {
  const table: Record<string, readonly [args: string[], message: string]> = {
    "an unknown command": [["srve"], 'Unknown command "srve". Did you mean `platform serve`?'],
    "a mistyped subcommand of a command": [
      ["deploy", "rollbak"],
      'Unknown subcommand "rollbak". Did you mean `platform deploy rollback`?',
    ],
    "a command nothing is like": [["frobnicate"], 'Unknown command "frobnicate".'],
    "an unknown flag": [["serve", "--prot", "1"], "Unknown flag --prot. Did you mean --port?"],
    "an unknown flag with a value": [
      ["serve", "--databaseurl=x"],
      "Unknown flag --databaseurl. Did you mean --database-url?",
    ],
    "a flag nothing is like": [["serve", "--frobnicate"], "Unknown flag --frobnicate."],
    "a short flag": [["serve", "-x"], "Unknown flag -x."],
    "a flag without its value": [["serve", "--data"], "--data needs a value: --data DIR"],
    "a flag instead of the value": [["serve", "--data", "--dev"], "--data needs a value: --data DIR"],
    "an empty value": [["serve", "--data="], "--data needs a value: --data DIR"],
    "a value for a switch": [["serve", "--dev=yes"], "--dev takes no value."],
    "a stray argument": [["serve", "8080"], "Unexpected argument 8080."],
    "a port that is no number": [
      ["serve", "--port", "http"],
      "--port must be a whole number from 0 to 65535, not http.",
    ],
    "a negative port": [["serve", "--port", "-1"], "--port must be a whole number from 0 to 65535, not -1."],
    "a port too high": [["serve", "--port", "65536"], "--port must be a whole number from 0 to 65535, not 65536."],
    "a port in another notation": [
      ["serve", "--port", "0x50"],
      "--port must be a whole number from 0 to 65535, not 0x50.",
    ],
    "an unknown log level": [
      ["serve", "--log-level", "loud"],
      "--log-level must be one of debug, info, warn, error, silent, not loud.",
    ],
    "rate limits that are none": [
      ["serve", "--rates", "lax"],
      "--rates must be strict, generous, off, or a factor such as 10, not lax.",
    ],
    "a base URL that is none": [
      ["serve", "--base-url", "chat.example.com"],
      "--base-url must be a URL such as https://chat.example.com, not chat.example.com.",
    ],
    "a database that is not PostgreSQL": [
      ["serve", "--database-url", "mysql://x"],
      "--database-url must be a PostgreSQL URL such as postgres://user@host/database.",
    ],
    "a seed file that is not there": [["serve", "--seed", "none.yaml"], "--seed: none.yaml cannot be read."],
    "a missing flag": [["backup"], "--to FILE is missing."],
  };
  for (const [name, [args, message]] of Object.entries(table)) {
    test(name, async () => {
      using here = shell();
      const { code, out, err } = await here.run(args);
      assert.deepEqual([code, err.split("\n")[0], out], [2, message, ""]);
    });
  }

  test("and with --json says so as JSON", async () => {
    using here = shell();
    const { code, out, err } = await here.run(["serve", "--prot", "1", "--json"]);
    const answer: unknown = JSON.parse(out);
    assert.deepEqual(answer, { ok: false, error: "usage", message: "Unknown flag --prot. Did you mean --port?" });
    assert.deepEqual([code, err], [2, ""]);
  });
});

describe("The environment", () => {
  test("replaces a flag, and the flag wins", async () => {
    using here = shell();
    const env = { PLATFORM_DATA: "elsewhere", PLATFORM_JSON: "true" };
    assert.equal((JSON.parse((await here.run(["migrate"], { env })).out) as { ok: boolean }).ok, true);
    assert.ok(readFileSync(here.path("elsewhere", "platform.db")).length > 0);
    await here.run(["migrate", "--data", "here"], { env });
    assert.ok(readFileSync(here.path("here", "platform.db")).length > 0);
  });

  test("is named when it is at fault", async () => {
    using here = shell();
    const port = await here.run(["serve"], { env: { PLATFORM_PORT: "http" } });
    assert.equal(port.err.split("\n")[0], "PLATFORM_PORT must be a whole number from 0 to 65535, not http.");
    const dev = await here.run(["serve"], { env: { PLATFORM_DEV: "maybe" } });
    assert.equal(dev.err.split("\n")[0], "PLATFORM_DEV must be true or false, not maybe.");
  });

  test("does not reach what must be meant each time", async () => {
    using here = shell();
    const { code, err } = await here.run(["backup"], { env: { PLATFORM_TO: "x.db", PLATFORM_FORCE: "1" } });
    assert.deepEqual([code, err.split("\n")[0]], [2, "--to FILE is missing."]);
  });
});

describe("The name of a family of commands", () => {
  test("lists its commands", async () => {
    using here = shell();
    for (const family of ["app", "clock", "trigger"]) {
      const { code, out, err } = await here.run([family]);
      assert.deepEqual([code, err], [0, ""]);
      assert.equal(out, (await here.run([family, "--help"])).out);
      const names = Object.keys(commands).filter((name) => name.startsWith(`${family} `));
      for (const name of names) assert.match(out, new RegExp(`^  ${name} `, "m"));
    }
  });
});
