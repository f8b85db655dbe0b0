import { refuse, type Refusal } from "@platform/protocol";
import type { ReadContext } from "../context.ts";
import { governedTeams } from "./governedTeams.ts";

const administers = async (ctx: ReadContext): Promise<boolean> => (await governedTeams(ctx)).length > 0;

/** For a method whose feature this server does not have: people who could not use it are refused for that reason. */
export async function refuseMissingFeature(
  ctx: ReadContext,
): Promise<Refusal<"restricted_action" | "feature_not_enabled">> {
  return refuse((await administers(ctx)) ? "feature_not_enabled" : "restricted_action");
}

export async function refuseMissingCopies(ctx: ReadContext): Promise<Refusal<"not_an_admin" | "not_enabled">> {
  return refuse((await administers(ctx)) ? "not_enabled" : "not_an_admin");
}
