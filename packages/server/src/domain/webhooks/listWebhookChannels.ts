import { limits } from "@platform/protocol";
import { listChannels } from "../channels/listChannels.ts";
import type { ReadContext } from "../context.ts";

export interface WebhookChannel {
  readonly id: string;
  readonly name: string;
}

const seesBoth = ["channels:read", "groups:read"];

/** The channels that the caller can have an app post into: those of the caller's own sight, by name. */
export async function listWebhookChannels(ctx: ReadContext): Promise<WebhookChannel[]> {
  const looking = { ...ctx, caller: { ...ctx.caller, scopes: seesBoth } };
  const asked = { kinds: ["public", "private"], excludeArchived: true, limit: limits.page_max } as const;
  const listed = await listChannels(looking, asked);
  if (!listed.ok) throw new Error(`channels cannot be listed: ${listed.error}`);
  return listed.channels
    .map(({ id, name }) => ({ id, name: name ?? "" }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
