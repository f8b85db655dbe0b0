import { type Outcome, succeed } from "@platform/protocol";
import { type ConfigLogins, insertMissingConfigLogins } from "../../storage/queries/configLogins.ts";
import { defineOperation } from "../context.ts";

/**
 * After the store went back to another state: the command lines that were signed in before stay signed in. Otherwise every
 * `platform state reset` would end with `platform login`.
 */
export const restoreLogins = defineOperation(
  import.meta,
  async (ctx, logins: ConfigLogins): Promise<Outcome<object, never>> => {
    await insertMissingConfigLogins(ctx.db, logins);
    return succeed({});
  },
);
