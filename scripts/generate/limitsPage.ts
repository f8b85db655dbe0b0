import { limits } from "../../packages/protocol/src/limits.ts";

/** Every limit with its value; the comments of limits.ts are for readers of the code. */
export function printLimitsPage(): string {
  const rows = Object.entries(limits).map(([name, value]) => `| \`${name}\` | ${valueText(value)} |`);
  return `<!-- GENERATED from packages/protocol/src/limits.ts by npm run gen. -->

# Limits

The numbers that callers, apps and people can run into. The last word of a name is its unit; \`_max\` and \`_min\` are bounds. Call rates
are on the page of each [method](api/README.md).

| limit | value |
|---|---|
${rows.join("\n")}
`;
}

function valueText(value: unknown): string {
  if (typeof value === "number") return value.toLocaleString("en-US");
  if (Array.isArray(value)) return value.map(valueText).join(", ");
  return `\`${JSON.stringify(value)}\``;
}
