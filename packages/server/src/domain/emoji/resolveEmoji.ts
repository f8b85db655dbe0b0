import { standardEmoji } from "@platform/protocol/emoji/standardEmoji.ts";
import { selectCustomEmoji } from "../../storage/queries/emoji.ts";
import type { ReadContext } from "../context.ts";

/**
 * The name that an emoji goes by in the caller's workspace, from any name it has, with or without colons around it;
 * nothing when there is no such emoji. Emoji of its own come second: nobody can take a standard name over.
 */
export async function resolveEmoji({ db, caller }: ReadContext, given: string): Promise<string | undefined> {
  const name = given.replace(/^:(.+):$/, "$1");
  const standard = standardEmoji(name);
  if (standard) return standard.name;
  if (!customNameShape.test(name)) return undefined;
  const custom = await selectCustomEmoji(db, caller.teamId, name);
  return custom?.alias_for ?? custom?.name;
}

/** What an emoji of a workspace may be called. */
export const customNameShape = /^[\p{Ll}\p{Lo}\p{N}][\p{Ll}\p{Lo}\p{N}_'+-]{0,99}$/u;
