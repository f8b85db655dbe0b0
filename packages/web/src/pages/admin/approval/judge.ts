interface Resolved {
  readonly app: { readonly id: string; readonly name: string };
  readonly scopes: readonly { readonly is_sensitive: boolean }[];
}

export interface JudgedApp {
  readonly id: string;
  readonly name: string;
  readonly decision: "approved" | "restricted" | undefined;
  readonly scopes: number | undefined;
  readonly isSensitive: boolean;
}

/** Every app that was decided about, and the undecided ones of this workspace; by name. */
export function judge(
  approved: readonly Resolved[],
  restricted: readonly Resolved[],
  made: readonly { readonly id: string; readonly name: string }[],
): JudgedApp[] {
  const decided = [
    ...approved.map((one) => judged(one, "approved")),
    ...restricted.map((one) => judged(one, "restricted")),
  ];
  const known = new Set(decided.map(({ id }) => id));
  const others = made
    .filter(({ id }) => !known.has(id))
    .map(({ id, name }) => ({ id, name, decision: undefined, scopes: undefined, isSensitive: false }));
  return [...decided, ...others].toSorted((a, b) => a.name.localeCompare(b.name));
}

function judged({ app, scopes }: Resolved, decision: "approved" | "restricted"): JudgedApp {
  const isSensitive = scopes.some((scope) => scope.is_sensitive);
  return { id: app.id, name: app.name, decision, scopes: scopes.length, isSensitive };
}
