import type { Io } from "../command.ts";

type Variables = Readonly<Record<string, string>>;

/** Our own credentials are for us: a hook gets the tokens of its app, and only where it needs them. */
const ownNames = ["PLATFORM_TOKEN", "PLATFORM_OPERATOR_TOKEN", "PLATFORM_CONFIG_TOKEN"];

/**
 * What a hook finds in its environment. What we give goes under the project's `.env`, and that under the real
 * environment: a variable that was set by hand is intentional.
 */
export function hookEnvironment(own: Io["env"], dotEnv: Variables, given: Variables): Record<string, string> {
  const merged: Record<string, string> = { ...withTwins(given), ...dotEnv };
  for (const [name, value] of Object.entries(own)) if (value !== undefined) merged[name] = value;
  for (const name of ownNames) delete merged[name];
  return merged;
}

/** Each `PLATFORM_` variable also under the name by which existing packages know it. */
export function withTwins(variables: Variables): Record<string, string> {
  const twins = Object.entries(variables)
    .filter(([name]) => name.startsWith("PLATFORM_"))
    .map(([name, value]) => [name.replace("PLATFORM_", "SLACK_"), value] as const);
  return { ...variables, ...Object.fromEntries(twins) };
}

/** Variables that we would give, and that stand otherwise where they win. */
export function overridden(own: Io["env"], dotEnv: Variables, given: Variables): string[] {
  const names = Object.entries(withTwins(given)).filter(([name, value]) => {
    const winning = own[name] ?? dotEnv[name];
    return winning !== undefined && winning !== value;
  });
  return names.map(([name]) => name);
}
