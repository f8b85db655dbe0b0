import type { Method } from "../../../methods/define.ts";

/** A call as one would type it. The token stays a variable, so that a copied line holds no secret. */
export function curlOf(method: Method, params: Readonly<Record<string, unknown>>, baseUrl: string): string {
  const token = method.tokens.length === 0 ? "" : ` \\\n  -H "Authorization: Bearer $TOKEN"`;
  const fields = Object.entries(params).map(
    ([name, value]) => ` \\\n  --data-urlencode ${shellQuoted(`${name}=${fieldText(value)}`)}`,
  );
  const get = method.http === "GET" && fields.length > 0 ? " -G" : "";
  return `curl${get} ${baseUrl}/api/${method.name}${token}${fields.join("")}`;
}

function fieldText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
