import { limits } from "@platform/protocol";
import { movableClock, type MovableClock } from "./control/movableClock.ts";
import type { Rates } from "./domain/rates/openRates.ts";
import { StartFailure } from "./ports/failures.ts";
import { createLog, type Logger } from "./ports/log.ts";
import { type Blobs, type Clock, type Secrets, secretsOf, systemClock } from "./ports/ports.ts";
import type { OpenTracer } from "./ports/traces/openTracer.ts";
import type { TraceSettings } from "./ports/traces/traceSettings.ts";
import { checkRanges } from "./checkRanges.ts";
import { readCertificate } from "./ports/certificate.ts";
import { checkMailSettings } from "./ports/mail/mailSettings.ts";
import type { PlatformOptions } from "./platformOptions.ts";
import { openSeededStore } from "./openSeededStore.ts";
import type { Store } from "./storage/store.ts";

/** What everything else stands on. */
export interface Core {
  readonly log: Logger;
  readonly clock: Clock;
  /** The same clock, where it can be moved. */
  readonly controlledClock: MovableClock | undefined;
  readonly secrets: Secrets;
  readonly store: Store;
  readonly rates: Rates;
  readonly blobs: Blobs;
  /** Only where a collector of traces is configured. */
  readonly tracer: OpenTracer | undefined;
}

/** Imports as little as it can: the store's thread starts the sooner, and the rest is loaded beside it. */
export async function openCore(options: PlatformOptions): Promise<Core> {
  const log = options.log ?? createLog({ level: "warn", write: (line) => void process.stderr.write(line) });
  const controlledClock = isControlled(options) ? movableClock(options.clock ?? systemClock) : undefined;
  const clock = controlledClock ?? options.clock ?? systemClock;
  checkRanges(options);
  if (options.tls) readCertificate(options.tls);
  if (options.mail) checkMailSettings(options.mail);
  const { store, rates, serverKey, blobs } = await openSeededStore(options, { clock, controlledClock, log });
  const core = { log, clock, controlledClock, secrets: secretsOf(serverKey), rates, blobs };
  return options.traces
    ? { ...core, ...(await openTraces(options.traces, store, log)) }
    : { ...core, store, tracer: undefined };
}

/** Loaded late: most servers have no collector. */
async function openTraces(settings: TraceSettings, store: Store, log: Logger) {
  const [{ openTracer }, { tracedStore }] = await Promise.all([
    import("./ports/traces/openTracer.ts"),
    import("./wiring/tracedStore.ts"),
  ]);
  return { store: tracedStore(store), tracer: openTracer(settings, log) };
}

function isControlled({ dev, operatorToken }: PlatformOptions): boolean {
  if (operatorToken !== undefined && operatorToken.length < limits.operator_token_chars_min) {
    throw new StartFailure(
      `The operator token is shorter than ${limits.operator_token_chars_min} characters, so it could be guessed. Give a longer one with --operator-token.`,
    );
  }
  return dev === true || operatorToken !== undefined;
}
