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

/** A browser as its owner knows it. Empty where it is not known: what a program calls itself is never repeated. */
export interface KnownBrowser {
  readonly browser: string;
  readonly system: string;
}

export function readUserAgent(userAgent: string): KnownBrowser {
  return {
    browser: browsers.find(([, shape]) => shape.test(userAgent))?.[0] ?? "",
    system: systems.find(([, shape]) => shape.test(userAgent))?.[0] ?? "",
  };
}
