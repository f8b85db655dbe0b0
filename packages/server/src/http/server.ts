import {
  createServer as createHttpServer,
  type IncomingMessage,
  type RequestListener,
  type Server as HttpServer,
  type ServerOptions as HttpServerOptions,
  type ServerResponse,
} from "node:http";
import { createServer as createHttpsServer } from "node:https";
import { limits, refuse } from "@platform/protocol";
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { type ApiListener, type ApiOptions, createApiListener, json } from "./apiListener.ts";
import { StoreFailure } from "../ports/failures.ts";
import { withRequestOrigin } from "../ports/requestOrigin.ts";
import { inSpan } from "../ports/traces/span.ts";
import { isApiPath } from "./apiPath.ts";
import { addAuditRoute, type AuditLogServices } from "./auditRoute.ts";
import { type Arrivals, watchArrivals } from "./arrivals.ts";
import { answerBrokenRequest, tookTooLong } from "./brokenRequest.ts";
import { addressOf } from "./callerAddress.ts";
import { hasInvalidHost, invalidHostText } from "./hostHeader.ts";
import { addControlRoute, type ControlServices } from "./controlRoute.ts";
import type { FilesListener } from "./files/filesListener.ts";
import type { Gauge } from "./gauges.ts";
import { addMcpRoute, type McpRouteOptions } from "./mcp/mcpRoute.ts";
import { addMcpOauthRoutes } from "./mcp/oauthRoutes.ts";
import type { McpServices } from "./mcp/mcpServices.ts";
import type { DatabaseFigures } from "./databaseMetrics.ts";
import { createMetrics, type Metrics } from "./metrics.ts";
import { isClientGone } from "./clientGone.ts";
import type { MetricsAccess } from "./metricsAccess.ts";
import { addOperatorRoutes } from "./operatorRoutes.ts";
import { createRequestLog, logCall } from "./requestLog.ts";
import { spanOf } from "./requestSpans.ts";
import { addResponseRoute, type ResponseServices } from "./responseRoute.ts";
import { addRetiredRoots } from "./retiredRoots.ts";
import { addScimRoute, type ScimServices } from "./scimRoute.ts";
import { addTriggerRoute, type WebhookTriggerServices } from "./triggerRoute.ts";
import { addWebhookRoute, type WebhookServices } from "./webhookRoute.ts";

export interface ServerOptions extends Omit<ApiOptions, "record" | "arrivals" | "requestLog"> {
  /** Resolves when the store takes reads and writes. */
  readonly probe: () => Promise<void>;
  readonly metricsAccess: MetricsAccess;
  /** Where the database is another process. */
  readonly databaseStats?: (() => DatabaseFigures) | undefined;
  /** Sockets, queues, chores and sizes, for metrics. */
  readonly gauges?: (() => Promise<readonly Gauge[]>) | undefined;
  /** Everything people look at: documentation, sign-in, the client. */
  readonly pages: (app: FastifyInstance) => void;
  /** In dev mode, or for an operator; without it there is no such address. */
  readonly control?: ControlServices | undefined;
  /** Bytes of files, up and down. */
  readonly files?: FilesListener | undefined;
  /** The Audit Logs API. */
  readonly auditLogs?: AuditLogServices | undefined;
  /** The SCIM API, for identity providers. */
  readonly scim?: ScimServices | undefined;
  /** Tools for assistants. */
  readonly mcp?: McpServices | undefined;
  /** Addresses of apps that post into one channel. */
  readonly webhooks?: WebhookServices | undefined;
  /** Addresses that start workflows. */
  readonly triggers?: WebhookTriggerServices | undefined;
  /** Addresses through which apps answer people's actions. */
  readonly responses?: ResponseServices | undefined;
  /** For HTTPS; without it the server speaks HTTP. */
  readonly certificate?: ServerCertificate | undefined;
  /** How long a request may take to arrive. */
  readonly requestSeconds?: number;
}

