import { locale } from "../../../strings/locale.ts";
import type { MethodResult } from "@platform/sdk";

type Listed = Extract<MethodResult<"admin.emoji.list">, { readonly ok: true }>["emoji"];

/** As `admin.emoji.list` returns it, with its name. */
export type OwnEmoji = Listed[string] & { readonly name: string };

/** By name. */
export function ownEmoji(listed: Listed): OwnEmoji[] {
  return Object.entries(listed)
    .map(([name, emoji]) => ({ name, ...emoji }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale));
}

/** The emoji that an address of this kind stands for, or nothing when it is a picture's. */
export function aliasedBy(url: string): string | undefined {
  return url.startsWith("alias:") ? url.slice("alias:".length) : undefined;
}
