import { limits, succeed } from "@platform/protocol";
import { insertResponseUrl } from "../../storage/queries/interactions.ts";
import { defineOperation } from "../context.ts";
import { hashToken } from "../tokens/hashToken.ts";

/** Where an app may answer, and to whom. */
export interface ResponsePlace {
  readonly appId: string;
  readonly channelId: string;
  /** The message that was acted on. */
  readonly messageTs?: string | undefined;
  readonly isEphemeral?: boolean | undefined;
  readonly threadTs?: string | undefined;
  /** Whether an answer replaces the message unless it says otherwise. */
  readonly replacesByDefault?: boolean | undefined;
}

/** Part of the secret, so that nobody can add or remove it. No secret contains a dot otherwise. */
const replacingPrefix = "replace.";

export function replacesByDefault(secret: string): boolean {
  return secret.startsWith(replacingPrefix);
}

/** Makes addresses through which an app answers what the caller did, without a token and for half an hour. */
export const openResponseUrls = defineOperation(
  import.meta,
  async (ctx, input: { readonly places: readonly ResponsePlace[] }): Promise<{ ok: true; paths: string[] }> => {
    const { teamId, userId } = ctx.caller;
    const paths: string[] = [];
    for (const { appId, channelId, messageTs, isEphemeral, threadTs, ...place } of input.places) {
      const secret = `${place.replacesByDefault ? replacingPrefix : ""}${ctx.ids.unguessable()}`;
      await insertResponseUrl(ctx.db, {
        hash: hashToken(secret),
        app_id: appId,
        team_id: teamId,
        user_id: userId,
        channel_id: channelId,
        message_ts: messageTs ?? null,
        is_ephemeral: isEphemeral ? 1 : 0,
        thread_ts: threadTs ?? null,
        uses: 0,
        expires_ms: ctx.nowMs + limits.response_url_life_s * 1000,
      });
      paths.push(`/responses/${teamId}/${secret}`);
    }
    return succeed({ paths });
  },
);
