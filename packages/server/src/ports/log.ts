import { type DestinationStream, type Logger, pino } from "pino";

export type { Logger } from "pino";

const secretShapes =
  /\b(xox[a-z](?:\.xox[a-z])?-|xapp-|xwfp-|xctl-)[A-Za-z0-9-]{6,}|(bearer\s+|basic\s+)[A-Za-z0-9+/=._-]{8,}/gi;
const secretFields =
  /("(?:token|access_token|refresh_token|action_token|client_secret|signing_secret|password|code|authorization|cookie)"\s*:\s*")[^"]+/gi;

/** The seal of an action token, behind the person, the conversation and the time. */
const actionTokens = /\b([UW][A-Z0-9]+\.[CDG][A-Z0-9]+\.[0-9a-z]{8,16}\.)[A-Za-z0-9_-]{25}/g;

/** Names of errors of the system and of libraries are in fields called `code`, which otherwise contain an OAuth code. */
const errorCode =
  /"(?:(?:ERR|SQLITE|FST)_[A-Z_]+|E(?:CONNRESET|CONNREFUSED|PIPE|NOSPC|ROFS|IO|NOENT|ACCES|PERM|TIMEDOUT|NOTFOUND|MFILE))$/;

/** Secrets have shapes; whatever a log line quotes, their bodies do not leave the process. */
export function mask(line: string): string {
  return line
    .replace(secretShapes, (_, prefix: string | undefined, scheme: string | undefined) => `${prefix ?? scheme}***`)
    .replace(actionTokens, "$1***")
    .replace(secretFields, (field, head: string) => (errorCode.test(field) ? field : `${head}***`));
}

export interface LogOptions {
  readonly level: "trace" | "debug" | "info" | "warn" | "error" | "silent";
  readonly write: (line: string) => void;
}

/** Masking works on the finished line, so no field that is added later can slip past a list of paths. */
export function createLog(options: LogOptions): Logger {
  const destination: DestinationStream = { write: (line) => options.write(mask(line)) };
  const formatters = { level: (label: string) => ({ level: label }) };
  return pino({ level: options.level, base: null, timestamp: pino.stdTimeFunctions.isoTime, formatters }, destination);
}
