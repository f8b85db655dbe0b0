import type { PasskeyRow } from "../../storage/tables/passkeys.ts";

const known: readonly string[] = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"];

/** How browsers reach a device, as far as they said. */
export function transportsOf({ transports }: Pick<PasskeyRow, "transports">): string[] {
  const given = transports.split(",");
  return known.filter((one) => given.includes(one));
}

/** As it is stored: only what is known, because a browser says it unsigned. */
export function printTransports(given: unknown): string {
  return known.filter((one) => Array.isArray(given) && given.includes(one)).join(",");
}
