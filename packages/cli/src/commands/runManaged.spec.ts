import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import { eventually } from "../../testkit/eventually.ts";
import { hookProject, type HookProject } from "../../testkit/hookProject.ts";
import { isAlive } from "../../testkit/isAlive.ts";
import { manifestNamed, RunPlace } from "../../testkit/runPlace.ts";

let here: RunPlace;
before(async () => {
  here = await RunPlace.open();
});
after(() => here.platform.stop());

describe("platform run, with an SDK that keeps the socket", () => {
  /** An app that says who it is, runs on, and says goodbye when asked to end. */
  const start = `
    const { appendFileSync } = require("node:fs");
    appendFileSync("starts", process.pid + "\\n");
    console.log("up as " + process.env.SLACK_BOT_TOKEN.slice(0, 5), process.env.SLACK_CLI_XAPP === process.env.PLATFORM_APP_TOKEN);
    console.error("path " + process.env.PLATFORM_APP_PATH + " " + process.env.SLACK_CLI_CUSTOM_FILE_PATH);
    console.log("version " + require("node:fs").readFileSync("app.js", "utf8"));
    process.on("SIGINT", () => { console.log("goodbye"); process.exit(0); });
    if (require("node:fs").readFileSync("app.js", "utf8") === "broken") process.exit(3);
    setInterval(() => {}, 1000);`;

  function watching(name: string, watch: object = { app: { paths: ["."], "filter-regex": "\\.js$" } }): HookProject {
    const project = hookProject({
      hooks: {
        start,
        "get-manifest": `answer(JSON.parse(readFileSync("manifest.json", "utf8")))`,
      },
      config: { "sdk-managed-connection-enabled": true, watch },
    });
    project.write("manifest.json", JSON.stringify(manifestNamed(name)));
    project.write("app.js", "1");
    return project;
  }

  const startsOf = (project: HookProject): number[] =>
    existsSync(project.path("starts"))
      ? readFileSync(project.path("starts"), "utf8").trim().split("\n").map(Number)
      : [];

  test("starts it once with its tokens and path, streams what it prints, and ends it [HOOK-1.8, HOOK-3.10, HOOK-6.1, HOOK-6.3, HOOK-6.4]", async () => {
    using project = watching("Server");
    await using running = here.runIn(project, ["src/other.js"]);
    await running.said(/up as xoxb- true\n/);
    await running.said(/path src\/other\.js src\/other\.js\n/);
    assert.equal(await running.stop(), 0);
    assert.match(running.out, /goodbye\n/);
    assert.deepEqual(startsOf(project).map(isAlive), [false]);
  });

  test("gives it the tokens and the path under both of their names [HOOK-6.2, HOOK-6.3]", async () => {
    const names = ["CLI_XAPP", "APP_TOKEN", "CLI_XOXB", "BOT_TOKEN", "APP_PATH", "CLI_CUSTOM_FILE_PATH"];
    using project = hookProject({
      hooks: {
        start: `console.log(${JSON.stringify(names)}.map((name) => process.env["PLATFORM_" + name]).join(" "));`,
        "get-manifest": `answer(${JSON.stringify(manifestNamed("Variables"))})`,
      },
      config: { "sdk-managed-connection-enabled": true },
    });
    const running = here.runIn(project, ["src/app.js"]);
    await running.ended;
    const [, xapp, app, xoxb, bot, ...paths] =
      /^(xapp-\S+) (\S+) (xoxb-\S+) (\S+) (\S+) (\S+)$/m.exec(running.out) ?? [];
    assert.ok(xapp !== undefined && xapp === app, running.out);
    assert.ok(xoxb !== undefined && xoxb === bot, running.out);
    assert.deepEqual(paths, ["src/app.js", "src/app.js"]);
  });

  test("starts it again for each change, one at a time, and waits after a mistake [HOOK-1.12]", async () => {
    using project = watching("Restarts");
    await using running = here.runIn(project);
    await running.said(/version 1\n/);
    for (const version of ["2", "3"]) {
      project.write("app.js", version);
      await running.said(new RegExp(`version ${version}\\n`));
      assert.ok(startsOf(project).filter(isAlive).length <= 1);
    }
    project.write("app.js", "broken");
    await running.said(/The app ended with code 3\. Waiting for file changes\.\n/);
    assert.deepEqual(startsOf(project).filter(isAlive), []);
    // A file in TypeScript counts, one that no pattern names does not.
    project.write("notes.txt", "x");
    project.write("app.js", "4");
    await running.said(/version 4\n/);
    const starts = startsOf(project).length;
    project.write("src/new.ts", "x");
    await eventually("the start after a new file", () => (startsOf(project).length > starts ? true : undefined));
    await running.stop();
    assert.deepEqual(startsOf(project).filter(isAlive), []);
  });

  test("installs it again when the manifest changes, in the older form of the setting too [HOOK-1.11, HOOK-1.13]", async () => {
    for (const watch of [{ manifest: { paths: ["manifest.json"] } }, { paths: ["."], "filter-regex": "^manifest" }]) {
      using project = watching("Before", watch);
      await using running = here.runIn(project);
      await running.said(/version 1\n/);
      project.write("manifest.json", JSON.stringify(manifestNamed("After")));
      await running.said(/The manifest changed; reinstalled the app\.\n/);
      const exported = await here.ask(here.dev.config_token, "apps.manifest.export", { app_id: readAppId(project) });
      assert.match(JSON.stringify(exported), /After \(local\)/);
      project.write("manifest.json", "{");
      await running.said(/The hook get-manifest failed[^]*^ {2}SyntaxError: /m);
      assert.deepEqual(startsOf(project).map(isAlive), [true]);
    }
  });

  test("ends with it when it ends by itself, and leaves nothing behind [HOOK-6.1]", async () => {
    using project = watching("Crash");
    project.write("app.js", "broken");
    const running = here.runIn(project);
    assert.equal(await running.ended, 1);
    assert.match(running.err, /^The app ended with code 3\..*\(sdk_hook_invocation_failed\)/ms);
    assert.deepEqual(startsOf(project).map(isAlive), [false]);
  });

  test("starts it again with the variables of a changed .env, and asks it to end without SIGINT", async () => {
    // Python answers SIGINT with a traceback.
    const traceback = `
      process.on("SIGINT", () => { console.log("Traceback (most recent call last)"); process.exit(1); });
      console.log("greeting " + process.env.GREETING);
      setInterval(() => {}, 1000);`;
    using project = hookProject({
      hooks: { start: traceback, "get-manifest": `answer(${JSON.stringify(manifestNamed("Snake"))})` },
      config: { "sdk-managed-connection-enabled": true },
    });
    project.write(".env", "GREETING=hello\n");
    await using running = here.runIn(project);
    await running.said(/greeting hello\n/);
    project.write(".env", "GREETING=ahoy\n");
    await running.said(/greeting ahoy\n/);
    assert.match(running.out, /\.env changed\.\nRestarting the app\.\n/);
    assert.doesNotMatch(running.out, /Traceback/);
  });

  test("obeys keys: restart, open, log, help, quit", async () => {
    using project = watching("Keys");
    const opened: string[] = [];
    let press = (_key: string): void => assert.fail("nobody listens");
    let isReleased = false;
    const keyboard = {
      isInteractive: true,
      readKeys(listener: (key: string) => void) {
        press = listener;
        return { [Symbol.dispose]: () => void (isReleased = true) };
      },
      openBrowser: async (url: string) => opened.push(url) > 0,
    };
    await using running = here.runIn(project, [], { keyboard });
    await running.said(/version 1\n/);
    assert.match(running.out, /^Keys: r restart, o open the workspace, l show or hide the server's log, q quit$/m);
    press("r");
    await eventually("the second start", () => (startsOf(project).length === 2 ? true : undefined));
    press("o");
    await running.said(new RegExp(`Opened ${here.dev.base_url}/client\n`));
    assert.deepEqual(opened, [`${here.dev.base_url}/client`]);
    press("l");
    await running.said(/No dev server found/);
    press("x");
    press("q");
    assert.equal(await running.ended, 0);
    assert.deepEqual([isReleased, startsOf(project).filter(isAlive)], [true, []]);
  });

  test("prints no control sequences into a pipe, and none in JSON", async () => {
    const colours = String.raw`console.log("\u001B[31mred\u001B[0m"); setInterval(() => {}, 1000);`;
    using project = hookProject({
      hooks: { start: colours, "get-manifest": `answer(${JSON.stringify(manifestNamed("Colours"))})` },
      config: { "sdk-managed-connection-enabled": true },
    });
    for (const args of [[], ["--json"]]) {
      await using running = here.runIn(project, args);
      await running.said(/red/);
      assert.ok(!running.out.includes("\u001B") && !running.out.includes(String.raw`\u001b`), running.out);
    }
  });

  test("warns about a token that overrides its own", async () => {
    using project = watching("Override");
    await using running = here.runIn(project, [], { env: { SLACK_BOT_TOKEN: "xoxb-other" } });
    await running.said(/^SLACK_BOT_TOKEN: using the value from the environment/m);
    await running.said(/up as/);
  });

  test("says what is wrong with a pattern", async () => {
    using project = watching("Pattern", { app: { paths: ["."], "filter-regex": "(?=x)" } });
    const running = here.runIn(project);
    assert.equal(await running.ended, 1);
    assert.match(running.err, /config\.watch\.app\.filter-regex is not a valid regular expression/);
  });
});

function readAppId(project: HookProject): string {
  return readAppIds(project)[0] ?? "";
}

function readAppIds(project: HookProject): string[] {
  const stored = JSON.parse(readFileSync(project.path(".platform/apps.dev.json"), "utf8")) as Record<
    string,
    { app_id: string }
  >;
  return Object.values(stored).map(({ app_id }) => app_id);
}
