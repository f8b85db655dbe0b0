import type { AskedAnswer, AskedRequest } from "./messages.ts";
import type { Ask } from "./callUnderWay.ts";

export interface GatewayOptions {
  /** Asks this very server for an execution, as anybody would from outside. */
  readonly askHere: (
    request: AskedRequest,
    ending: AbortSignal,
    executionId: string | undefined,
  ) => Promise<AskedAnswer>;
  /** Sends a request to an external server, at an allowed address. */
  readonly askRemoteSockets: Ask;
  /** Where this server is reached, without a slash at the end. */
  readonly baseUrl: () => string;
}

/** For whom the way out is opened. */
export interface GatewayUse {
  readonly domains: readonly string[];
  readonly executionId: string | undefined;
  /** The address that the call was given. One that began before the server listened has none with a port. */
  readonly context: { readonly variables: Readonly<Record<string, string>> };
}

/** What of this server a function may ask: its API, and the bytes of files. */
const ownPaths = /^\/(api|files|services|responses)\//;

/** The only way out of a sandbox: to this server's API, and to the places that the app's manifest names. */
export function createGateway({ askHere, askRemoteSockets, baseUrl }: GatewayOptions) {
  return function gatewayOf({ domains, executionId, context }: GatewayUse): Ask {
    const given = context.variables["PLATFORM_API_URL"] ?? baseUrl();
    return async function ask(request: AskedRequest, ending: AbortSignal): Promise<AskedAnswer> {
      const url = URL.canParse(request.url) ? new URL(request.url) : undefined;
      if (!url) throw new Error(`${request.url} is no address.`);
      const isOwn = [given, baseUrl()].some((own) => new URL(own).origin === url.origin);
      const isHere = isOwn && ownPaths.test(url.pathname);
      if (!isHere && !isDeclared(url, domains)) throw new Error(refusalOf(url));
      return isHere ? askHere(request, ending, executionId) : askRemoteSockets(request, ending);
    };
  };
}

function isDeclared(url: URL, domains: readonly string[]): boolean {
  // A port that is not the usual one has to be declared with the name, as it is in manifests.
  return domains.some((domain) => domain.toLowerCase() === url.host);
}

function refusalOf(url: URL): string {
  return `Requests to ${url.host} are not let out: the app's manifest does not name it in outgoing_domains.`;
}
