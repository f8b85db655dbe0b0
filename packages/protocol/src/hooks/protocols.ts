/** `default` is version 1, in which all of STDOUT is the answer; `message-boundaries` is version 2, which tells logs apart from it. */
export const hookProtocols = ["default", "message-boundaries"] as const;

export type HookProtocol = (typeof hookProtocols)[number];

/**
 * The first known name of `config.protocol-version`; version 1 where there is none, or where the setting is malformed.
 * Names of later protocols are skipped.
 */
export function negotiateProtocol(preferences: unknown): HookProtocol {
  if (!isProtocolList(preferences)) return "default";
  const known: readonly string[] = hookProtocols;
  const chosen = preferences.find((name) => known.includes(name));
  return (chosen as HookProtocol | undefined) ?? "default";
}

export function isProtocolList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((name) => typeof name === "string");
}

/** The flags that a hook of version 2 gets, last on its line. */
export function boundaryFlags(boundary: string): string[] {
  return ["--protocol=message-boundaries", `--boundary=${boundary}`];
}

/** An answer of version 2, as an SDK prints it. */
export function frameAnswer(boundary: string, json: string): string {
  return `${boundary}${json}${boundary}`;
}
