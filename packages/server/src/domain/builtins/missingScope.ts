import { builtinOf } from "@platform/protocol/builtins/builtins.ts";

/** The scope that a bot lacks for a built-in function, or several when one of them is enough. */
export function missingScope(name: string, granted: readonly string[]): string | undefined {
  const groups = builtinOf(name)?.scopes ?? [];
  return groups.find((group) => !group.some((scope) => granted.includes(scope)))?.join(" or ");
}
