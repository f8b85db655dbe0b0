import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { hookProject } from "../../testkit/hookProject.ts";
import { serveDev } from "../../testkit/serveDev.ts";

const program = fileURLToPath(new URL("../../bin/platform.mjs", import.meta.url));

test("a deploy script reads what is typed into the command, and gets both tokens [HOOK-3.15, HOOK-8.1]", async () => {
  await using server = await serveDev();
  const manifest = {
    display_information: { name: "Asks" },
    features: { bot_user: { display_name: "Asks" } },
    oauth_config: { scopes: { bot: ["chat:write"] } },
  };
  using project = hookProject({
    hooks: {
      "get-manifest": `answer(${JSON.stringify(manifest)})`,
      deploy: `const { PLATFORM_APP_TOKEN: app = "", PLATFORM_BOT_TOKEN: bot = "" } = process.env;
        console.log("to " + readStdin().trim(), app.slice(0, 5), bot.slice(0, 5));`,
    },
  });
  const child = spawn(process.execPath, [program, "deploy", ...server.asAlice], {
    cwd: project.root,
    env: { PATH: process.env["PATH"], HOME: project.root, PLATFORM_CONFIG_DIR: project.path("config") },
  });
  child.stdin.end("the cellar\n");

  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);

  assert.match(out, /^to the cellar xapp- xoxb-$/m, err);
});
