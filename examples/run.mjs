// Runs an example against the dev workspace of `npm start`: `node examples/run.mjs mentions`. It gives the manifest of the
// example to Dev App, runs the example with the tokens of Dev App, and restores the manifest at the end (Ctrl+C).

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { resolve } from "node:path";
import { parse } from "yaml";

const here = new URL(".", import.meta.url);
const name = process.argv[2] ?? "";
const folder = new URL(`${name}/`, here);
if (!/^[a-z]+$/.test(name) || !existsSync(new URL("manifest.yaml", folder))) {
  const known = readdirSync(here, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  fail(`Usage: node examples/run.mjs EXAMPLE, where EXAMPLE is one of ${known.map((entry) => entry.name).join(", ")}.`);
}

const root = fileURLToPath(new URL("..", here));
const devFile = resolve(root, process.env.PLATFORM_DATA ?? ".platform/data", "dev.json");
if (!existsSync(devFile)) fail(`${devFile} does not exist. Start the dev workspace with npm start first.`);
const dev = JSON.parse(readFileSync(devFile, "utf8"));
const app = dev.apps.find((candidate) => candidate.app_token);

/** Calls a method as the first owner, whose rights need no token that expires. */
async function call(method, args) {
  const response = await fetch(`${dev.base_url}/control/person.call`, {
    method: "POST",
    headers: { authorization: `Bearer ${dev.control_token}`, "content-type": "application/json" },
    body: JSON.stringify({ user: dev.users[0].id, method, args: { app_id: app.id, ...args } }),
  }).catch(() => fail(`No server answers at ${dev.base_url}. Start the dev workspace with npm start first.`));
  const { ok, error, answer } = await response.json();
  if (!ok || !answer.ok) fail(`${method} was refused: ${JSON.stringify(answer ?? error)}`);
  return answer;
}

const { manifest: before } = await call("apps.manifest.export");
await call("apps.manifest.update", { manifest: parse(readFileSync(new URL("manifest.yaml", folder), "utf8")) });
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, () => void call("apps.manifest.update", { manifest: before }).then(() => process.exit(0)));
}

process.env.SLACK_API_URL = dev.api_url;
process.env.SLACK_BOT_TOKEN = app.bot_token;
process.env.SLACK_APP_TOKEN = app.app_token;
await import(new URL("app.mjs", folder));

function fail(text) {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
