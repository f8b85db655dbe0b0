import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { parseJson } from "../../ports/json.ts";

/** What a browser sends: the JSON of a `PublicKeyCredential`. All of it is unverified. */
export type Answer = RegistrationResponseJSON & AuthenticationResponseJSON;

/** The challenge that an answer is to, and the answer. The library checks everything else. */
export function readAnswer(text: string): Outcome<{ answer: Answer; challenge: string }, "passkey_refused"> {
  const answer = parseJson(text);
  if (!isObject(answer) || typeof answer["id"] !== "string" || !isObject(answer["response"])) return malformed;
  if (answer["id"].length > limits.passkey_id_length_max) return malformed;
  const { clientDataJSON } = answer["response"];
  const clientData = parseJson(
    typeof clientDataJSON === "string" ? String(Buffer.from(clientDataJSON, "base64url")) : "",
  );
  if (!isObject(clientData) || typeof clientData["challenge"] !== "string") return malformed;
  return succeed({ answer: answer as unknown as Answer, challenge: clientData["challenge"] });
}

const malformed = refuse("passkey_refused", "the answer is not the JSON of a credential");

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
