import { isLongerThan, limits, type Outcome, refuse, succeed } from "@platform/protocol";

/** What administrators say about a provider. What is left out stays, or has its default. */
export interface ProviderInput {
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

export type ProviderFieldCode = "invalid_name" | "invalid_issuer" | "invalid_client" | "invalid_domain";

/** The fields as they are stored, or the first one that is wrong. */
export function checkProviderFields(
  input: ProviderInput,
): Outcome<{ fields: ReturnType<typeof storedFields> }, ProviderFieldCode> {
  const tooLong = (text: string) => isLongerThan(text, limits.sign_in_provider_value_chars_max);
  const { name, issuer, clientId, clientSecret = "", domains } = input;
  if (name !== undefined && (name.trim() === "" || isLongerThan(name.trim(), limits.sign_in_provider_name_chars_max))) {
    return refuse("invalid_name");
  }
  if (issuer !== undefined && (tooLong(issuer) || !isIssuer(issuer))) return refuse("invalid_issuer");
  if (clientId !== undefined && (clientId.trim() === "" || tooLong(clientId))) return refuse("invalid_client");
  if (tooLong(clientSecret)) return refuse("invalid_client");
  const areDomains = domains?.map((domain) => domain.trim().toLowerCase()).every(isDomain) ?? true;
  if (!areDomains || (domains?.length ?? 0) > limits.sign_in_provider_domains_max) return refuse("invalid_domain");
  return succeed({ fields: storedFields(input) });
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

function isLoopback(host: string): boolean {
  return host === "localhost" || host === "[::1]" || /^127\.\d+\.\d+\.\d+$/.test(host);
}

/** In the ASCII form that addresses are compared in. */
function isDomain(text: string): boolean {
  return (
    text.length <= 253 && /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9][a-z0-9-]{0,61}[a-z0-9]$/.test(text)
  );
}
