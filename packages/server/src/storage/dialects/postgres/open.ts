import pg from "pg";
import { StartFailure } from "../../../failures.ts";

const int8 = 20;

/** Every bigint of the schema fits a double exactly; the driver would hand them over as text. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: "text" | "binary") =>
    oid === int8 ? Number : pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig["getTypeParser"],
};

export function openPool(url: string, connections: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    application_name: "platform",
  });
  // An idle connection that the server closes would otherwise end the process; the next query reports it properly.
  pool.on("error", () => {});
  return pool;
}

/** An acknowledged write must survive a power cut, and these settings would quietly let it go. */
export async function refuseUnsafeServer(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string; setting: string }>(
    "select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes', 'server_version_num')",
  );
  for (const { name, setting } of rows) {
    if (setting === "off") {
      throw new StartFailure(
        `PostgreSQL runs with ${name}=off, so acknowledged messages could be lost. Turn it on, then start again.`,
      );
    }
    if (name === "server_version_num" && Number(setting) < 150_000) {
      throw new StartFailure(`PostgreSQL 15 or later is needed; this one says ${setting}.`);
    }
  }
}
