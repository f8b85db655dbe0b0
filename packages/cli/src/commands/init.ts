import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { defineCommand, UsageError } from "../command.ts";
import { CliError } from "../errors.ts";
import { projectIn } from "../project/findProject.ts";
import { detectKind, type ProjectKind, projectKinds, pythonHooksFile } from "../scaffold/projectKinds.ts";
import { templateFolder } from "../scaffold/templates.ts";
import { vendorSdk } from "../scaffold/vendorSdk.ts";
import { writeProject } from "../scaffold/writeProject.ts";

export const init = defineCommand({
  name: "init",
  summary: "Turns the code in this folder into a project, so that `platform run` works in it.",
  flags: {
    runtime: {
      kind: "text",
      describe: "deno, node or python, if it cannot be detected from the files.",
      value: "RUNTIME",
      isCommandLineOnly: true,
    },
  },
  examples: ["platform init", "platform init --runtime python"],
  notes:
    "It writes `.platform/hooks.json`, and next to it the SDK's hooks for Deno and Node. A Python project uses its own hooks package, which `hooks.json` names. Existing files are not changed.",
  async run({ runtime }, io) {
    const root = io.cwd;
    if (projectIn(root)) throw new CliError("project_exists", `${root} is already a project.`);
    const kind = kindOf(runtime, root);
    const config = join(root, ".platform");
    writeProject(join(templateFolder(kind === "deno" ? "deno" : "node"), "dot-platform"), config, {});
    if (kind === "python") writeFileSync(join(config, "hooks.json"), pythonHooksFile());
    else await vendorSdk(root, kind);
    const hasManifest = ["manifest.json", "manifest.ts", "manifest.js"].some((name) => existsSync(join(root, name)));
    const hint = hasManifest
      ? ""
      : "It has no manifest yet: write manifest.json, which describes the app and its permissions.\n";
    io.print(`Initialized a project in ${root}.\n${hint}\nplatform run\n`, {
      root,
      runtime: kind,
      has_manifest: hasManifest,
    });
  },
});

function kindOf(given: string | undefined, root: string): ProjectKind {
  const kind = given === undefined ? detectKind(root) : projectKinds.find((known) => known === given);
  if (kind !== undefined) return kind;
  const names = projectKinds.join(", ");
  throw new UsageError(
    given === undefined
      ? `--runtime is missing, and the runtime cannot be detected from the files. Use one of ${names}.`
      : `--runtime must be one of ${names}, not ${given}.`,
  );
}
