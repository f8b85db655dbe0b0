import { isLongerThan, limits, type Outcome, refuse, succeed } from "@platform/protocol";
import type { Outgoing } from "../../ports/outgoing/outgoing.ts";
import type { Provider } from "./provider.ts";
import { askProvider } from "./requestTokens.ts";

/** Which account at the provider an access token is for, as the identity URL answers. */
export async function identifyAccount(
  outgoing: Outgoing,
  { identity }: Provider,
  accessToken: string,
): Promise<Outcome<{ externalUserId: string }, "access_token_exchange_failed">> {
  const { url, path, method, headers, body } = identity;
  const hasBody = method === "POST" && body !== undefined && body !== null;
  const answer = await askProvider(outgoing, url, {
    method,
    headers: {
      accept: "application/json",
      ...(hasBody && { "content-type": "application/json" }),
      ...headers,
      authorization: `Bearer ${accessToken}`,
    },
    body: hasBody ? JSON.stringify(body) : "",
  });
  if (!answer.ok) return answer;
  const found = readPath(answer.fields, path);
  const externalUserId = typeof found === "string" || typeof found === "number" ? String(found) : "";
  if (externalUserId === "" || isLongerThan(externalUserId, limits.external_user_id_chars_max)) {
    return refuse("access_token_exchange_failed", `the identity URL answered without a usable ${path}`);
  }
  return succeed({ externalUserId: externalUserId.toWellFormed().replaceAll("\u0000", "") });
}

/** The part of JSONPath that manifests use: names and indexes after a `$`. */
function readPath(value: unknown, path: string): unknown {
  const steps = path.replace(/^\$\.?/, "").match(/[^.[\]'"]+/g) ?? [];
  return steps.reduce<unknown>(
    (found, step) =>
      typeof found === "object" && found !== null && Object.hasOwn(found, step)
        ? (found as Record<string, unknown>)[step]
        : undefined,
    value,
  );
}
