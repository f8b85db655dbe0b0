import { limits } from "@platform/protocol";
import type { PlatformOptions } from "@platform/server";
import { UsageError } from "./command.ts";
import { checkPostgresUrl } from "./storeFlags.ts";

/** How a server uses its PostgreSQL. They change nothing for a server on a file. */
export const databaseFlags = {
  "database-pool": {
    kind: "number",
    describe: "How many connections to PostgreSQL this server opens at most.",
    value: "N",
    fallback: limits.database_connections,
    max: limits.database_connections_max,
  },
  "database-prepare": {
    kind: "text",
    describe: "Prepared statements: on, or off behind a proxy that pools transactions.",
    value: "on|off",
    fallback: "on",
  },
  "listen-database-url": {
    kind: "text",
    describe: "Receive notifications of other servers here, if --database-url is a proxy that pools transactions.",
    value: "URL",
  },
  "read-database-url": {
    kind: "text",
    describe: "A streaming replica of --database-url, which answers searches and analytics.",
    value: "URL",
  },
  "database-statement-timeout": {
    kind: "number",
    describe: "How many seconds a statement on PostgreSQL may take.",
    value: "S",
    fallback: limits.database_statement_s,
    max: limits.database_timeout_s_max,
  },
  "database-lock-timeout": {
    kind: "number",
    describe: "How many seconds a statement on PostgreSQL waits for a lock.",
    value: "S",
    fallback: limits.database_statement_s,
    max: limits.database_timeout_s_max,
  },
} as const;

interface DatabaseFlags {
  readonly "database-pool": number;
  readonly "database-prepare": string;
  readonly "listen-database-url"?: string | undefined;
  readonly "read-database-url"?: string | undefined;
  readonly "database-statement-timeout": number;
  readonly "database-lock-timeout": number;
}

export function databaseSettings(flags: DatabaseFlags): NonNullable<PlatformOptions["database"]> {
  const prepare = flags["database-prepare"];
  if (prepare !== "on" && prepare !== "off") throw new UsageError("--database-prepare must be on or off.");
  const listenUrl = flags["listen-database-url"];
  const readUrl = flags["read-database-url"];
  return {
    ...(readUrl === undefined ? {} : { readUrl: checkPostgresUrl("read-database-url", readUrl) }),
    ...(listenUrl === undefined ? {} : { listenUrl: checkPostgresUrl("listen-database-url", listenUrl) }),
    connections: atLeastOne(flags, "database-pool"),
    isPrepared: prepare === "on",
    statementTimeoutMs: atLeastOne(flags, "database-statement-timeout") * 1000,
    lockTimeoutMs: atLeastOne(flags, "database-lock-timeout") * 1000,
  };
}

/** PostgreSQL takes a timeout of 0 for none. */
function atLeastOne<Name extends string>(flags: Readonly<Record<Name, number>>, name: Name): number {
  if (flags[name] < 1) throw new UsageError(`--${name} must be at least 1.`);
  return flags[name];
}
