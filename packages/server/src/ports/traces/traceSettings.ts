import { type SamplerName, samplerNames, type SamplerSetting } from "./sampler.ts";

/** Where traces go, and which. */
export interface TraceSettings {
  /** Takes OTLP over HTTP. */
  readonly url: string;
  /** Of each request; they may hold the key of a collector. */
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
  /** What else is said about this server. */
  readonly resource: Readonly<Record<string, string>>;
  readonly sampler: SamplerSetting;
  /** For one request. */
  readonly timeoutMs: number;
  /** How long a span waits for others. */
  readonly delayMs: number;
  readonly queueMax: number;
  readonly batchMax: number;
  /** What the variables say that is not understood, in sentences without their values. */
  readonly problems: readonly string[];
}

type Env = Readonly<Record<string, string | undefined>>;

/**
 * The standard variables of OpenTelemetry. They are often set for all programs of a machine, so nothing in them keeps the
 * server from starting: what is not understood is logged, and the default is taken.
 */
export function readTraceSettings(env: Env): TraceSettings | undefined {
  const text = (name: string) => env[name]?.trim() || undefined;
  const ofTraces = text("OTEL_EXPORTER_OTLP_TRACES_ENDPOINT");
  const ofAll = text("OTEL_EXPORTER_OTLP_ENDPOINT");
  const endpoint = ofTraces ?? ofAll;
  if (endpoint === undefined || text("OTEL_SDK_DISABLED")?.toLowerCase() === "true") return undefined;
  if (text("OTEL_TRACES_EXPORTER") === "none") return undefined;
  const problems: string[] = [];
  const number = numbersIn(text, problems);
  const resource = pairsIn(text("OTEL_RESOURCE_ATTRIBUTES"));
  const { "service.name": named, ...others } = resource;
  return {
    url: urlOf(endpoint, ofTraces === undefined, problems),
    headers: pairsIn(text("OTEL_EXPORTER_OTLP_TRACES_HEADERS") ?? text("OTEL_EXPORTER_OTLP_HEADERS")),
    serviceName: text("OTEL_SERVICE_NAME") ?? named ?? "platform",
    resource: others,
    sampler: samplerIn(text, problems),
    timeoutMs: number("OTEL_EXPORTER_OTLP_TRACES_TIMEOUT", number("OTEL_EXPORTER_OTLP_TIMEOUT", 10_000)),
    delayMs: number("OTEL_BSP_SCHEDULE_DELAY", 5_000),
    queueMax: number("OTEL_BSP_MAX_QUEUE_SIZE", 2_048),
    batchMax: number("OTEL_BSP_MAX_EXPORT_BATCH_SIZE", 512),
    problems: [...problems, ...protocolProblems(text)],
  };
}

type Read = (name: string) => string | undefined;

/** The general variable names the collector, the other one the address itself. Without a valid one nothing is sent. */
function urlOf(endpoint: string, isBase: boolean, problems: string[]): string {
  const url = URL.parse(endpoint);
  if (url?.protocol !== "http:" && url?.protocol !== "https:") {
    problems.push("The OTLP endpoint is no address that begins with http:// or https://, so no traces are sent.");
    return "";
  }
  if (isBase) url.pathname = `${url.pathname.replace(/\/$/, "")}/v1/traces`;
  return url.href;
}

function protocolProblems(text: Read): string[] {
  const protocol = text("OTEL_EXPORTER_OTLP_TRACES_PROTOCOL") ?? text("OTEL_EXPORTER_OTLP_PROTOCOL");
  if (protocol === undefined || protocol.startsWith("http/")) return [];
  return [
    "OTLP over gRPC is not supported: traces are sent as JSON over HTTP. Name the HTTP port of the collector, usually 4318.",
  ];
}

function samplerIn(text: Read, problems: string[]): SamplerSetting {
  const wanted = text("OTEL_TRACES_SAMPLER");
  const known = samplerNames.find((name) => name === wanted);
  if (wanted !== undefined && known === undefined) {
    problems.push(`OTEL_TRACES_SAMPLER is none of ${samplerNames.join(", ")}; parentbased_always_on is used.`);
  }
  return { name: known ?? ("parentbased_always_on" satisfies SamplerName), ratio: ratioIn(text, problems) };
}

function ratioIn(text: Read, problems: string[]): number {
  const argument = text("OTEL_TRACES_SAMPLER_ARG");
  const ratio = Number(argument ?? 1);
  if (ratio >= 0 && ratio <= 1) return ratio;
  problems.push("OTEL_TRACES_SAMPLER_ARG is no number from 0 to 1; 1 is used.");
  return 1;
}

function numbersIn(text: Read, problems: string[]): (name: string, fallback: number) => number {
  return (name, fallback) => {
    const given = text(name);
    if (given === undefined) return fallback;
    const value = Number(given);
    if (Number.isInteger(value) && value > 0) return value;
    problems.push(`${name} is no whole number above 0; ${fallback} is used.`);
    return fallback;
  };
}

/** `a=1,b=2`, where values may be percent-encoded. */
function pairsIn(list = ""): Record<string, string> {
  const pairs = list.split(",").map((pair) => {
    const [, name = "", value = ""] = /^([^=]*)=(.*)$/s.exec(pair) ?? [];
    return [name.trim(), decoded(value.trim())] as const;
  });
  return Object.fromEntries(pairs.filter(([name]) => name !== ""));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
