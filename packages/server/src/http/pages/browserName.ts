import type { Texts } from "./strings/texts.ts";

const browsers = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\bOPR\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Headless)?(?:Chrome|CriOS)\//],
  ["Safari", /\bSafari\//],
] as const;

const systems = [
  ["iPhone", /iPhone/],
  ["iPad", /iPad/],
  ["Android", /Android/],
  ["Windows", /Windows/],
  ["macOS", /Mac OS X/],
  ["Linux", /Linux/],
] as const;

/** What a browser calls itself, in the few words by which its owner knows it. */
export function browserName(userAgent: string, { account: text }: Texts): string {
  const browser = browsers.find(([, shape]) => shape.test(userAgent))?.[0];
  const system = systems.find(([, shape]) => shape.test(userAgent))?.[0];
  if (browser === undefined) return system ?? text.otherProgram;
  return system === undefined ? browser : text.browserOn(browser, system);
}
