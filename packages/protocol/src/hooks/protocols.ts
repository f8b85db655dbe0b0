/** `default` is version 1, in which all of STDOUT is the answer; `message-boundaries` is version 2, which tells logs apart from it. */
export const hookProtocols = ["default", "message-boundaries"] as const;

export type HookProtocol = (typeof hookProtocols)[number];

/** The first name that we know; version 1 where there is none. Names of later protocols are passed over. */
export function negotiateProtocol(preferences: readonly string[] | null | undefined): HookProtocol {
  const known: readonly string[] = hookProtocols;
  const chosen = preferences?.find((name) => known.includes(name));
  return (chosen as HookProtocol | undefined) ?? "default";
}

/** The flags that a hook of version 2 gets, last on its line. */
export function boundaryFlags(boundary: string): string[] {
  return ["--protocol=message-boundaries", `--boundary=${boundary}`];
}

/** An answer of version 2, as an SDK prints it. */
export function frameAnswer(boundary: string, json: string): string {
  return `${boundary}${json}${boundary}`;
}
