import type { FileKeeping } from "../domain/files/fileKeeping.ts";
import type { CallServices } from "../http/call.ts";
import { createFilesListener } from "../http/files/filesListener.ts";
import type { RequestWatch } from "../delivery/watch.ts";
import type { DevServices } from "../http/pages/peopleServices.ts";
import { addPages } from "../http/pages/pages.ts";
import { type Server, createServer } from "../http/server.ts";
import type { Logger } from "../ports/log.ts";
import { type Clock, newRequestIds, type Secrets } from "../ports/ports.ts";
import { attachSocketServers, type SocketServer } from "../sockets/socketUpgrade.ts";
import type { Store } from "../storage/store.ts";
import type { OpenControlServices } from "./controlServices.ts";
import { openAuditLogServices } from "./auditLogServices.ts";
import { openFileServices } from "./fileServices.ts";
import type { ServerAddress } from "./httpListener.ts";
import type { RenewedCertificate } from "./renewedCertificate.ts";
import { openExternalAuthServices } from "./externalAuthServices.ts";
import { openToolConnectionServices } from "./toolConnectionServices.ts";
import { openInstallServices } from "./installServices.ts";
import { openLinkImageReads } from "./linkPreviewServices.ts";
import { openServerGauges, type ServerGaugesOptions } from "./serverGauges.ts";
import type { MailServices } from "./mailServices.ts";
import { openMcpServices } from "./mcpServices.ts";
import { openPhotoReads } from "./photoServices.ts";
import { openReadiness } from "./readiness.ts";
import { openResponseServices } from "./responseServices.ts";
import { openScimServices } from "./scimServices.ts";
import { openWebhookTriggerServices } from "./webhookTriggerServices.ts";
import { openWebhookServices } from "./webhookServices.ts";

export interface HttpServerOptions extends Omit<ServerGaugesOptions, "socketServers"> {
  readonly store: Store;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly log: Logger;
  readonly callServices: CallServices;
  readonly files: FileKeeping;
  readonly address: ServerAddress;
  readonly isTrustedProxy: (address: string) => boolean;
  readonly control: OpenControlServices | undefined;
  readonly watch: RequestWatch | undefined;
  readonly socketServers: readonly SocketServer[];
  /** For HTTPS; without it the server speaks HTTP. */
  readonly certificate: RenewedCertificate | undefined;
  /** What the pages show in dev mode. */
  readonly devServices: DevServices | undefined;
  readonly mail: Pick<MailServices, "transport">;
}

/** All routes and sockets on one HTTP server that does not listen yet. */
export function openHttpServer(options: HttpServerOptions): Server {
  const { log, clock, store, callServices, address, isTrustedProxy, control, devServices, watch } = options;
  const { isDraining } = callServices;
  // Loaded with the first page, because a server should start quickly.
  const openPeople = async () =>
    (await import("./peopleServices.ts")).openPeopleServices({ db: store.db, callServices });
  const openIdentities = async () => (await import("./identityServices.ts")).openIdentityServices({ callServices });
  const openPasskeys = async () => (await import("./passkeyServices.ts")).openPasskeyServices({ callServices });
  const installs = openInstallServices({ db: store.db, callServices });
  const openPhoto = openPhotoReads(store, options.files.blobs);
  const openLinkImage = openLinkImageReads(store, options.files.blobs);
  const externalAuth = openExternalAuthServices({ db: store.db, callServices });
  const toolConnections = openToolConnectionServices({ db: store.db, callServices });
  const baseUrl = () => address.baseUrl;
  const files = openFileServices({ callServices, blobs: options.files.blobs, log });
  const server = createServer({
    callServices,
    files: createFilesListener({ services: files, log, isDraining, isTrustedProxy }),
    log,
    nextRequestId: newRequestIds(),
    certificate: options.certificate,
    auditLogs: openAuditLogServices(callServices),
    scim: openScimServices(callServices, baseUrl),
    mcp: openMcpServices({ callServices, files, clock, baseUrl }),
    webhooks: openWebhookServices({ db: store.db, callServices, watch }),
    triggers: openWebhookTriggerServices({ callServices, watch }),
    responses: openResponseServices({ db: store.db, callServices, watch }),
    probe: openReadiness({ store, callServices, clock }),
    control,
    databaseStats: store.databaseStats,
    gauges: openServerGauges(options),
    metricsAccess: { isOpen: devServices !== undefined, tokens: control?.tokens ?? [] },
    onOpened: watch?.opened,
    onCall: control?.onCall,
    isTrustedProxy,
    tracer: options.tracer,
    pages: (app) =>
      addPages(app, {
        ...options,
        baseUrl,
        openPeople,
        openIdentities,
        openPasskeys,
        openPhoto,
        openLinkImage,
        installs,
        externalAuth,
        toolConnections,
        sendsMail: options.mail.transport !== undefined,
      }),
  });
  attachSocketServers(server.app.server, options.socketServers, isDraining);
  return server;
}
