import { linkAddressPattern } from "./linkAddress.ts";

const address = new RegExp(linkAddressPattern, "u");
const scheme = /^[a-z][a-z0-9+.-]*:/i;

/** Whether an address may become something to click on: it has a scheme, and not one that no link may have. */
export function isOpenable(url: string): boolean {
  return scheme.test(url) && address.test(url);
}
