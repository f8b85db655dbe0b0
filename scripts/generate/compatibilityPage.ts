import { readFileSync } from "node:fs";
import { WebClient } from "@slack/web-api";
import { unsupportedEvents } from "../../packages/protocol/src/eventCatalog/unsupportedEvents.ts";

/** Methods of the client library that are no methods of the API, but make several calls. */
const clientOnly: ReadonlySet<string> = new Set(["files.uploadV2"]);

/** Which methods of Slack's own client library the server has, and which it lacks. */
export function printCompatibilityPage(root: string, ours: ReadonlySet<string>): string {
  const { version } = JSON.parse(readFileSync(`${root}/node_modules/@slack/web-api/package.json`, "utf8")) as {
    version: string;
  };
  const theirs = methodsOfClient();
  const families = Map.groupBy(theirs, (name) => name.split(".")[0] ?? "");
  const rows = [...families].map(([family, names]) => {
    const missing = names.filter((name) => !ours.has(name));
    return `| ${family} | ${names.length - missing.length} of ${names.length} | ${missing.map((name) => `\`${name}\``).join(", ")} |`;
  });
  const present = theirs.filter((name) => ours.has(name)).length;
  const events = Object.keys(unsupportedEvents).map((name) => `\`${name}\``);
  return `<!-- GENERATED from the method and event definitions and from @slack/web-api by npm run gen. -->

# Compatibility

\`@slack/web-api\` ${version} has ${theirs.length} methods; this server has ${present} of them. A call of a missing method returns
\`unknown_method\`. Arguments, answers and error codes of the others are on the page of each [method](api/README.md).

| family | supported | missing |
|---|---|---|
${rows.join("\n")}

## Events that are never delivered

Slack documents these events as well. A manifest may subscribe to them, but nothing here causes them.

${events.join(", ")}.
`;
}

/** The client has an object for each family; every function in it is a call. */
function methodsOfClient(): string[] {
  const found: string[] = [];
  const collect = (part: object, path: readonly string[]): void => {
    for (const [name, value] of Object.entries(part) as [string, unknown][]) {
      if (typeof value === "function") found.push([...path, name].join("."));
      else if (isPlain(value)) collect(value, [...path, name]);
    }
  };
  for (const [family, part] of Object.entries(new WebClient()) as [string, unknown][]) {
    if (isPlain(part) && family !== "retryConfig" && family !== "tlsConfig") collect(part, [family]);
  }
  return found.filter((name) => !clientOnly.has(name)).toSorted();
}

function isPlain(value: unknown): value is object {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
