import { idSource, type Outcome, type Refusal, refuse, succeed } from "@platform/protocol";
import { selectUserByName } from "../../storage/queries/users.ts";
import { resolveChannelName } from "../channels/resolveChannelName.ts";
import type { Context, ReadContext } from "../context.ts";
import type { Texts } from "../strings/texts.ts";

/** Where a person gave a command, and the words after it. */
export interface GivenCommand {
  readonly channelId: string;
  /** Any message of the thread in which it was given; what it posts and answers goes there. */
  readonly threadTs?: string | undefined;
  readonly text: string;
}

/** What a command of the platform does. `say` is what the person reads, in their language; without it the effect speaks for itself. */
export type RunBuiltin = (
  ctx: Context,
  given: GivenCommand,
  texts: Texts,
) => Promise<{ readonly ok: true; readonly say?: string } | Refusal<string>>;

export const done = succeed({});

const personSyntax = new RegExp(`^<@(${idSource("user")})(?:\\|[^>]*)?>$`);
const channelSyntax = new RegExp(`^<#(${idSource("channel")})(?:\\|[^>]*)?>$`);

/** A person as people write one: a mention, or `@handle`. */
export async function findPerson(
  { db, caller }: ReadContext,
  word: string,
): Promise<Outcome<{ userId: string }, "user_not_found">> {
  const mentioned = personSyntax.exec(word)?.[1];
  if (mentioned !== undefined) return succeed({ userId: mentioned });
  const named = word.startsWith("@") ? await selectUserByName(db, caller.teamId, word.slice(1)) : undefined;
  return named ? succeed({ userId: named.id }) : refuse("user_not_found");
}

/** A channel as people write one: a mention, or `#name`. */
export async function findChannel(
  ctx: ReadContext,
  word: string,
): Promise<Outcome<{ channelId: string }, "channel_not_found">> {
  const mentioned = channelSyntax.exec(word)?.[1];
  if (mentioned !== undefined) return succeed({ channelId: mentioned });
  const named = await resolveChannelName(ctx, word);
  return named.ok ? named : refuse("channel_not_found");
}

/** The first word, and what follows it. */
export function firstWord(text: string): readonly [string, string] {
  const [word = "", rest = ""] = text.trim().split(/\s+([^]*)/, 2);
  return [word, rest.trim()];
}
