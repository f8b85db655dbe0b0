/** What fault controls answer. */
export interface Fault {
  readonly id: number;
  readonly method?: string;
  readonly delivery?: string;
  readonly error?: string;
  readonly retry_after_s?: number;
  readonly latency_ms?: number;
  readonly drop?: "request" | "answer";
  readonly left: number;
}

export function faultText(fault: Fault): string {
  const target = fault.method ?? `delivery of ${fault.delivery}`;
  const effects = [
    ...(fault.latency_ms === undefined ? [] : [`${fault.latency_ms} ms late`]),
    ...(fault.error === undefined ? [] : [`answers ${fault.error}`]),
    ...(fault.retry_after_s === undefined ? [] : [`retry after ${fault.retry_after_s} s`]),
    ...(fault.drop === undefined ? [] : [`drops the ${fault.drop}`]),
  ];
  return `${String(fault.id).padStart(3)}  ${target}: ${effects.join(", ")}; ${fault.left} left\n`;
}
