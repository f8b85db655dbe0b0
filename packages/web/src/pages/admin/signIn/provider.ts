import type { MethodResult } from "@platform/protocol/contract/methods.ts";

export type Provider = MethodResult<"admin.signIn.providers.list">["providers"][number];

/** Domains as they are typed: separated by commas or spaces. */
export function domainsIn(text: string): string[] {
  return text.split(/[\s,]+/).filter((domain) => domain !== "");
}
