import { type Outcome, succeed } from "@platform/protocol";
import { type ToolServerKey, updateToolTokens } from "../../../storage/queries/agentTools.ts";
import { defineOperation } from "../../context.ts";
import type { TokenAnswer } from "../../externalAuth/requestTokens.ts";
import { refreshMs } from "../../externalAuth/storeExternalToken.ts";
import { sealToolTokens } from "./sealedParts.ts";

interface StoredTokens {
  readonly key: ToolServerKey;
  readonly url: string;
  /** Of the row from which the request for tokens started. */
  readonly generation: number;
  readonly issued: TokenAnswer;
}

/** Stores the tokens of a server, unless others were stored since, or the person turned the server off. */
export const storeToolTokens = defineOperation(
  import.meta,
  async (ctx, { key, url, generation, issued }: StoredTokens): Promise<Outcome<{ isStored: boolean }, never>> => {
    const sealed = sealToolTokens(ctx, key, issued);
    const tokens = { connected_url: url, sealed, refresh_ms: refreshMs(issued, ctx.nowMs) };
    return succeed({ isStored: await updateToolTokens(ctx.db, key, generation, tokens) });
  },
);
