import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectSeenChannel } from "../../storage/queries/channels.ts";
import { selectLiveGrants } from "../../storage/queries/grants.ts";
import { selectUserAtHome } from "../../storage/queries/users.ts";
import { personCaller } from "../access/personCaller.ts";
import { readerOf } from "../access/reader.ts";
import { type Caller, isGuest } from "../caller.ts";
import { readSharing } from "../connections/sharing.ts";
import type { ReadContext } from "../context.ts";
import type { Reader } from "../../storage/queries/readable.ts";
import { openActionToken } from "./actionToken.ts";

/** On whose behalf a search runs, and how far it reaches. */
export interface Acting {
  /** The context of the person: what they cannot read is not found. */
  readonly ctx: ReadContext;
  readonly reader: Reader;
  /** What the app was granted, by the workspace and by the person. */
  readonly scopes: readonly string[];
  /** Names the place in cursors. */
  readonly place: string;
  readonly isPublicOnly: boolean;
  readonly besidesPublicKey?: number;
  readonly onlyKey?: number;
}

export type ActingCode = "invalid_action_token" | "feature_not_enabled" | "assistant_search_context_disabled";

/** People search by themselves; a bot for the person who wrote to it, from the conversation where they did. */
export async function resolveActing(
  ctx: ReadContext,
  actionToken: string | undefined,
): Promise<Outcome<{ acting: Acting }, ActingCode>> {
  const { caller } = ctx;
  if (caller.distribution === "unlisted") return refuse("assistant_search_context_disabled");
  if (caller.kind === "bot") return actForAsker(ctx, actionToken ?? "");
  if (isGuest(caller)) return refuse("feature_not_enabled");
  const reader = await readerOf(ctx);
  return succeed({ acting: { ctx, reader, scopes: caller.scopes, place: "", isPublicOnly: false } });
}

/**
 * The token says who asked where; whether both still hold is read now. A person who has left the workspace or the
 * conversation since, and an app that has, make the token worthless.
 */
async function actForAsker(ctx: ReadContext, token: string): Promise<Outcome<{ acting: Acting }, ActingCode>> {
  const { caller, db, nowMs, secrets } = ctx;
  const { appId = "", teamId } = caller;
  const asking = openActionToken(secrets, token, { appId, teamId, nowMs });
  const channel = asking && (await selectSeenChannel(db, asking.channelId, asking.userId));
  const person = asking && (await findPerson(ctx, asking.userId));
  if (!channel || !person) return refuse("invalid_action_token");
  if (isGuest(person)) return refuse("feature_not_enabled");
  const sharing = readSharing(channel);
  const isHere = channel.team_id === teamId || (sharing?.teamIds.includes(teamId) ?? false);
  const isOpen = channel.kind === "public" && person.teamId === channel.team_id;
  if (!isHere || channel.is_archived || !(isOpen || channel.is_member === 1)) return refuse("invalid_action_token");
  if (channel.kind !== "public" && (await selectSeenChannel(db, channel.id, caller.userId))?.is_member !== 1) {
    return refuse("invalid_action_token");
  }
  const own = { ...ctx, caller: person };
  const reader = await readerOf(own);
  const base = { ctx: own, reader, scopes: caller.scopes, place: channel.id, isPublicOnly: false };
  if (sharing?.isExternal === true) return succeed({ acting: within(base, channel, await granted(ctx, person)) });
  // Someone of another workspace of the org sees that workspace's channels, which are not the app's.
  if (person.teamId !== teamId) return refuse("invalid_action_token");
  if (channel.kind === "public") return succeed({ acting: { ...base, isPublicOnly: true } });
  const scopes = [...caller.scopes, ...(await granted(ctx, person))];
  if (channel.kind === "im") return succeed({ acting: { ...base, scopes } });
  return succeed({ acting: { ...base, scopes, besidesPublicKey: channel.key } });
}

/** Nothing but a channel that two organizations share: the one must not search in what the other has besides. */
function within(
  base: Acting,
  channel: { readonly key: number; readonly team_id: string },
  more: readonly string[],
): Acting {
  const isGuestThere = base.ctx.caller.teamId !== channel.team_id;
  const reader = { ...base.reader, teamId: channel.team_id, membersOnly: base.reader.membersOnly || isGuestThere };
  return { ...base, reader, scopes: [...base.scopes, ...more], onlyKey: channel.key };
}

/** A member of the app's workspace, or, for a channel that is shared with another one, of theirs. */
async function findPerson({ db, caller }: ReadContext, userId: string): Promise<Caller | undefined> {
  const here = await personCaller(db, { teamId: caller.teamId, userId }, []);
  const homeId = here ? undefined : (await selectUserAtHome(db, userId))?.team_id;
  const person = here ?? (homeId === undefined ? undefined : await personCaller(db, { teamId: homeId, userId }, []));
  return person && { ...person, appId: caller.appId, installationId: caller.installationId };
}

/** What the person allowed the app to search, when they authorized it. */
async function granted({ db, caller }: ReadContext, person: Caller): Promise<string[]> {
  const grants = caller.installationId === undefined ? [] : await selectLiveGrants(db, caller.installationId);
  return grants
    .filter(({ kind, user_id: userId, team_id: teamId }) => {
      return kind === "user" && userId === person.userId && teamId === caller.teamId;
    })
    .flatMap(({ scopes }) => scopes.split(","))
    .filter((scope) => scope.startsWith("search:read."));
}
