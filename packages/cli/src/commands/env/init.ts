import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { defineCommand } from "../../command.ts";
import { CliError } from "../../errors.ts";
import { findProject } from "../../project/findProject.ts";
import { readEnvFile } from "../../project/envFile.ts";

/** As projects name the file of variables that they commit, without the values. */
const examples = [".env.sample", ".env.example", ".env.template"] as const;

export const envInit = defineCommand({
  name: "env init",
  summary: "Creates `.env` from the project's example file.",
  flags: {},
  examples: ["platform env init"],
  notes: `It copies the first of ${examples.map((name) => `\`${name}\``).join(", ")} in the project. An existing \`.env\` is never changed. Add the file to \`.gitignore\`, because it is for secrets.`,
  async run(_flags, io) {
    const { root } = findProject(io.cwd, io.env["HOME"] || undefined);
    const from = examples.find((name) => existsSync(join(root, name)));
    if (from === undefined) throw new CliError("env_example_not_found", `${root} has none of ${examples.join(", ")}.`);
    try {
      // Others on the machine have no business with what will be in it.
      writeFileSync(join(root, ".env"), readFileSync(join(root, from)), { flag: "wx", mode: 0o600 });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      throw new CliError("env_file_exists", `${join(root, ".env")} exists and was not changed.`);
    }
    const names = Object.keys(await readEnvFile({ root }));
    io.print(`Created .env from ${from}. Fill in its values.\n\nplatform env list --app local\n`, { from, names });
  },
});
