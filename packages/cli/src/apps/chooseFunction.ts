import type { Connection } from "../accounts/connect.ts";
import type { CommandIo } from "../command.ts";
import { CliError } from "../errors.ts";
import { choose } from "../prompts.ts";

/** The callback id of the app's one function; of several, the person chooses. */
export async function chooseFunction(io: CommandIo, { ask }: Connection, appId: string): Promise<string> {
  const { manifest } = await ask("apps.manifest.export", { app_id: appId });
  const names = Object.keys((manifest as { readonly functions?: object }).functions ?? {});
  const [only] = names;
  if (only === undefined) throw new CliError("function_not_found", `${appId} declares no functions.`);
  if (names.length === 1) return only;
  return choose(io, {
    question: "Which function?",
    flag: "--name",
    options: names.map((name) => ({ value: name, flagValue: name, label: name })),
  });
}
