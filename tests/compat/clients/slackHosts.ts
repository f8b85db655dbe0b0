import { request } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { temporaryFolder } from "../../faults/dataFolder.ts";
import { createCertificate } from "../createCertificate.ts";

const RESOLVER = fileURLToPath(new URL("resolver", import.meta.url));
const PYTHON_PACKAGES = "usr/lib/python3/dist-packages";

/** The folder that Debian's packages were unpacked into. */
export const clientsFolder = process.env["PLATFORM_TEST_CLIENTS"];

/** Why these tests do not run here, or false when they do. In CI a missing client is a failure, not a skip. */
export const noClients: string | false =
  clientsFolder === undefined && process.env["CI"] !== "true" ? "PLATFORM_TEST_CLIENTS names no folder" : false;

export function clientFile(path: string): string {
  if (clientsFolder === undefined) throw new Error("PLATFORM_TEST_CLIENTS must name a folder");
  return join(clientsFolder, path);
}

export interface SlackHosts extends AsyncDisposable {
  /** The environment in which a Python client that knows only slack.com reaches the platform. */
  readonly pythonEnv: NodeJS.ProcessEnv;
}

/** Answers for `slack.com` and `hooks.slack.com` over TLS, and passes every request on to the platform as it came. */
export async function serveSlackHosts(platformUrl: string): Promise<SlackHosts> {
  const folder = temporaryFolder("certificate");
  const { key, cert } = createCertificate(folder.path, ["slack.com", "hooks.slack.com"]);
  const server = createServer({ key, cert }, (incoming, outgoing) => {
    const target = new URL(incoming.url ?? "/", platformUrl);
    const passed = request(target, { method: incoming.method, headers: incoming.headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", () => resolve()));
  return {
    pythonEnv: {
      ...process.env,
      PYTHONPATH: [RESOLVER, clientFile(PYTHON_PACKAGES)].join(":"),
      PYTHONDONTWRITEBYTECODE: "1",
      SSL_CERT_FILE: join(folder.path, "certificate.pem"),
      SLACK_PORT: String((server.address() as AddressInfo).port),
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
      folder[Symbol.dispose]();
    },
  };
}
