import { selectGeneralChannels } from "../../storage/queries/channels.ts";
import { accessOwnTeam } from "../access/accessOwnTeam.ts";
import type { ReadContext } from "../context.ts";
import { type PosterRank, readPolicy } from "./postingPolicy.ts";

/** From the most open one. */
const ranks = ["everyone", "ra", "admin", "owner"] as const;
export type GeneralPosters = (typeof ranks)[number];

/** The lowest rank that may post in the general channel: the stricter one of the workspace's and the channel's policy. */
export async function readGeneralPosters(ctx: ReadContext): Promise<GeneralPosters> {
  const { team } = await accessOwnTeam(ctx);
  const [channel] = await selectGeneralChannels(ctx.db, team.id);
  const strictest = Math.max(strictness(team.who_can_post), strictness(rankOf(channel?.posting_policy ?? null)));
  return ranks[strictest] ?? "everyone";
}

function strictness(rank: PosterRank | null): number {
  return ranks.indexOf(rank ?? "everyone");
}

/** A channel that only listed people or nobody may post in has no rank of its own; `owner` is the closest one. */
function rankOf(policy: string | null): PosterRank | null {
  const { mode, whoCanPost } = readPolicy(policy);
  if (mode === "read_only" || mode === "thread_only") return "owner";
  if (!whoCanPost) return null;
  return ranks.slice(1).find((rank): rank is PosterRank => whoCanPost.ranks.some((known) => known === rank)) ?? "owner";
}
