import { readUserAgent } from "@platform/protocol/browsers.ts";
import type { Texts } from "./strings/texts.ts";

/** What a browser calls itself, in the few words by which its owner knows it. */
export function browserName(userAgent: string, { account: text }: Texts): string {
  const { browser, system } = readUserAgent(userAgent);
  if (browser === "") return system || text.otherProgram;
  return system === "" ? browser : text.browserOn(browser, system);
}
