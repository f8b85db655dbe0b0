import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { npmCommand } from "../../packages/cli/bin/fetchPackage.mjs";
import { installProject } from "./installProject.ts";
import { run } from "./installPacked.ts";

const pin = {
  name: "n8n-nodes-base",
  version: "1.0.0",
  integrity: "sha512-tKiu0mnEZ+6qCtGuVtoTOT8r/sR4tWwjIqnCJmJh+C26NydKMNf1pFu89gCrLy7vc65RnTc+0y7Z7R+4R7Pvfw==",
};
/** What the Slack node consists of; the package has four hundred other nodes, with the libraries of all their vendors. */
const parts = ["package/package.json", "package/dist/nodes/Slack", "package/dist/utils"];

/** The Slack node of n8n, as npm has it, beside the few packages that it uses. */
export function loadSlackNode<Node>(): new () => Node {
  const target = join(installProject("npm"), "node_modules", pin.name);
  if (!existsSync(target)) unpack(target);
  const load = createRequire(join(target, "package.json"));
  return (load("./dist/nodes/Slack/Slack.node.js") as { Slack: new () => Node }).Slack;
}

function unpack(target: string): void {
  const draft = mkdtempSync(`${target}.draft-`);
  const folder = mkdtempSync(join(tmpdir(), "platform-n8n-"));
  try {
    const { program, args } = npmCommand();
    run(program, [...args, "pack", `${pin.name}@${pin.version}`, "--loglevel=error"], folder);
    const tarball = join(folder, readdirSync(folder).find((name) => name.endsWith(".tgz")) ?? "");
    const hash = createHash("sha512").update(readFileSync(tarball)).digest("base64");
    if (`sha512-${hash}` !== pin.integrity) throw new Error(`${pin.name}@${pin.version} is not what was pinned`);
    run("tar", ["-xzf", tarball, "-C", draft, "--strip-components=1", ...parts]);
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another run was first, with the same content.
    if (!existsSync(target)) throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
