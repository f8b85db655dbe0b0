// Deploys the app as its package.json says: the script `deploy`. The command line shows what it prints as it comes, and
// passes on what is typed; the tokens are in its environment.

import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";

const text = await readFile("package.json", "utf8").catch(() => "{}");
if (JSON.parse(text).scripts?.deploy === undefined) {
  process.stderr.write('package.json has no script "deploy". Write there how the app gets to where it runs.\n');
  process.exit(1);
}
const isWindows = process.platform === "win32";
const child = spawn(isWindows ? "npm.cmd" : "npm", ["run", "--silent", "deploy"], {
  stdio: "inherit",
  shell: isWindows,
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
child.on("error", (error) => {
  process.stderr.write(`npm cannot be run: ${error.message}\n`);
  process.exit(1);
});
child.on("exit", (code) => process.exit(code ?? 1));
