import type { CommandIo } from "../command.ts";
import { CliError } from "../errors.ts";
import type { Check } from "./checkAll.ts";

/** Whether each account that is signed in still is. */
export async function checkAccounts(io: CommandIo): Promise<Check[]> {
  const section = "Accounts";
  const { readAccounts } = await import("../accounts/credentials.ts");
  const accounts = readAccounts(io);
  if (accounts.length === 0) {
    return [{ section, name: "none", value: "Not signed in: platform login", state: "note" }];
  }
  const [{ connectAs }, { accountName }, { baseUrlOf }] = await Promise.all([
    import("../accounts/connect.ts"),
    import("../accounts/chooseAccount.ts"),
    import("../accounts/account.ts"),
  ]);
  return Promise.all(
    accounts.map(async (account): Promise<Check> => {
      const [name, url] = [accountName(account), baseUrlOf(account.api_url)];
      try {
        const answer = await connectAs(io, account).send("auth.test", {});
        return answer.ok
          ? { section, name, value: url, state: "ok" }
          : { section, name, value: `${url}  ${String(answer["error"])}: platform login`, state: "note" };
      } catch (error) {
        if (!(error instanceof CliError)) throw error;
        return { section, name, value: `${url}  ${error.message}`, state: "note" };
      }
    }),
  );
}