/** What proves this server to browsers, as PEM. It may be replaced while the server runs. */
export interface ServerCertificate {
  current(): { readonly cert: string; readonly key: string };
  onRenewed(listener: () => void): void;
}

export interface Server {
  readonly app: FastifyInstance;
  /** Resolves when no call is under way. */
  settled(): Promise<void>;
}

const lingerMs = 5_000;

/** Methods check their own arguments. Fastify would load two schema compilers all the same, 3 MB that no route uses. */
const noSchemas = { buildValidator: refuseSchema, buildSerializer: refuseSchema };

function refuseSchema(): never {
  throw new Error("no route has a schema: see methods/define.ts");
}

/** The HTTP side of the platform: the calls, and the routes that operators and people use. */
export function createServer(options: ServerOptions): Server {
  const metrics = createMetrics(options.databaseStats, options.gauges);
  const requestSeconds = options.requestSeconds ?? limits.request_body_s;
  const arrivals = watchArrivals(requestSeconds, ({ socket }) => answerBrokenRequest(tookTooLong, socket));
  const requestLog = createRequestLog(options);
  const api = createApiListener({ ...options, arrivals, requestLog, record: metrics.record });
  const app = Fastify({
    bodyLimit: limits.body_bytes_max,
    serverFactory: (route) =>
      openServer({ requestSeconds, api, certificate: options.certificate }, (request, response) => {
        if (api.take(request, response)) return;
        requestLog.follow(request, response);
        inSpan(spanOf(request), () => {
          if (options.files?.take(request, response)) return;
          awaitBody(arrivals, request);
          route(request, response);
        });
      }),
    forceCloseConnections: "idle",
    return503OnClosing: false,
    exposeHeadRoutes: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1_000 },
    schemaController: { compilersFactory: noSchemas },
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, _request, reply) => void answerFrameworkError(error, reply),
  });
  // The pipeline decodes by itself: which bodies are acceptable, and what to answer to the others, is its contract.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  app.addHook("onRequest", (request, _reply, done) => {
    requestLog.noteRoute(request);
    done();
  });
  app.addHook("onRequest", refuseInvalidHost);
  addOrigins(app, options.isTrustedProxy);
  app.addHook("onClose", async () => arrivals.stop());
  app.addHook("preClose", (done) => {
    // A request that is still arriving may finish, but one that never does would keep the server from ever stopping.
    setTimeout(() => app.server.closeAllConnections(), lingerMs).unref();
    done();
  });
  app.addHook("onSend", (_request, reply, _payload, done) => {
    // A client would send its next request over a connection that is about to be closed.
    if (options.callServices.isDraining()) reply.header("connection", "close");
    done();
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const level = isRequestFault(error) || isClientGone(request.raw, reply.raw) ? "debug" : "error";
    options.log[level]({ err: error, url: request.routeOptions.url }, "request failed");
    return answerFrameworkError(error, reply);
  });

  addOperatorRoutes(app, options, metrics);
  addServices(app, options);
  if (options.mcp) addMcp(app, options, options.mcp, metrics);
  addRetiredRoots(app, options.callServices.methods);
  options.pages(app);
  return { app, settled: api.settled };
}

/** The routes that some servers do not have. */
function addServices(app: FastifyInstance, options: ServerOptions): void {
  if (options.control) addControlRoute(app, options.control, options.log);
  if (options.auditLogs) addAuditRoute(app, { ...options, services: options.auditLogs });
  if (options.scim) addScimRoute(app, { ...options, services: options.scim });
  if (options.webhooks) addWebhookRoute(app, options.webhooks, options.log);
  if (options.triggers) addTriggerRoute(app, options.triggers, options.log);
  if (options.responses) addResponseRoute(app, options.responses, options.log);
}

/** The calls of methods that tools make are counted and logged like those of apps. */
function addMcp(app: FastifyInstance, options: ServerOptions, services: McpServices, metrics: Metrics): void {
  const mcp: McpRouteOptions = {
    ...options,
    services,
    record: metrics.record,
    observe(call, answer, durationMs) {
      metrics.record(answer.method, answer.code, durationMs / 1000);
      options.onCall?.(call, answer, durationMs);
      logCall(options.log, call, answer, durationMs);
    },
  };
  addMcpRoute(app, mcp);
  addMcpOauthRoutes(app, mcp);
}

