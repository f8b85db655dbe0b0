/** A person in a workspace on a server, with the token that lets the command line act for them. */
export interface Account {
  /** The server, as SDKs want it: ends in `/api/`. */
  readonly api_url: string;
  readonly team_id: string;
  readonly team_name: string;
  readonly team_domain: string;
  readonly user_id: string;
  readonly user_name: string;
  readonly token: string;
  /** Without one the token is used as it is, until it ends. */
  readonly refresh_token?: string;
  readonly expires_ms?: number;
  /** Opens the controls of a dev server, if this person owns a workspace there. */
  readonly control_token?: string;
}

/** The URL of a server's Web API, given the URL of either. */
export function apiUrlOf(url: string): string {
  const root = url.replace(/\/+$/, "");
  return root.endsWith("/api") ? `${root}/` : `${root}/api/`;
}

export function baseUrlOf(apiUrl: string): string {
  return apiUrl.replace(/\/api\/$/, "");
}

export function isSamePlace(one: Pick<Account, "api_url" | "team_id">, other: typeof one): boolean {
  return one.api_url === other.api_url && one.team_id === other.team_id;
}
