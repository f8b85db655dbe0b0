import { dropped, retired } from "../../packages/server/src/methods/retired.ts";
import known from "../../packages/protocol/coverage/methods.json" with { type: "json" };
import pending from "../../packages/protocol/coverage/coverage-pending.json" with { type: "json" };

/** How this server answers every method name that Slack's SDKs know. */
export function printCoveragePage(ours: ReadonlySet<string>): string {
  const areas = new Map(
    Object.entries<readonly string[]>(pending).flatMap(([area, names]) => names.map((name) => [name, area] as const)),
  );
  const statusOf = (name: string) => {
    if (ours.has(name)) return `[supported](${name}.md)`;
    const successor = retired.get(name);
    if (successor !== undefined) return `retired: \`method_deprecated\`, call \`${successor}\``;
    if (dropped.has(name)) return "removed by Slack: `unknown_method`";
    return `planned (${areas.get(name) ?? "unassigned"}): \`unknown_method\``;
  };
  const count = (test: (name: string) => boolean) => known.filter(test).length;
  return `<!-- GENERATED from the method definitions and packages/protocol/coverage by npm run gen. -->

# Coverage of the Web API

Slack's SDKs and documentation know ${known.length} method names. This server supports ${count((name) => ours.has(name))} of them,
answers ${count((name) => !ours.has(name) && (retired.has(name) || dropped.has(name)))} as Slack does since it retired them, and does not serve ${count((name) => areas.has(name))} yet.

| method | status |
|---|---|
${known.map((name) => `| \`${name}\` | ${statusOf(name)} |`).join("\n")}
`;
}
