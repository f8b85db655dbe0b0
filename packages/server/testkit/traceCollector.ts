import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { readTraceSettings, type TraceSettings } from "../src/ports/traces/traceSettings.ts";

/** A span, as OTLP says it. */
export interface CollectedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentId: string | undefined;
  readonly name: string;
  readonly kind: number;
  readonly startNs: bigint;
  readonly endNs: bigint;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly isFailed: boolean;
}

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: string; readonly doubleValue?: number };
}

interface SpanJson {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly Attribute[];
  readonly status?: { readonly code: number };
}

interface ExportJson {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly SpanJson[] }[];
  }[];
}

/** A collector of traces, which checks the form of what it takes. */
export class TraceCollector implements AsyncDisposable {
  readonly spans: CollectedSpan[] = [];
  readonly bodies: string[] = [];
  readonly headers: IncomingHttpHeaders[] = [];
  resource: Readonly<Record<string, string | number>> = {};
  /** What the next requests are answered; 200 afterwards. */
  readonly statuses: number[] = [];
  /** From now on it takes requests and answers none. */
  isStuck = false;
  readonly #server: Server;
  #waiting: (() => void)[] = [];

  private constructor() {
    this.#server = createServer((request, response) => {
      const pieces: Buffer[] = [];
      request.on("data", (piece: Buffer) => pieces.push(piece));
      request.on("end", () => {
        this.headers.push(request.headers);
        const status = this.isStuck ? undefined : (this.statuses.shift() ?? 200);
        if (status === 200 && request.url === "/v1/traces") this.#take(Buffer.concat(pieces).toString());
        if (status !== undefined) response.writeHead(status, { "content-type": "application/json" }).end("{}");
        for (const wake of this.#waiting.splice(0)) wake();
      });
    });
  }

  static async open(): Promise<TraceCollector> {
    const collector = new TraceCollector();
    await once(collector.#server.listen(0, "127.0.0.1"), "listening");
    return collector;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** For a server that sends here, soon after a span has ended. */
  settings(env: Readonly<Record<string, string>> = {}): TraceSettings {
    const settings = readTraceSettings({
      OTEL_EXPORTER_OTLP_ENDPOINT: this.url,
      OTEL_BSP_SCHEDULE_DELAY: "1",
      ...env,
    });
    assert.ok(settings);
    return settings;
  }

  /** Resolves with the first such span, once it has arrived. */
  async span(isWanted: (span: CollectedSpan) => boolean): Promise<CollectedSpan> {
    for (;;) {
      const found = this.spans.find(isWanted);
      if (found) return found;
      await this.request();
    }
  }

  named(name: string): Promise<CollectedSpan> {
    return this.span((span) => span.name === name);
  }

  /** Resolves with the next request. */
  request(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  childrenOf(parent: CollectedSpan): CollectedSpan[] {
    return this.spans.filter(({ traceId, parentId }) => traceId === parent.traceId && parentId === parent.spanId);
  }

  #take(body: string): void {
    this.bodies.push(body);
    for (const { resource, scopeSpans } of (JSON.parse(body) as ExportJson).resourceSpans) {
      this.resource = attributesOf(resource.attributes);
      for (const { spans } of scopeSpans) this.spans.push(...spans.map(readSpan));
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }
}

function readSpan(json: SpanJson): CollectedSpan {
  const { traceId, spanId, parentSpanId: parentId, name, kind } = json;
  assert.match(traceId, /^[0-9a-f]{32}$/);
  assert.match(spanId, /^[0-9a-f]{16}$/);
  if (parentId !== undefined) assert.match(parentId, /^[0-9a-f]{16}$/);
  const [startNs, endNs] = [BigInt(json.startTimeUnixNano), BigInt(json.endTimeUnixNano)];
  assert.ok(startNs > 10n ** 18n && startNs <= endNs, `${name} from ${startNs} to ${endNs}`);
  const attributes = attributesOf(json.attributes);
  return { traceId, spanId, parentId, name, kind, startNs, endNs, attributes, isFailed: json.status?.code === 2 };
}

function attributesOf(attributes: readonly Attribute[]): Record<string, string | number> {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [
      key,
      value.stringValue ?? (value.intValue === undefined ? (value.doubleValue ?? Number.NaN) : Number(value.intValue)),
    ]),
  );
}
