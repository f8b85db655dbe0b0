import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { readAccounts } from "../accounts/credentials.ts";
import { type CommandIo, defineCommand, UsageError } from "../command.ts";
import { CliError } from "../errors.ts";
import { askText, choose } from "../prompts.ts";
import { installDependencies } from "../scaffold/installDependencies.ts";
import { withProgramName } from "../programName.ts";
import { projectName } from "../scaffold/projectName.ts";
import { templateFolder, type TemplateName, templateNames, templates } from "../scaffold/templates.ts";
import { writeProject } from "../scaffold/writeProject.ts";

export const create = defineCommand({
  name: "create",
  summary: "Creates a project for an app in a new folder.",
  flags: {
    name: {
      kind: "text",
      describe: "The name of the app; the folder gets the same name in lower case.",
      value: "NAME",
      isPositional: true,
      isCommandLineOnly: true,
    },
    template: {
      kind: "text",
      describe: `The template: ${templateNames.join(" or ")}.`,
      value: "TEMPLATE",
      isCommandLineOnly: true,
    },
    "no-install": {
      kind: "switch",
      describe: "Do not install the project's dependencies from npm.",
      fallback: false,
      isCommandLineOnly: true,
    },
  },
  examples: ["platform create my-app", "platform create my-app --template node"],
  notes: templateNames.map((name) => `- \`${name}\`: ${templates[name].summary}.`).join("\n"),
  async run(flags, io) {
    const name = projectName(flags.name ?? (await askText(io, { question: "Name of the app?", flag: "NAME" })));
    const template = await chooseTemplate(io, flags.template);
    const root = join(io.cwd, name.folder);
    if (existsSync(root) && readdirSync(root).length > 0) {
      throw new CliError("folder_not_empty", `${root} is not empty.`);
    }
    const files = writeProject(templateFolder(template), root, { name: name.app, package: name.folder });
    const { vendorSdk } = await import("../scaffold/vendorSdk.ts");
    await vendorSdk(root, templates[template].kind);
    const note = flags["no-install"] ? undefined : await installDependencies(io, root, templates[template]);
    const rows = files.map((file) => `  ${file}\n`).join("");
    const next = [
      `cd ${name.folder}`,
      ...(note === undefined ? [] : [note]),
      ...(readAccounts(io).length === 0 && !io.env["PLATFORM_TOKEN"] ? ["platform login"] : []),
      "platform run",
    ].map((line) => withProgramName(line, io));
    io.print(`Created ${name.app} in ${root}.\n\n${rows}\n${next.join("\n")}\n`, { root, template, files, next });
  },
});

async function chooseTemplate(io: CommandIo, given: string | undefined): Promise<TemplateName> {
  if (given === undefined) {
    const options = templateNames.map((value) => ({
      value,
      flagValue: value,
      label: `${value}: ${templates[value].summary}`,
    }));
    return choose(io, { question: "Which template?", flag: "--template", options });
  }
  const known = templateNames.find((name) => name === given);
  if (known === undefined) throw new UsageError(`--template must be one of ${templateNames.join(", ")}, not ${given}.`);
  return known;
}
