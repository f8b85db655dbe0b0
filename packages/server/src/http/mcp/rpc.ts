/** What a client sent, once it is known to be an object of JSON-RPC 2.0. */
export interface RpcMessage {
  /** Nothing for a notification. */
  readonly id: string | number | undefined;
  /** Nothing for an answer of the client, which this server never asks for. */
  readonly method: string | undefined;
  readonly params: Readonly<Record<string, unknown>>;
}

export const rpcCodes = {
  parseError: -32700,
  invalidRequest: -32600,
  unknownMethod: -32601,
  invalidParams: -32602,
  internalError: -32603,
  /** What the transport refuses. */
  transport: -32000,
  headerMismatch: -32020,
  unsupportedVersion: -32022,
} as const;

export interface RpcError {
  readonly code: number;
  readonly message: string;
  readonly data?: unknown;
}

/** An answer with the status and headers that it is sent with; 200 unless it says otherwise. */
export interface RpcAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Nothing for a notification. */
  readonly body: object | undefined;
}

export function resultOf(id: RpcMessage["id"], result: object): RpcAnswer {
  return { body: { jsonrpc: "2.0", id, result } };
}

export function errorOf(
  id: RpcMessage["id"],
  error: RpcError,
  sent: Pick<RpcAnswer, "status" | "headers"> = {},
): RpcAnswer {
  return { ...sent, body: { jsonrpc: "2.0", id: id ?? null, error } };
}

/** Reads one message; nothing where it is none. */
export function readMessage(value: unknown): RpcMessage | undefined {
  if (!isObject(value) || value["jsonrpc"] !== "2.0") return undefined;
  const { id, method, params = {} } = value;
  const isAnswer = method === undefined && ("result" in value || "error" in value);
  if (!isAnswer && typeof method !== "string") return undefined;
  if (id !== undefined && typeof id !== "string" && !Number.isSafeInteger(id)) return undefined;
  if (!isObject(params)) return undefined;
  return { id: id as RpcMessage["id"], method, params };
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
