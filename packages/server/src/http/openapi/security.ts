import { scopeSentences } from "@platform/protocol/scopes.ts";
import type { Method, TokenKind } from "../../methods/define.ts";

type Requirement = Readonly<Record<string, readonly string[]>>;

/** Every way to call the method: by each kind of token that it accepts, and with each scope that is enough. */
export function securityOf(method: Pick<Method, "tokens" | "scopes" | "forPeople">): Requirement[] {
  if (method.forPeople) return [{ session: [] }];
  return method.tokens.flatMap((kind) => waysOf(kind, method.scopes));
}

/** Scopes that no app can be granted are held by people's own clients and by configuration tokens. */
function waysOf(kind: TokenKind, scopes: readonly string[]): Requirement[] {
  if (scopes.length === 0 || kind === "refresh") return [{ [kind]: [] }];
  if (kind === "app" || kind === "config") return scopes.map((scope) => ({ [kind]: [scope] }));
  const granted = scopes.filter((scope) => Object.hasOwn(scopeSentences, scope));
  const ways: Requirement[] = granted.map((scope) => ({ [kind]: [scope] }));
  return granted.length < scopes.length && kind === "user" ? [...ways, { session: [] }] : ways;
}

function bearer(description: string): object {
  return { type: "http", scheme: "bearer", description };
}

function oauth(description: string): object {
  return {
    type: "oauth2",
    description,
    flows: {
      authorizationCode: {
        authorizationUrl: "/oauth/v2/authorize",
        tokenUrl: "/api/oauth.v2.access",
        refreshUrl: "/api/oauth.v2.access",
        scopes: scopeSentences,
      },
    },
  };
}

export const securitySchemes = {
  bot: oauth("The token of an app's bot, as a bearer token. The app asks for the scopes as `scope`."),
  user: oauth(
    "The token that an app has for a person, as a bearer token. The app asks for the scopes as `user_scope`.",
  ),
  app: bearer("An app-level token, which belongs to the app in no workspace."),
  config: bearer("A configuration token, with which tools create and change apps."),
  refresh: bearer("A refresh token."),
  session: bearer("The token of a person's own client. Tokens of apps are refused."),
  signature: {
    type: "apiKey",
    in: "header",
    name: "X-Slack-Signature",
    description:
      "Requests to apps are signed: `v0=` and the HMAC-SHA256 of `v0:<X-Slack-Request-Timestamp>:<body>` with the app's signing secret.",
  },
};
