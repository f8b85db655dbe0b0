import { lookup, Resolver } from "node:dns/promises";
import { readFile } from "node:fs/promises";
import { limits } from "@platform/protocol";

/** Gives every address of a name; rejects when there are none. */
export type ResolveName = (name: string) => Promise<readonly string[]>;

export interface NameSources {
  /** Name servers, such as 127.0.0.1:5353; those of the system unless told. */
  readonly servers?: readonly string[];
  readonly hostsFile?: string;
  readonly system?: ResolveName;
}

/**
 * Asks the hosts file, then the name servers, and the system only for what these do not know. The system finds names on
 * the few threads that also read files, and cannot be cancelled: an app whose name server never answers would hold
 * them, and every other app would wait.
 */
export function createResolveName({ servers, hostsFile = "/etc/hosts", system }: NameSources = {}): ResolveName {
  const askSystem = system ?? systemResolve;
  let resolver: Resolver | undefined;

  return async (name) => {
    const listed = await readHosts(hostsFile, name.replace(/\.$/, ""));
    if (listed.length > 0) return listed;
    // A name without a dot is one of this network, which the system completes.
    if (!name.replace(/\.$/, "").includes(".")) return askSystem(name);
    resolver ??= createResolver(servers);
    const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    const found = answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
    if (found.length > 0) return found;
    const silence = answers.find((answer) => answer.status === "rejected" && !isUnknown(answer.reason));
    if (silence?.status === "rejected") throw silence.reason;
    return askSystem(name);
  };
}

/** Made when the first name is asked for: it reads the system's settings, and most servers in tests never ask. */
function createResolver(servers: readonly string[] | undefined): Resolver {
  const resolver = new Resolver({ timeout: limits.outgoing_name_try_ms, tries: limits.outgoing_name_tries });
  if (servers) resolver.setServers(servers);
  return resolver;
}

const systemResolve: ResolveName = async (name) => {
  const found = await lookup(name, { all: true });
  return found.map((entry) => entry.address);
};

/** The name servers say that they do not know the name, or there are none; anything else may be meant to take long. */
function isUnknown(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return code === "ENOTFOUND" || code === "ENODATA" || code === "ECONNREFUSED";
}

async function readHosts(file: string, name: string): Promise<string[]> {
  // Some systems have none, or keep it elsewhere; they are asked in the end.
  const text = await readFile(file, "utf8").catch(() => "");
  const lines = text.split("\n").map((line) => line.replace(/#.*/, "").trim().toLowerCase().split(/\s+/));
  return lines.flatMap(([address = "", ...names]) => (names.includes(name) ? [address] : []));
}
