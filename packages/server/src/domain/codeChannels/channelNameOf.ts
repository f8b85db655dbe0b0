import { cutCharacters, limits } from "@platform/protocol";
import { selectChannelNameTaken } from "../../storage/queries/channels.ts";
import { nameFault } from "../channels/nameFault.ts";
import type { WriteContext } from "../context.ts";

/** The name of a session in the letters that names of channels have. */
export function slugOf(title: string): string {
  const slug = title
    .toLowerCase()
    .replaceAll(/[^\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}_]+/gu, "-")
    .replaceAll(/^[-_]+|[-_]+$/g, "");
  return cutCharacters(slug, limits.channel_name_chars_max).replace(/-+$/, "");
}

/** A free name for the channel of a session; a number tells sessions of one name apart. */
export async function channelNameOf(ctx: WriteContext, title: string, current?: string): Promise<string> {
  const slug = slugOf(title);
  const base = nameFault(slug) === undefined ? slug : `session${slug === "" ? "" : `-${slug}`}`;
  for (let number = 1; ; number += 1) {
    const ending = endingOf(ctx, number);
    const name = `${cutCharacters(base, limits.channel_name_chars_max - ending.length)}${ending}`;
    if (name === current || !(await selectChannelNameTaken(ctx.db, ctx.caller.teamId, name))) return name;
  }
}

const numberedNames = 50;

/** Where a name is used very often, the time tells sooner which is free than counting does. */
function endingOf({ nowMs }: WriteContext, number: number): string {
  if (number === 1) return "";
  return number <= numberedNames ? `-${number}` : `-${nowMs + number}`;
}
