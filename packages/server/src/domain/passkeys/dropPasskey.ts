import type { Outcome } from "@platform/protocol";
import type { Context } from "../context.ts";
import type { ProofCode } from "../people/provePassword.ts";
import { provePerson } from "./beginPasskey.ts";
import { removePasskey } from "./removePasskey.ts";

export type DropCode = ProofCode | "passkey_unknown";

export interface DroppedPasskey {
  readonly userId: string;
  readonly credentialId: string;
  readonly password: string;
}

/** Removes a passkey for a person who proves to be its owner, as for adding one. */
export async function dropPasskey(
  ctx: Context,
  { userId, credentialId, password }: DroppedPasskey,
): Promise<Outcome<object, DropCode>> {
  const proved = await provePerson(ctx, { userId, password });
  return proved.ok ? ctx.write(removePasskey, { userId, credentialId }) : proved;
}
