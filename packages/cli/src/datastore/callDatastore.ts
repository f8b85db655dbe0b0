import type { MethodName } from "@platform/protocol/contract/methods.ts";
import { refused } from "../accounts/refused.ts";
import { type AppFlags, chooseApp } from "../apps/chooseApp.ts";
import { type CommandIo, UsageError } from "../command.ts";
import { readJsonObject } from "../readJsonObject.ts";

export interface DatastoreFlags extends AppFlags {
  readonly expression: string | undefined;
  readonly datastore: string | undefined;
  readonly show: boolean;
}

export type DatastoreMethod = Extract<MethodName, `apps.datastore.${string}`>;
type Fields = Readonly<Record<string, unknown>>;

/** What the flags ask of a method, without the app. */
export function readDatastoreCall({ expression, datastore }: DatastoreFlags): Fields & { readonly datastore: string } {
  const given = expression === undefined ? {} : readJsonObject("The expression", expression);
  const name = datastore ?? given["datastore"];
  if (typeof name !== "string")
    throw new UsageError('The datastore is missing: add --datastore or "datastore" in the JSON.');
  return { ...given, datastore: name };
}

/** A method for the app of the flags, which throws when it is refused. */
export async function openDatastore(io: CommandIo, flags: AppFlags) {
  const { connection, appId } = await chooseApp(io, flags);
  return async (method: DatastoreMethod, params: Fields): Promise<Fields> => {
    const answer = await connection.send(method, { ...params, app_id: appId });
    if (!answer.ok) throw await refused(method, answer);
    return answer;
  };
}

/** Sends one call and prints its answer, or with `--show` prints the call. */
export async function callDatastore(method: DatastoreMethod, flags: DatastoreFlags, io: CommandIo): Promise<void> {
  const params = readDatastoreCall(flags);
  if (flags.show) return io.print(`${JSON.stringify(params, undefined, 2)}\n`, params);
  const { expression: _expression, datastore: _datastore, show: _show, ...app } = flags;
  const send = await openDatastore(io, app);
  const { ok: _ok, ...answer } = await send(method, params);
  const shown = { datastore: params.datastore, ...answer };
  io.print(`${JSON.stringify(shown, undefined, 2)}\n`, shown);
}
