import type { addPasskey } from "../../domain/passkeys/addPasskey.ts";
import type { askForPasskey } from "../../domain/passkeys/askForPasskey.ts";
import type { beginPasskey } from "../../domain/passkeys/beginPasskey.ts";
import type { dropPasskey } from "../../domain/passkeys/dropPasskey.ts";
import type { givePasskey } from "../../domain/passkeys/givePasskey.ts";
import type { readPasskeys } from "../../domain/passkeys/readPasskeys.ts";
import type { signInByPasskey } from "../../domain/passkeys/signInByPasskey.ts";

/** A function of the domain without its context, which the services open. */
type Bound<Run> = Run extends (ctx: never, ...args: infer Args) => infer Result ? (...args: Args) => Result : never;

/** What the pages may ask about passkeys, and do with them. The rules are the domain's. */
export interface PasskeyServices {
  /** Whether browsers make and take passkeys at the public address of this server. */
  areOffered(): boolean;
  readonly own: Bound<typeof readPasskeys>;
  readonly begin: Bound<typeof beginPasskey>;
  readonly add: Bound<typeof addPasskey>;
  readonly remove: Bound<typeof dropPasskey>;
  readonly ask: Bound<typeof askForPasskey>;
  readonly signIn: Bound<typeof signInByPasskey>;
  readonly give: Bound<typeof givePasskey>;
}
