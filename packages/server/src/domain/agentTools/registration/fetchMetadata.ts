import { limits } from "@platform/protocol";
import { type Fields, isFields } from "@platform/protocol/workflows/parameter.ts";
import { JsonFault, parseJson } from "../../../ports/json.ts";
import { type Outgoing, OutgoingFault } from "../../../ports/outgoing/outgoing.ts";

/** The first of these documents that there is. Whatever else an address answers counts as none. */
export async function fetchMetadata(outgoing: Outgoing, urls: readonly string[]): Promise<Fields | undefined> {
  for (const url of urls) {
    const found = await fetchOne(outgoing, url);
    if (found) return found;
  }
  return undefined;
}

async function fetchOne(outgoing: Outgoing, url: string): Promise<Fields | undefined> {
  const request = { method: "GET", headers: { accept: "application/json" }, body: "" };
  try {
    const answer = await outgoing.ask(url, { ...request, timeoutMs: limits.external_auth_s * 1000 });
    const value = answer.status === 200 ? parseJson(answer.body.toString()) : undefined;
    return value instanceof JsonFault || !isFields(value) ? undefined : value;
  } catch (error) {
    if (error instanceof OutgoingFault) return undefined;
    throw error;
  }
}

/** The texts of a list, and nothing for what is none. */
export function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];
}

/** An address of the web without a name and a password in it. */
export function webUrl(value: unknown): URL | undefined {
  if (typeof value !== "string" || !URL.canParse(value)) return undefined;
  const url = new URL(value);
  const isWeb = url.protocol === "https:" || url.protocol === "http:";
  return isWeb && url.username === "" && url.password === "" ? url : undefined;
}
