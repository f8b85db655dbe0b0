import type { Ids, Secrets } from "../../ports/ports.ts";
import type { Db } from "../../storage/db.ts";
import { selectVariables } from "../../storage/queries/appVariables.ts";
import { decrypt, encrypt } from "../encrypted.ts";

interface VariableName {
  readonly appId: string;
  readonly name: string;
}

const placeOf = ({ appId, name }: VariableName) => ({ purpose: "variables of apps", row: `${appId}\n${name}` });

/** The value of a variable as it is stored: nobody who can write to the database can give one app the secret of another. */
export function sealVariable(
  tools: { readonly secrets: Secrets; readonly ids: Ids },
  at: VariableName,
  value: string,
): string {
  return encrypt(tools, placeOf(at), Buffer.from(value));
}

export function openVariable(secrets: Secrets, at: VariableName, sealed: string): string {
  return decrypt(secrets, placeOf(at), sealed).toString();
}

/** The environment of an app's functions. */
export async function readVariables(db: Db, secrets: Secrets, appId: string): Promise<Record<string, string>> {
  const rows = await selectVariables(db, appId);
  return Object.fromEntries(rows.map(({ name, sealed }) => [name, openVariable(secrets, { appId, name }, sealed)]));
}
