import type { Plan as PlanBlock } from "@platform/protocol/blocks/plan.ts";
import { Plan } from "./streams/Plan.tsx";
import type { BlockProps } from "./blockProps.ts";

/** Steps that belong together. */
export function PlanView({ block }: BlockProps<PlanBlock>) {
  return <Plan plan={block} />;
}
