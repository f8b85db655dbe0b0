import { type Outcome, refuse, succeed } from "@platform/protocol";
import { insertChannel, insertMember } from "../../storage/queries/channels.ts";
import { insertMetaOnce } from "../../storage/queries/meta.ts";
import { deleteSetupLinks } from "../../storage/queries/oneTimeLinks.ts";
import { upsertPassword } from "../../storage/queries/passwords.ts";
import { insertTeam, selectFirstTeam } from "../../storage/queries/teams.ts";
import type { WriteContext } from "../context.ts";
import { addPerson } from "../invites/joinByLink.ts";
import { seededKey } from "../store/seededKey.ts";

export interface FirstOwner {
  readonly realName: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly workspace: string;
}

const channels = [
  { name: "general", is_general: 1, purpose: "Everyone in the workspace is in this channel." },
  { name: "random", is_general: 0, purpose: "Everything else." },
];

/** Creates the first workspace of an empty server, its owner and its first channels. */
export async function createFirstOwner(
  ctx: WriteContext,
  owner: FirstOwner,
): Promise<Outcome<{ userId: string }, "link_over">> {
  // First, because it waits for another transaction that does the same, or loads a seed, at this moment.
  await insertMetaOnce(ctx.db, seededKey, String(ctx.nowMs));
  if (await selectFirstTeam(ctx.db)) return refuse("link_over");
  const teamId = ctx.ids.next("team");
  await insertTeam(ctx.db, {
    id: teamId,
    org_id: null,
    name: owner.workspace,
    domain: domainOf(owner.workspace),
    locale: "en-US",
    created_ms: ctx.nowMs,
  });
  const userId = await addPerson(ctx, { team_id: teamId, role: "primary_owner" }, { ...owner, isEmailTrusted: true });
  await upsertPassword(ctx.db, userId, owner.passwordHash, ctx.nowMs);
  for (const channel of channels) await addChannel(ctx, { teamId, userId, ...channel });
  await deleteSetupLinks(ctx.db);
  return succeed({ userId });
}

async function addChannel(
  ctx: WriteContext,
  { teamId, userId, ...channel }: (typeof channels)[number] & { readonly teamId: string; readonly userId: string },
): Promise<void> {
  const key = await insertChannel(ctx.db, {
    ...channel,
    id: ctx.ids.next("channel"),
    team_id: teamId,
    kind: "public",
    is_archived: 0,
    creator_id: userId,
    topic: "",
    topic_by: "",
    topic_ms: 0,
    purpose_by: userId,
    purpose_ms: ctx.nowMs,
    created_ms: ctx.nowMs,
    updated_ms: ctx.nowMs,
    last_ts: 0,
  });
  await insertMember(ctx.db, { channel_key: key, user_id: userId, joined_ms: ctx.nowMs, last_read_ts: 0 });
}

const domainCharsMax = 63;

/** The short name of a workspace: `Acme & Sons` becomes `acme-sons`. */
function domainOf(workspace: string): string {
  const letters = workspace.normalize("NFKD").toLowerCase().replaceAll(/\p{M}/gu, "");
  const slug = letters.replaceAll(/[^a-z0-9]+/g, "-").slice(0, domainCharsMax);
  return slug.replaceAll(/^-+|-+$/g, "") || "workspace";
}
