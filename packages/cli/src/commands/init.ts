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
  summary: "Makes a project of the code in this folder, so that `platform run` works in it.",
  flags: {
    runtime: {
      kind: "text",
      describe: "deno, node or python, where the files do not tell.",
      value: "RUNTIME",
      isCommandLineOnly: true,
    },
  },
  examples: ["platform init", "platform init --runtime python"],
  notes:
    "It writes `.platform/hooks.json`, and beside it the SDK's hooks for Deno and Node. A Python project brings its own package of hooks, which `hooks.json` names. Nothing that is there is changed.",
  async run({ runtime }, io) {
    const root = io.cwd;
    if (projectIn(root)) throw new CliError("project_exists", `${root} is a project already.`);
    const kind = kindOf(runtime, root);
    const config = join(root, ".platform");
    writeProject(join(templateFolder(kind === "deno" ? "deno" : "node"), "dot-platform"), config, {});
    if (kind === "python") writeFileSync(join(config, "hooks.json"), pythonHooksFile());
    else await vendorSdk(root, kind);
    const hasManifest = ["manifest.json", "manifest.ts", "manifest.js"].some((name) => existsSync(join(root, name)));
    const hint = hasManifest
      ? ""
      : "It has no manifest yet: write manifest.json, which says what the app is and may do.\n";
    io.tell(`${root} is a project now.\n${hint}\nplatform run\n`, { root, runtime: kind, has_manifest: hasManifest });
  },
});

function kindOf(given: string | undefined, root: string): ProjectKind {
  const kind = given === undefined ? detectKind(root) : projectKinds.find((known) => known === given);
  if (kind !== undefined) return kind;
  const names = projectKinds.join(", ");
  throw new UsageError(
    given === undefined
      ? `--runtime is missing: the files do not tell whether this is one of ${names}.`
      : `--runtime must be one of ${names}, not ${given}.`,
  );
}
