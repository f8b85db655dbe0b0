import type { Logger } from "../../ports/log.ts";
import type { Handler } from "./handler.ts";
import { protect } from "./headers.ts";

/** Distinct reports that are logged. Anyone can send any number of reports, and must not be able to fill the log. */
const reportedMax = 100;
const charsMax = 200;

interface Options {
  readonly log: Logger;
  readonly baseUrl: () => string;
}

/** Each violation is logged once: it is an attack, or a bug of ours. */
export function policyReportHandlers({ log, baseUrl }: Options) {
  const reported = new Set<string>();
  const policyReport: Handler = (request, reply) => {
    const report = readReport(request.body);
    const key = JSON.stringify(report);
    if (report && !reported.has(key) && reported.size < reportedMax) {
      reported.add(key);
      log.warn(report, "a page tried what its policy forbids");
    }
    return protect(reply, baseUrl()).code(204).send();
  };
  return { policyReport };
}

function readReport(body: unknown): Readonly<Record<"directive" | "blocked" | "page", string>> | undefined {
  try {
    const { "csp-report": report } = JSON.parse(String(body)) as { "csp-report"?: Record<string, unknown> };
    if (typeof report !== "object" || report === null) return undefined;
    const field = (name: string): string => {
      const value = report[name];
      return typeof value === "string" ? value.slice(0, charsMax) : "";
    };
    // Without its query: it can contain search terms.
    const page = field("document-uri").replace(/[?#].*/s, "");
    return {
      directive: field("effective-directive") || field("violated-directive"),
      blocked: field("blocked-uri"),
      page,
    };
  } catch {
    return undefined;
  }
}
