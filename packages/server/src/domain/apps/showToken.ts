import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectApp } from "../../storage/queries/apps.ts";
import { selectTokensOfApp } from "../../storage/queries/tokens.ts";
import { appState } from "../audit/entities.ts";
import { noteShell } from "../audit/noteShell.ts";
import { defineOperation } from "../context.ts";
import { hashToken } from "../tokens/hashToken.ts";
import { accessTokenText } from "../tokens/tokenText.ts";

/** The tokens that belong to an app rather than to a person. */
export type ShownKind = "bot" | "app";

export interface ShownToken {
  readonly token: string;
  readonly scopes: readonly string[];
  readonly expiresMs: number | undefined;
}

interface Wish {
  readonly appId: string;
  readonly teamId: string;
  readonly kind: ShownKind;
  /** The operating system account that runs the command. */
  readonly operator: string;
}

/** Shows an operator the newest valid token that an app has for a workspace. Everybody who has the server's key could compute it. */
export const showToken = defineOperation(
  import.meta,
  async (ctx, { appId, teamId, kind, operator }: Wish): Promise<Outcome<ShownToken, "app_not_found" | "no_token">> => {
    const app = await selectApp(ctx.db, appId);
    if (!app) return refuse("app_not_found");
    const shown = (await selectTokensOfApp(ctx.db, appId)).flatMap((row) => {
      const { kind: is, team_id: where, expires_ms: expiresMs, grant_id: grantId, generation } = row;
      if (is !== kind || where !== teamId || (expiresMs !== null && expiresMs <= ctx.nowMs)) return [];
      const token = accessTokenText(ctx.secrets, { kind, appId, grantId: grantId ?? "", generation });
      // A seed may have chosen the text itself, of which only the hash is known.
      return hashToken(token) === row.hash ? [{ token, scopes: row.scopes.split(","), expiresMs }] : [];
    })[0];
    if (!shown) return refuse("no_token");
    await noteShell(ctx, {
      action: "shell.app.token",
      operator,
      entity: { type: "app", id: appId, state: appState(app) },
      teamId,
      details: { kind, scopes: shown.scopes },
    });
    return succeed({ ...shown, expiresMs: shown.expiresMs ?? undefined });
  },
);
