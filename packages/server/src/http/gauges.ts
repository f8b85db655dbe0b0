/** A metric of Prometheus with its values; the labels of a value are our own words. */
export interface Gauge {
  readonly name: string;
  readonly type: "gauge" | "counter";
  readonly help: string;
  readonly values: readonly { readonly labels?: Readonly<Record<string, string>>; readonly value: number }[];
}

/** In the text format of Prometheus. */
export function printGauges(gauges: readonly Gauge[]): string {
  return gauges.map(printGauge).join("");
}

function printGauge({ name, type, help, values }: Gauge): string {
  const lines = values.map(({ labels = {}, value }) => {
    const pairs = Object.entries(labels).map(([label, text]) => `${label}="${text}"`);
    return `${name}${pairs.length > 0 ? `{${pairs.join(",")}}` : ""} ${value}\n`;
  });
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join("")}`;
}
