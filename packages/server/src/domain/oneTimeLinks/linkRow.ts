import { limits } from "@platform/protocol";
import type { OneTimeLinkRow } from "../../storage/tables/oneTimeLinks.ts";
import type { WriteContext } from "../context.ts";
import { hashToken } from "../tokens/hashToken.ts";

export type { OneTimeLinkRow } from "../../storage/tables/oneTimeLinks.ts";

/** The path of a link. The secret is in the query, which neither this server nor its pages log or send on. */
export function linkPath(secret: string): string {
  return `/enter?key=${secret}`;
}

/** A new link: its path, which is shown once, and the row, which has only the hash. */
export function newLink(
  ctx: WriteContext,
  link: Pick<OneTimeLinkRow, "purpose"> & Partial<OneTimeLinkRow>,
): { readonly path: string; readonly row: OneTimeLinkRow } {
  const secret = ctx.ids.unguessable();
  const lifeS = link.purpose === "invite" ? limits.one_time_invite_life_s : limits.one_time_link_life_s;
  const row = {
    team_id: null,
    user_id: null,
    email: null,
    role: null,
    removes_second_factor: 0,
    inviter_id: "",
    channel_ids: "",
    message: "",
    real_name: "",
    guest_expires_ms: null,
    ...link,
    hash: hashToken(secret),
    created_ms: ctx.nowMs,
    expires_ms: ctx.nowMs + lifeS * 1000,
  };
  return { path: linkPath(secret), row };
}
