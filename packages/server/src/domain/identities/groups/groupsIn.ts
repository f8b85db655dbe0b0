import type { ProviderClaims } from "../providerClaims.ts";

type Said = Pick<ProviderClaims, "groups" | "areGroupsWithheld">;

/**
 * The groups that a provider names. A single one may come as a text instead of a list. Entra names none of them above a limit:
 * `_claim_names` then points elsewhere, or `hasgroups` says that there are some. A claim of another shape says nothing.
 */
export function groupsIn(claims: Readonly<Record<string, unknown>>, name: string): Said {
  if (name === "") return {};
  const value = Object.hasOwn(claims, name) ? claims[name] : undefined;
  if (typeof value === "string") return { groups: [value] };
  if (Array.isArray(value) && value.every((group) => typeof group === "string")) return { groups: value };
  return isWithheld(claims, name) ? { areGroupsWithheld: true } : {};
}

function isWithheld(claims: Readonly<Record<string, unknown>>, name: string): boolean {
  const { _claim_names: elsewhere, hasgroups } = claims;
  const isElsewhere = typeof elsewhere === "object" && elsewhere !== null && Object.hasOwn(elsewhere, name);
  return isElsewhere || hasgroups === true || hasgroups === "true";
}
