import { type Outcome, succeed } from "@platform/protocol";
import { selectTokensOfApp } from "../../storage/queries/tokens.ts";
import type { TokenKind, TokenRow } from "../../storage/tables/tokens.ts";
import { accessApp } from "../access/accessApp.ts";
import type { ReadContext } from "../context.ts";
import { accessTokenText } from "../tokens/tokenText.ts";

export interface AppToken {
  /** Names the token without being good for anything: its grant, and which of the grant's generations it is. */
  readonly id: string;
  readonly kind: TokenKind;
  /** Enough of the text to tell one token from another. */
  readonly masked: string;
  readonly row: TokenRow;
}

/** The tokens that an app holds and nobody has revoked. Their text is shown to nobody after they were given out. */
export async function listAppTokens(
  ctx: ReadContext,
  appId: string,
): Promise<Outcome<{ tokens: AppToken[] }, "app_not_found" | "access_denied">> {
  const found = await accessApp(ctx, appId, "app_not_found", "read");
  if (!found.ok) return found;
  const rows = await selectTokensOfApp(ctx.db, found.app.id);
  return succeed({ tokens: rows.map((row) => describeToken(ctx, row)) });
}

export function describeToken(ctx: ReadContext, row: TokenRow): AppToken {
  const { kind, app_id: appId, grant_id: grantId, generation } = row;
  const text = accessTokenText(ctx.secrets, { kind, appId, grantId: grantId ?? "", generation });
  const prefix = /^(xoxe\.)?x[a-z]+-(1-)?/.exec(text)?.[0] ?? "";
  return { id: `${grantId}-${generation}`, kind, masked: `${prefix}…${text.slice(-4)}`, row };
}
