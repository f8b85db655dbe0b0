/** What fault controls answer. */
export interface Fault {
  readonly id: number;
  readonly method?: string;
  readonly delivery?: string;
  readonly socket?: string;
  readonly error?: string;
  readonly retry_after_s?: number;
  readonly latency_ms?: number;
  readonly drop?: "request" | "answer";
  readonly disconnect?: string;
  readonly connection?: "closed" | "silent" | "no_pongs";
  readonly left: number;
}

export function faultText(fault: Fault): string {
  const effects = [
    ...(fault.latency_ms === undefined ? [] : [`${fault.latency_ms} ms late`]),
    ...(fault.error === undefined ? [] : [`answers ${fault.error}`]),
    ...(fault.retry_after_s === undefined ? [] : [`retry after ${fault.retry_after_s} s`]),
    ...(fault.drop === undefined ? [] : [`drops the ${fault.drop}`]),
    ...(fault.disconnect === undefined ? [] : [`disconnects with ${fault.disconnect}`]),
    ...(fault.connection === undefined ? [] : [connectionTexts[fault.connection]]),
  ];
  return `${String(fault.id).padStart(3)}  ${targetOf(fault)}: ${effects.join(", ")}; ${fault.left} left\n`;
}

const connectionTexts = {
  closed: "breaks the connection",
  silent: "leaves the connection open but silent",
  no_pongs: "answers no pings",
} as const;

function targetOf({ method, delivery, socket }: Fault): string {
  if (method !== undefined) return method;
  return socket === undefined ? `delivery of ${delivery}` : `sockets at ${socket}`;
}
