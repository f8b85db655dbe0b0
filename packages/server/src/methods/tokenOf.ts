import type { MethodServices } from "./define.ts";

/** The token that the call came with. */
export function tokenOf({ credentials, args }: Pick<MethodServices, "credentials" | "args">): string {
  const { token } = args;
  return credentials.bearer ?? (typeof token === "string" ? token : "");
}
