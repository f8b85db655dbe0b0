// Runs the app until it is stopped: the one given to `platform run`, else what package.json names, else app.js. It
// runs in this very process, so nothing can be left behind when this one ends.

import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const file = resolve(
  process.env.PLATFORM_CLI_CUSTOM_FILE_PATH || process.env.SLACK_CLI_CUSTOM_FILE_PATH || (await mainFile()),
);
for (const [name, from] of [
  ["SLACK_APP_TOKEN", "PLATFORM_CLI_XAPP"],
  ["SLACK_BOT_TOKEN", "PLATFORM_CLI_XOXB"],
]) {
  // Apps read the second pair of names; the command line always gives the first.
  process.env[name] ??= process.env[from];
}
if (!existsSync(file)) {
  process.stderr.write(`There is no ${file}. Name the file in package.json as "main", or after platform run.\n`);
  process.exit(1);
}
process.argv = [process.argv[0], file];
await import(pathToFileURL(file).href);

async function mainFile() {
  const text = await readFile("package.json", "utf8").catch(() => "{}");
  return JSON.parse(text).main ?? "app.js";
}
