import { defineCommand, UsageError } from "../command.ts";
import { completionScript, shells } from "../completion.ts";

export const completion = defineCommand({
  name: "completion",
  summary: "Prints a completion script for bash, zsh or fish.",
  flags: {
    shell: {
      kind: "text",
      describe: `${shells.join(", ")}; the default is the one in SHELL.`,
      value: "SHELL",
      isPositional: true,
      isCommandLineOnly: true,
    },
  },
  examples: [
    "platform completion bash >> ~/.bashrc",
    "platform completion zsh >> ~/.zshrc",
    "platform completion fish > ~/.config/fish/completions/platform.fish",
  ],
  async run({ shell: given }, io) {
    const name = given ?? io.env["SHELL"]?.split("/").at(-1);
    const shell = shells.find((known) => known === name);
    if (!shell) throw new UsageError(`SHELL must be one of ${shells.join(", ")}, not ${name ?? "nothing"}.`);
    const { commands } = await import("./commands.ts");
    const script = completionScript(shell, await Promise.all(Object.values(commands).map((load) => load())));
    io.print(script, { shell, script });
  },
});
