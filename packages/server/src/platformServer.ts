import { randomBytes } from "node:crypto";
import type { openDevServices } from "./wiring/devServices.ts";
import { StartFailure } from "./ports/failures.ts";
import { openFileServices } from "./wiring/fileServices.ts";
import { openInstallServices } from "./wiring/installServices.ts";
import { createFilesListener } from "./http/files/filesListener.ts";
import { addPages } from "./http/pages/pages.ts";
import { type Server, createServer } from "./http/server.ts";
import { openReadiness } from "./wiring/readiness.ts";
import { openResponseServices } from "./wiring/responseServices.ts";
import { openWebhookTriggerServices } from "./wiring/webhookTriggerServices.ts";
import { openWebhookServices } from "./wiring/webhookServices.ts";
import type { Parts } from "./platformParts.ts";

export function openServer(parts: Parts, door: ReturnType<typeof openDevServices> | undefined): Server {
  const { log, clock, secrets, store, callServices, draining, control, isTrustedProxy } = parts;
  // Loaded when somebody first looks at a page: a server should start quickly.
  const openPeople = async () =>
    (await import("./wiring/peopleServices.ts")).openPeopleServices({ db: store.db, callServices });
  const installs = openInstallServices({ db: store.db, callServices });
  const baseUrl = () => parts.reach.baseUrl;
  const files = openFileServices({ callServices, blobs: parts.files.blobs, log });
  return createServer({
    callServices,
    files: createFilesListener({ door: files, log, isDraining: () => draining.isOn, isTrustedProxy }),
    log,
    nextRequestId: requestIds(),
    webhooks: openWebhookServices({ db: store.db, callServices }),
    triggers: openWebhookTriggerServices({ callServices }),
    responses: openResponseServices({ db: store.db, callServices }),
    probe: openReadiness({ store, callServices, clock }),
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
