import type { Selectable } from "kysely";

/** A key pair on a device of a person. Only its public half is here. */
export interface PasskeysTable {
  /** As the device calls it, in base64url. */
  credential_id: string;
  user_id: string;
  /** What the person calls it. */
  name: string;
  /** A COSE key, in base64url. */
  public_key: string;
  /** How often the device says that it was used; always 0 for keys that are synchronized between devices. */
  counter: number;
  /** How browsers reach the device, separated by commas. */
  transports: string;
  created_ms: number;
  used_ms: number | null;
}

export type PasskeyRow = Selectable<PasskeysTable>;
