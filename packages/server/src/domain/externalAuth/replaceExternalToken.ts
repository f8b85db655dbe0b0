import { type Outcome, succeed } from "@platform/protocol";
import { updateExternalToken } from "../../storage/queries/externalAuth.ts";
import { defineOperation } from "../context.ts";
import type { TokenAnswer } from "./requestTokens.ts";
import { sealTokens } from "./sealedTokens.ts";
import { refreshMs } from "./storeExternalToken.ts";

/** Stores refreshed tokens, unless others were stored since the refresh began. */
export const replaceExternalToken = defineOperation(
  import.meta,
  async (
    ctx,
    { id, generation, issued }: { readonly id: string; readonly generation: number; readonly issued: TokenAnswer },
  ): Promise<Outcome<{ isReplaced: boolean }, never>> => {
    const sealed = sealTokens(ctx, id, issued);
    const change = { sealed, refresh_ms: refreshMs(issued, ctx.nowMs), updated_ms: ctx.nowMs };
    return succeed({ isReplaced: await updateExternalToken(ctx.db, { id, generation }, change) });
  },
);
