import { createPlatform, type DevDescription, type Platform } from "@platform/server";

export interface DevServer extends AsyncDisposable {
  readonly url: string;
  readonly dev: DevDescription;
  readonly platform: Platform;
  /** Flags with which a command acts for alice, who owns the workspace. */
  readonly asAlice: readonly string[];
  /** The code of the page where a person agrees to what a command line asks. */
  agree(name: string, approveUrl: string): Promise<string>;
}

/** The dev workspace in this process, behind its real server, for commands to talk to. */
export async function serveDev(): Promise<DevServer> {
  const platform = await createPlatform({ seed: "dev", dev: true });
  const url = await platform.listen();
  const dev = await platform.describeDev();
  return {
    url,
    dev,
    platform,
    asAlice: ["--base-url", url, "--token", dev.config_token ?? ""],
    async agree(name, approveUrl) {
      const link = platform.signInLinks(dev.users).find((candidate) => candidate.name === name);
      const signedIn = await fetch(link?.url ?? "", { redirect: "manual" });
      const cookie = signedIn.headers.getSetCookie().map((line) => line.split(";")[0]);
      const headers = { cookie: cookie.join("; "), "sec-fetch-site": "same-origin" };
      const page = await (await fetch(approveUrl, { method: "POST", headers })).text();
      return /<code>([A-Z2-9]{8})<\/code>/.exec(page)?.[1] ?? "";
    },
    [Symbol.asyncDispose]: () => platform.stop(),
  };
}
