import type { JobContext } from "@platform/server/domain/context.ts";
import { nobody } from "@platform/server/domain/caller.ts";

/** The context of a write that asks nobody's permission. */
export const byNobody: JobContext = { caller: nobody, nowMs: Date.UTC(2026, 0, 15, 9) };
