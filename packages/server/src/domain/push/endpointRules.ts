/** The push services of the browsers; a star stands for any names in front. */
const services = ["fcm.googleapis.com", "*.push.services.mozilla.com", "*.push.apple.com", "*.notify.windows.com"];

export interface EndpointRules {
  /** What the operator adds, in the same form. */
  readonly hosts: readonly string[];
  /** In dev mode a push service can be on this machine. */
  readonly allowLoopback: boolean;
}

/** Whether notifications may be sent there. Browsers name the endpoint, so anything else would make this server a proxy. */
export function isPushEndpoint(endpoint: string, { hosts, allowLoopback }: EndpointRules): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (username !== "" || password !== "") return false;
  if (allowLoopback && hostname === "127.0.0.1") return protocol === "http:" || protocol === "https:";
  if (protocol !== "https:") return false;
  return (
    (port === "" && services.some((host) => isWithin(hostname, host))) || hosts.some((host) => isWithin(hostname, host))
  );
}

/** A host as the operator may name it; anything else would match nothing and stay unnoticed. */
export function isPushHost(text: string): boolean {
  return /^(?:\*\.)?[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/.test(text);
}

function isWithin(hostname: string, host: string): boolean {
  return host.startsWith("*.") ? hostname.endsWith(host.slice(1)) : hostname === host;
}
