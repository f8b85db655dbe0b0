/** A server with tools, as requests to it are made for one person. */
export interface ToolServer {
  readonly url: string;
  /** Those of the manifest, and the token of the person where the server takes one. */
  readonly headers: Readonly<Record<string, string>>;
  /** Of the app: the server knows by it that a request comes from here. */
  readonly signingSecret: string;
  /** Who asks, where the server wants to know. */
  readonly identity: { readonly user_id: string; readonly team_id: string } | undefined;
}

/**
 * Why a server gave no answer that is of use:
 * - `connection_required`: it does not accept the token, or wants one,
 * - `server_unreachable`: nobody answers there, or not in time, or nobody may be asked there,
 * - `server_refused`: it answered with an error,
 * - `server_answer_invalid`: it answered with what is no answer of the protocol, or with too much.
 */
export type ServerCode = "connection_required" | "server_unreachable" | "server_refused" | "server_answer_invalid";
