import type { FastifyInstance } from "fastify";
import type { CallServices } from "./call.ts";
import type { Metrics } from "./metrics.ts";
import { mayReadMetrics, type MetricsAccess } from "./metricsAccess.ts";

export interface OperatorRouteOptions {
  readonly callServices: Pick<CallServices, "isDraining">;
  /** Resolves when the store takes reads and writes. */
  readonly probe: () => Promise<void>;
  readonly metricsAccess: MetricsAccess;
}

const metricsRefusal = "Send the operator token as bearer, or ask from this machine without a proxy.\n";

/** What load balancers and collectors ask: `/healthz`, `/readyz` and `/metrics`. */
export function addOperatorRoutes(app: FastifyInstance, options: OperatorRouteOptions, metrics: Metrics): void {
  app.get("/healthz", (_request, reply) => reply.type("text/plain").send("ok\n"));
  app.get("/readyz", async (_request, reply) => {
    const isReady =
      !options.callServices.isDraining() &&
      (await options.probe().then(
        () => true,
        () => false,
      ));
    return reply
      .code(isReady ? 200 : 503)
      .type("text/plain")
      .send(isReady ? "ready\n" : "not ready\n");
  });
  app.get("/metrics", async (request, reply) => {
    if (!mayReadMetrics(request.raw, options.metricsAccess)) {
      return reply.code(401).type("text/plain").header("www-authenticate", "Bearer").send(metricsRefusal);
    }
    return reply
      .header("cache-control", "no-store")
      .type(metrics.contentType)
      .send(await metrics.print());
  });
}
