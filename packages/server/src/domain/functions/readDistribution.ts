import { type Outcome, succeed } from "@platform/protocol";
import { accessFunction, type FunctionCode, type NamedFunction } from "../access/accessFunction.ts";
import type { ReadContext } from "../context.ts";
import { describeDistribution, type Distribution } from "./distribution.ts";

/** Whose workflows may use a function, for callers who configure its app. */
export async function readDistribution(
  ctx: ReadContext,
  named: NamedFunction,
): Promise<Outcome<{ distribution: Distribution }, FunctionCode>> {
  const found = await accessFunction(ctx, named, "read");
  return found.ok ? succeed({ distribution: await describeDistribution(ctx, found.key) }) : found;
}
