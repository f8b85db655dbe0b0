import type { FilesBucket } from "./ports/blobs/blobPlace.ts";
import type { CertificateFiles } from "./ports/certificate.ts";
import type { Logger } from "./ports/log.ts";
import type { MailSettings } from "./ports/mail/mailSettings.ts";
import { capturingTransport } from "./ports/mail/mailTransport.ts";
import { smtpTransport } from "./ports/mail/smtpTransport.ts";
import { type Outgoing, createOutgoing } from "./ports/outgoing/outgoing.ts";
import type { Clock } from "./ports/ports.ts";
import type { TraceSettings } from "./ports/traces/traceSettings.ts";
import type { ActContext } from "./domain/interactions/act.ts";
import { isInRanges } from "./ports/outgoing/networks.ts";
import type { RateSetting } from "./domain/rates/openRates.ts";
import type { EndpointRules } from "./domain/push/endpointRules.ts";
import type { FunctionSetting } from "./runtime/runtime.ts";
import type { SeedDocument } from "./seed/document.ts";
import type { DatabaseSettings } from "./storage/store.ts";

export interface PlatformOptions {
  /** Where files live. Without it, and without a database, everything is in memory and gone at the end. */
  readonly dataFolder?: string;
  /** PostgreSQL instead of the file in the data folder. */
  readonly databaseUrl?: string;
  /** The pool, the timeouts and the use of that PostgreSQL. */
  readonly database?: DatabaseSettings;
  /** Where the bytes of files are kept; `files` in the data folder unless told. Servers on one database share it. */
  readonly filesFolder?: string;
  /** An object storage instead of that folder. */
  readonly filesBucket?: FilesBucket;
  /** Starts although the folder of files has none of the files that the database names. */
  readonly allowMissingFiles?: boolean;
  /** The largest file that is taken. */
  readonly fileBytesMax?: number;
  /** Planted when the store is empty. */
  readonly seed?: SeedDocument | "dev";
  /** Shows people and app authors what only they should see on their own machine. */
  readonly dev?: boolean;
  /** Opens `/control/...` to holders of this token, also outside dev mode. */
  readonly operatorToken?: string;
  /** How strictly apps are limited; as documented, and in dev mode generously, unless told. */
  readonly rates?: RateSetting;
  /** Addresses and ranges of proxies in front of this server; only their `X-Forwarded-For` is believed. */
  readonly trustedProxies?: readonly string[];
  /** Addresses and ranges that requests to apps may go to although not everybody can reach them. */
  readonly outgoingRanges?: readonly string[];
  /** Which links in messages are fetched for previews: `local` fetches from this machine only, which is the default in dev mode. */
  readonly linkPreviews?: "everywhere" | "local";
  /** Sends mail through this server. Without it no mail is sent; dev mode then shows it at `/dev/mail`. */
  readonly mail?: MailSettings;
  /** Push services of browsers besides the known ones: hosts, where `*.` stands for any names in front. */
  readonly pushHosts?: readonly string[];
  /** What notifications in closed browsers say: who wrote what, which is the default, or only that there is a message. */
  readonly pushContent?: "full" | "none";
  readonly clock?: Clock;
  /** How an app is asked about a person's action, for tests that play the app themselves. */
  readonly ask?: ActContext["ask"];
  readonly log?: Logger;
  /** Sends traces to this collector. */
  readonly traces?: TraceSettings | undefined;
  /** Which isolation is enough for deployed functions; in dev mode any, else only the strongest, unless told. */
  readonly functions?: FunctionSetting;
  /** How long a deployed function may take. */
  readonly functionDeadlineMs?: number;
  /** How many days entries of the audit log are kept; for ever unless told. */
  readonly auditDays?: number;
  /** Serves HTTPS with this certificate instead of HTTP. */
  readonly tls?: CertificateFiles;
  /** Where people reach this server, when that is not where it listens. */
  readonly baseUrl?: string;
  /** The store failed in a way that leaves unknown what it committed: the process must be restarted. */
  readonly onFatal?: (error: Error) => void;
}

export function trustProxies(ranges: readonly string[]): (address: string) => boolean {
  const list = ranges.join(",");
  return (address) => isInRanges(address, list);
}

export function openOutgoing({ dev = false, outgoingRanges = [] }: PlatformOptions): Outgoing {
  return createOutgoing({ allowLoopback: dev, allowedRanges: outgoingRanges });
}

/**
 * Apart from requests to apps. Everyone who posts chooses these addresses, so that what the operator opened for apps stays
 * closed; and the slow sites of links hold up no app.
 */
export function openLinkOutgoing({ dev = false, linkPreviews }: PlatformOptions): Outgoing {
  const isLocal = (linkPreviews ?? (dev ? "local" : "everywhere")) === "local";
  const rules = { allowLoopback: isLocal, allowedRanges: [], allowPlain: true };
  if (!isLocal) return createOutgoing(rules);
  const resolve = async (name: string) => (name === "localhost" ? ["127.0.0.1"] : []);
  return createOutgoing({ ...rules, allowPublic: false, resolve });
}

export function mailOf({ mail, dev, pushContent: content }: PlatformOptions) {
  return { transport: mail ? smtpTransport(mail) : dev ? capturingTransport : undefined, content };
}

export function pushRulesOf({ dev = false, pushHosts = [] }: PlatformOptions): EndpointRules {
  return { hosts: pushHosts, allowLoopback: dev };
}

export function functionsOf({ functions, dev, functionDeadlineMs: deadlineMs }: PlatformOptions) {
  return { setting: functions ?? (dev ? "anyhow" : "sandboxed"), deadlineMs } as const;
}
