/** How often each method was called, what it answered, and how long that took. */
export interface CallMetrics {
  record(method: string, code: string, seconds: number): void;
  /** In the text format of Prometheus. */
  print(): string;
}

/** Up to how many seconds each bucket counts; the last one counts all. */
const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, Number.POSITIVE_INFINITY];

interface Row {
  readonly codes: Map<string, number>;
  /** Calls by the smallest bucket that holds them; added up when they are printed. */
  readonly buckets: number[];
  seconds: number;
}

/**
 * Counted by hand: every call is, and a library that takes any metric with any labels needs longer for that than the
 * rate limit, the scopes and the arguments together. Names of methods and codes are our own, so nothing is escaped.
 */
export function createCallMetrics(): CallMetrics {
  const rows = new Map<string, Row>();
  return {
    record(method, code, seconds) {
      let row = rows.get(method);
      if (!row) rows.set(method, (row = { codes: new Map(), buckets: bounds.map(() => 0), seconds: 0 }));
      row.codes.set(code, (row.codes.get(code) ?? 0) + 1);
      row.seconds += seconds;
      let at = 0;
      while (seconds > (bounds[at] ?? Number.POSITIVE_INFINITY)) at++;
      row.buckets[at] = (row.buckets[at] ?? 0) + 1;
    },
    print: () =>
      [
        ...head("platform_calls_total", "counter", "Web API calls by method and answer."),
        ...[...rows].flatMap(([method, row]) => counterOf(method, row)),
        ...head("platform_call_seconds", "histogram", "Time from the request to the finished answer."),
        ...[...rows].flatMap(([method, row]) => histogramOf(method, row)),
        "",
      ].join("\n"),
  };
}

function head(name: string, type: string, help: string): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
}

function counterOf(method: string, { codes }: Row): string[] {
  return [...codes].map(([code, count]) => `platform_calls_total{method="${method}",code="${code}"} ${count}`);
}

function histogramOf(method: string, { buckets, seconds }: Row): string[] {
  let count = 0;
  const lines = bounds.map((bound, at) => {
    count += buckets[at] ?? 0;
    const label = Number.isFinite(bound) ? String(bound) : "+Inf";
    return `platform_call_seconds_bucket{le="${label}",method="${method}"} ${count}`;
  });
  return [
    ...lines,
    `platform_call_seconds_sum{method="${method}"} ${seconds}`,
    `platform_call_seconds_count{method="${method}"} ${count}`,
  ];
}
