import { isLongerThan, limits, type Outcome, refuse, succeed } from "@platform/protocol";
import type { ProviderKind } from "../../storage/tables/signInProviders.ts";
import { checkSamlFields, isLoopback, type SamlFieldCode, type SamlInput } from "./samlFields.ts";

/** What administrators say about a provider. What is left out stays, or has its default. */
export interface ProviderInput extends SamlInput {
  readonly name?: string | undefined;
  readonly issuer?: string | undefined;
  readonly clientId?: string | undefined;
  /** A public client has none. */
  readonly clientSecret?: string | undefined;
  readonly domains?: readonly string[] | undefined;
  readonly isEnabled?: boolean | undefined;
  readonly isEnforced?: boolean | undefined;
  readonly provisions?: boolean | undefined;
}

type StoredFields = ReturnType<typeof storedFields> &
  Extract<ReturnType<typeof checkSamlFields>, { ok: true }>["fields"];

export type ProviderFieldCode =
  | "invalid_name"
  | "invalid_issuer"
  | "invalid_client"
  | "invalid_domain"
  | "kind_mismatch"
  | SamlFieldCode;

/** The fields as they are stored, or the first one that is wrong. */
export function checkProviderFields(
  kind: ProviderKind,
  input: ProviderInput,
): Outcome<{ fields: StoredFields }, ProviderFieldCode> {
  if (!fitsKind(kind, input)) return refuse("kind_mismatch");
  const tooLong = (text: string) => isLongerThan(text, limits.sign_in_provider_value_chars_max);
  const { name, issuer, clientId, clientSecret = "", domains } = input;
  if (name !== undefined && (name.trim() === "" || isLongerThan(name.trim(), limits.sign_in_provider_name_chars_max))) {
    return refuse("invalid_name");
  }
  if (issuer !== undefined && (tooLong(issuer) || !(kind === "saml" ? isEntityId(issuer) : isIssuer(issuer))))
    return refuse("invalid_issuer");
  if (clientId !== undefined && (clientId.trim() === "" || tooLong(clientId))) return refuse("invalid_client");
  if (tooLong(clientSecret)) return refuse("invalid_client");
  const areDomains = domains?.map((domain) => domain.trim().toLowerCase()).every(isDomain) ?? true;
  if (!areDomains || (domains?.length ?? 0) > limits.sign_in_provider_domains_max) return refuse("invalid_domain");
  const saml = checkSamlFields(input);
  return saml.ok ? succeed({ fields: { ...storedFields(input), ...saml.fields } }) : saml;
}

/** A field of the other kind would be kept and never used. */
function fitsKind(kind: ProviderKind, input: ProviderInput): boolean {
  const { clientId, clientSecret, ssoUrl, certificates, emailAttribute, nameAttribute, verifiesEmail } = input;
  const foreign =
    kind === "saml" ? [clientId, clientSecret] : [ssoUrl, certificates, emailAttribute, nameAttribute, verifiesEmail];
  return foreign.every((value) => value === undefined);
}

function storedFields({ name, issuer, clientId, domains, isEnabled, isEnforced, provisions }: ProviderInput) {
  return {
    ...(name !== undefined && { name: name.trim() }),
    ...(issuer !== undefined && { issuer: issuer.trim() }),
    ...(clientId !== undefined && { client_id: clientId.trim() }),
    ...(domains && { domains: [...new Set(domains.map((domain) => domain.trim().toLowerCase()))].join(",") }),
    ...(isEnabled !== undefined && { is_enabled: isEnabled ? 1 : 0 }),
    ...(isEnforced !== undefined && { is_enforced: isEnforced ? 1 : 0 }),
    ...(provisions !== undefined && { provisions: provisions ? 1 : 0 }),
  };
}

/** By https, or on this machine for development: there, outgoing requests decide whether the server may be asked. */
function isIssuer(text: string): boolean {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined;
  if (!url || url.search !== "" || url.hash !== "" || url.username !== "" || url.password !== "") return false;
  return url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url.hostname));
}

/** A name and no address: it is compared, and never asked. */
function isEntityId(text: string): boolean {
  return /^[^\s\p{Cc}]+$/u.test(text.trim());
}

/** In the ASCII form that addresses are compared in. */
function isDomain(text: string): boolean {
  return (
    text.length <= 253 && /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9][a-z0-9-]{0,61}[a-z0-9]$/.test(text)
  );
}
