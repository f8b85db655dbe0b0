import { isAdminScope } from "@platform/protocol/scopes.ts";
import { locale } from "../../../strings/locale.ts";

/** A scope as administrators read it. */
export interface AskedScope {
  readonly name: string;
  readonly is_sensitive: boolean;
  readonly token_type: "bot" | "user";
}

interface Resolved {
  readonly app: { readonly id: string; readonly name: string };
  readonly scopes: readonly AskedScope[];
}

interface Made {
  readonly id: string;
  readonly name: string;
  readonly bot_scopes: readonly string[];
  readonly user_scopes: readonly string[];
}

export interface JudgedApp {
  readonly id: string;
  readonly name: string;
  readonly decision: "approved" | "restricted" | undefined;
  readonly scopes: readonly AskedScope[];
}

/** Every app that was decided about, and the undecided ones of this workspace; by name. */
export function judge(
  approved: readonly Resolved[],
  restricted: readonly Resolved[],
  made: readonly Made[],
): JudgedApp[] {
  const decided = [
    ...approved.map((one) => judged(one, "approved")),
    ...restricted.map((one) => judged(one, "restricted")),
  ];
  const known = new Set(decided.map(({ id }) => id));
  const others = made.filter(({ id }) => !known.has(id)).map(undecided);
  return [...decided, ...others].toSorted((a, b) => a.name.localeCompare(b.name, locale));
}

function judged({ app, scopes }: Resolved, decision: "approved" | "restricted"): JudgedApp {
  return { id: app.id, name: app.name, decision, scopes };
}

function undecided({ id, name, bot_scopes: bot, user_scopes: user }: Made): JudgedApp {
  const scopes = [
    ...bot.map((scope) => described(scope, "bot" as const)),
    ...user.map((scope) => described(scope, "user" as const)),
  ];
  return { id, name, decision: undefined, scopes };
}

function described(name: string, token_type: "bot" | "user"): AskedScope {
  return { name, is_sensitive: isAdminScope(name), token_type };
}
