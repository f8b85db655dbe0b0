import type { EventDefinition } from "../../packages/protocol/src/eventCatalog/defineEvent.ts";
import { allScopes } from "../../packages/protocol/src/eventCatalog/scopes.ts";
import { appLevelScopes, isGrantable, type ScopeHolder } from "../../packages/protocol/src/grantableScopes.ts";
import { scopeSentences } from "../../packages/protocol/src/scopes.ts";
import type { Method } from "../../packages/server/src/methods/define.ts";

const holders: readonly ScopeHolder[] = ["bot", "user", "app"];

/** Every scope, with the tokens that can hold it and the methods and events that it opens. */
export function printScopesPage(methods: readonly Method[], events: readonly EventDefinition[]): string {
  const names = new Set<string>([
    ...Object.keys(scopeSentences),
    ...appLevelScopes,
    ...methods.flatMap(({ scopes }) => scopes),
    ...events.flatMap(({ scopes }) => allScopes(scopes)),
  ]);
  const sentences: Readonly<Record<string, string>> = scopeSentences;
  const sections = [...names].toSorted().map((scope) => {
    const opened = methods
      .filter(({ scopes }) => scopes.includes(scope))
      .map(({ name }) => `[${name}](api/${name}.md)`);
    const seen = events
      .filter(({ scopes }) => allScopes(scopes).includes(scope))
      .map(({ type }) => `[${type}](events/${type}.md)`);
    const tokens = holders.filter((holder) => isGrantable(scope, holder));
    return [
      `## ${scope}`,
      ...(sentences[scope] === undefined ? [] : [`${sentences[scope]}.`]),
      [
        `- Tokens: ${tokens.length === 0 ? "none that an app can request" : tokens.join(", ")}`,
        `- Methods: ${opened.length === 0 ? "none" : opened.join(", ")}`,
        `- Events: ${seen.length === 0 ? "none" : seen.join(", ")}`,
      ].join("\n"),
    ].join("\n\n");
  });
  return `<!-- GENERATED from the scope, method and event definitions by npm run gen. -->

# Scopes

A token needs one of the scopes that a method lists. An app requests scopes in its manifest; people grant them when they install it. An
app that misses a scope gets \`missing_scope\` with \`needed\` and \`provided\`.

${sections.join("\n\n")}
`;
}
