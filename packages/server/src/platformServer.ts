import { randomBytes } from "node:crypto";
import type { openDevDoor } from "./doors/devDoor.ts";
import { StartFailure } from "./ports/failures.ts";
import { openFilesDoor } from "./doors/filesDoor.ts";
import { openInstallDoor } from "./doors/installDoor.ts";
import { createFilesListener } from "./http/files/filesListener.ts";
import { addPages } from "./http/pages/pages.ts";
import { type Server, createServer } from "./http/server.ts";
import { openReadiness } from "./doors/readiness.ts";
import { openResponseDoor } from "./doors/responseDoor.ts";
import { openTriggerDoor } from "./doors/webhookTriggerDoor.ts";
import { openWebhookDoor } from "./doors/webhookDoor.ts";
import type { Parts } from "./platformParts.ts";

export function openServer(parts: Parts, door: ReturnType<typeof openDevDoor> | undefined): Server {
  const { log, clock, secrets, store, desk, draining, control, isTrustedProxy } = parts;
  // Loaded when somebody first looks at a page: a server should start quickly.
  const openPeople = async () => (await import("./doors/peopleDoor.ts")).openPeopleDoor({ db: store.db, desk });
  const installs = openInstallDoor({ db: store.db, desk });
  const baseUrl = () => parts.reach.baseUrl;
  const files = openFilesDoor({ desk, blobs: parts.files.blobs, log });
  return createServer({
    desk,
    files: createFilesListener({ door: files, log, isDraining: () => draining.isOn, isTrustedProxy }),
    log,
    nextRequestId: requestIds(),
    webhooks: openWebhookDoor({ db: store.db, desk }),
    triggers: openTriggerDoor({ desk }),
    responses: openResponseDoor({ db: store.db, desk }),
    probe: openReadiness({ store, desk, clock }),
    control,
    metricsAccess: { isOpen: door !== undefined, tokens: control?.tokens ?? [] },
    onCall: control?.onCall,
    isTrustedProxy,
    pages: (app) => addPages(app, { log, secrets, clock, baseUrl, openPeople, door, installs, isTrustedProxy }),
  });
}

/** Short, and different in every process, so that two servers' logs can be read together. */
function requestIds(): () => string {
  const prefix = randomBytes(4).toString("hex");
  let last = 0;
  return () => `${prefix}${(++last).toString(36).padStart(5, "0")}`;
}

export function isLoopback(host: string): boolean {
  return host === "127.0.0.1" || host === "::1" || host === "localhost" || host === "0.0.0.0" || host === "::";
}

/** Where a server that listens on every address can be asked from its own machine. */
export function loopbackOf(host: string): string {
  return host === "0.0.0.0" ? "127.0.0.1" : host === "::" ? "::1" : host;
}

export function explainListenFailure(error: unknown, port: number, host: string): never {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE") {
    throw new StartFailure(`Port ${port} is taken by another process. Stop it, or choose another port with --port.`);
  }
  if (code === "EACCES") throw new StartFailure(`Port ${port} needs more rights. Choose one above 1023 with --port.`);
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
    throw new StartFailure(`${host} is no address of this machine. Choose another with --host.`);
  }
  throw error;
}
