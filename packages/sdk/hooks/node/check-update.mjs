import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { promisify } from "node:util";
import { respond } from "./protocol.mjs";

const patienceMs = 20_000;
const project = process.cwd();

respond({ name: "the dependencies of the app", releases: await Promise.all((await dependencies()).map(releaseOf)) });

/** What the project asks for by itself; what those bring along is their own business. */
async function dependencies() {
  const text = await readFile(join(project, "package.json"), "utf8").catch(() => "{}");
  return Object.keys(JSON.parse(text).dependencies ?? {});
}

async function releaseOf(name) {
  try {
    const current = await installedVersion(name);
    const latest = await latestVersion(name);
    const breaking = current.split(".")[0] !== latest.split(".")[0];
    return { name, current, latest, update: current !== latest, breaking };
  } catch (error) {
    return { name, error: { message: error.message } };
  }
}

async function installedVersion(name) {
  const require = createRequire(join(project, "package.json"));
  for (const folder of require.resolve.paths(name) ?? []) {
    const text = await readFile(join(folder, name, "package.json"), "utf8").catch(() => undefined);
    if (text !== undefined) return JSON.parse(text).version;
  }
  throw new Error(`${name} is not installed. Run npm install.`);
}

async function latestVersion(name) {
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const run = promisify(execFile);
  const options = { timeout: patienceMs, shell: process.platform === "win32" };
  const { stdout } = await run(npm, ["view", name, "version", "--json"], options).catch(() => {
    throw new Error(`npm does not tell the latest version of ${name}.`);
  });
  return JSON.parse(stdout);
}
