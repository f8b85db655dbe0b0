import { limits } from "@platform/protocol";

/** What must be true of one installation's tokens, written down as simply as possible and without the server's means. */
export interface ModelToken {
  readonly text: string;
  readonly kind: "original" | "access" | "refresh";
  readonly generation: number;
  expiresMs: number;
  state: "live" | "revoked";
  /** When a refresh token was spent. */
  usedMs: number | undefined;
}

export class TokenModel {
  readonly tokens: ModelToken[] = [];
  isExchanged = false;
  isEnded = false;
  generation = 0;

  constructor(original: string) {
    this.tokens.push(live(original, "original", 0, Number.POSITIVE_INFINITY));
  }

  /** What a call with this token is answered. */
  expectAuth(token: ModelToken, nowMs: number): string {
    if (token.kind === "refresh") return "invalid_auth";
    if (token.state === "revoked") return "token_revoked";
    return token.expiresMs <= nowMs ? "token_expired" : "ok";
  }

  expectExchange(token: ModelToken): string {
    if (token.kind !== "original") return "invalid_token";
    if (this.isEnded) return "authorization_not_found";
    return this.isExchanged ? "token_already_exchanged" : "ok";
  }

  /** `same` is a success that gives out nothing new. */
  expectRefresh(token: ModelToken, nowMs: number): "ok" | "same" | "invalid_refresh_token" {
    if (token.kind !== "refresh" || this.isEnded || token.state === "revoked") return "invalid_refresh_token";
    if (token.usedMs === undefined) return "ok";
    const isParent = token.generation + 1 === this.generation;
    const isInGrace = nowMs < token.usedMs + limits.refresh_grace_s * 1000;
    const pair = this.tokens.filter((other) => other.generation === this.generation);
    return isParent && isInGrace && pair.every(({ state }) => state === "live") ? "same" : "invalid_refresh_token";
  }

  /** What revoking this token by itself is answered. */
  expectRevoke(token: ModelToken, nowMs: number): string {
    if (token.kind !== "refresh") return this.expectAuth(token, nowMs);
    return token.state === "revoked" || token.usedMs !== undefined ? "token_revoked" : "ok";
  }

  issued(set: { readonly access_token: string; readonly refresh_token: string }, nowMs: number): void {
    this.generation++;
    const expiresMs = nowMs + limits.access_token_lifetime_s * 1000;
    this.tokens.push(live(set.access_token, "access", this.generation, expiresMs));
    this.tokens.push(live(set.refresh_token, "refresh", this.generation, Number.POSITIVE_INFINITY));
  }

  refreshed(
    spent: ModelToken,
    set: { readonly access_token: string; readonly refresh_token: string },
    nowMs: number,
  ): void {
    spent.usedMs = nowMs;
    const original = this.tokens.find((token) => token.kind === "original");
    if (original) original.expiresMs = Math.min(original.expiresMs, nowMs);
    this.issued(set, nowMs);
    const surplus = this.active(nowMs).slice(0, -limits.active_tokens_max);
    for (const token of surplus) token.state = "revoked";
  }

  revoked(token: ModelToken): void {
    token.state = "revoked";
    if (token.kind === "original") this.end();
  }

  end(): void {
    this.isEnded = true;
    for (const token of this.tokens) token.state = "revoked";
  }

  /** Access tokens that work, oldest first. */
  active(nowMs: number): ModelToken[] {
    return this.tokens.filter((token) => this.expectAuth(token, nowMs) === "ok");
  }

  unusedRefreshTokens(): ModelToken[] {
    return this.tokens.filter(
      (token) => token.kind === "refresh" && token.usedMs === undefined && token.state === "live",
    );
  }
}

function live(text: string, kind: ModelToken["kind"], generation: number, expiresMs: number): ModelToken {
  return { text, kind, generation, expiresMs, state: "live", usedMs: undefined };
}
