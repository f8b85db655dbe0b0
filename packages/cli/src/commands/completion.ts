import { defineCommand, UsageError } from "../command.ts";
import { completionScript, shells } from "../completion.ts";

export const completion = defineCommand({
  name: "completion",
  summary: "Prints a script with which bash, zsh or fish completes commands and flags.",
  flags: {
    shell: {
      kind: "text",
      describe: `${shells.join(", ")}; by default the one in SHELL.`,
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
    io.tell(script, { shell, script });
  },
});
