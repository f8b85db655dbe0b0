import { UsageError } from "../command.ts";
import type { AppEnvironment } from "../project/apps.ts";

export const environmentFlag = {
  kind: "text",
  describe: "`local` for your development copy, `deployed` for the app that people use.",
  value: "ENVIRONMENT",
  fallback: "deployed",
  isCommandLineOnly: true,
} as const;

export function environmentOf(text: string): AppEnvironment {
  if (text === "local" || text === "deployed") return text;
  throw new UsageError(`--environment must be local or deployed, not ${text}.`);
}