/** After the body, because the parser of bodies loses the context. */
function addOrigins(app: FastifyInstance, isTrustedProxy: (address: string) => boolean = () => false): void {
  app.addHook("preHandler", ({ raw }, _reply, done) => {
    const client = () => raw.headers["user-agent"] ?? "";
    const origin = { address: () => addressOf(raw, isTrustedProxy), client };
    inSpan(spanOf(raw), () => withRequestOrigin(origin, done));
  });
}

interface Opening {
  readonly requestSeconds: number;
  readonly api: ApiListener;
  readonly certificate: ServerCertificate | undefined;
}

function openServer({ requestSeconds, api, certificate }: Opening, listener: RequestListener): HttpServer {
  const settings = {
    maxHeaderSize: limits.request_head_bytes_max,
    // For uploads alone; all else is held to its seconds by watchArrivals.
    requestTimeout: limits.upload_url_life_s * 1000,
    headersTimeout: Math.min(limits.request_headers_s, requestSeconds) * 1000,
    keepAliveTimeout: limits.keep_alive_s * 1000,
    connectionsCheckingInterval: 1000,
    // Checked by hasInvalidHost, so that the answer is JSON where clients read JSON.
    requireHostHeader: false,
    shouldUpgradeCallback: (request: IncomingMessage): boolean =>
      isForSocket(request) && server.listenerCount("upgrade") > 0,
  };
  const server = certificate ? openSecureServer(settings, certificate, listener) : createHttpServer(settings, listener);
  server.on("checkContinue", (request: IncomingMessage, response: ServerResponse) => {
    if (api.refuseAwaited(request, response)) return;
    response.writeContinue();
    listener(request, response);
  });
  // Other expectations are passed over instead of refused without a body.
  server.on("checkExpectation", listener);
  return server;
}

function openSecureServer(
  settings: HttpServerOptions,
  certificate: ServerCertificate,
  listener: RequestListener,
): HttpServer {
  const handshakeTimeout = limits.request_headers_s * 1000;
  const server = createHttpsServer({ ...settings, ...certificate.current(), handshakeTimeout }, listener);
  // Connections that are open keep the certificate with which they began.
  certificate.onRenewed(() => server.setSecureContext(certificate.current()));
  return server;
}

/** Some clients offer HTTP/2 (`h2c`) with every request; the offer is passed over, and so is any below /api. */
function isForSocket({ url = "", headers }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === "websocket" && !isApiPath(url);
}

function awaitBody(arrivals: Arrivals, request: IncomingMessage): void {
  arrivals.begin(request);
  const end = () => arrivals.end(request);
  request.once("end", end).once("close", end);
}

function refuseInvalidHost(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  if (hasInvalidHost(request.raw)) void reply.code(400).type("text/plain").send(`${invalidHostText}\n`);
  else done();
}

const refusalOfFault: Record<string, ReturnType<typeof refuse>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: refuse("invalid_arguments", `the body is larger than ${limits.body_bytes_max} bytes`),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: refuse("request_timeout", "the body is shorter than its Content-Length"),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: refuse("invalid_post_type"),
  FST_ERR_BAD_URL: refuse("invalid_arguments", "the URL is malformed"),
};

function isRequestFault(error: FastifyError): boolean {
  return error.code in refusalOfFault || error.statusCode === 404;
}

function answerFrameworkError(error: FastifyError | StoreFailure, reply: FastifyReply): FastifyReply {
  if (error instanceof StoreFailure) {
    const body = JSON.stringify(refuse("service_unavailable"));
    return reply.code(503).header("retry-after", "1").header("cache-control", "no-store").type(json).send(body);
  }
  return reply
    .code(200)
    .type(json)
    .send(JSON.stringify(refusalOfFault[error.code] ?? refuse("internal_error")));
}
