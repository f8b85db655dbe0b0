import { nobody } from "../domain/caller.ts";
import { addPasskey } from "../domain/passkeys/addPasskey.ts";
import { askForPasskey } from "../domain/passkeys/askForPasskey.ts";
import { beginPasskey } from "../domain/passkeys/beginPasskey.ts";
import { dropPasskey } from "../domain/passkeys/dropPasskey.ts";
import { givePasskey } from "../domain/passkeys/givePasskey.ts";
import { readPasskeys } from "../domain/passkeys/readPasskeys.ts";
import { relyingPartyOf } from "../domain/passkeys/relyingParty.ts";
import { signInByPasskey } from "../domain/passkeys/signInByPasskey.ts";
import type { CallServices } from "../http/call.ts";
import type { PasskeyServices } from "../http/pages/passkeyServices.ts";
import type { CallContext } from "../methods/define.ts";
import { withOrigin } from "./auditServices.ts";

/** Gives the pages what they may not import: passkeys of people, and signing in with them. */
export function openPasskeyServices({ callServices }: { readonly callServices: CallServices }): PasskeyServices {
  const open = (): CallContext => withOrigin(callServices.openContext(nobody, {}, {}));
  return {
    areOffered: () => relyingPartyOf(open().baseUrl).ok,
    own: (userId) => readPasskeys(open(), userId),
    begin: (input) => beginPasskey(open(), input),
    add: (input) => addPasskey(open(), input),
    remove: (input) => dropPasskey(open(), input),
    ask: (input) => askForPasskey(open(), input),
    signIn: (input) => signInByPasskey(open(), input),
    give: (input) => givePasskey(open(), input),
  };
}
