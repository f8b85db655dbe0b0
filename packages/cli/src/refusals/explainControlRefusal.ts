import { controlErrors, controlTokenErrors } from "@platform/protocol/controlErrors.ts";
import { controlCauses } from "./controlCauses.ts";
import { controlRemedies, controlTokenRemedies } from "./controlRemedies.ts";
import type { Explanation } from "./explainRefusal.ts";
import type { Remedy } from "./remedies.ts";

type Causes = Readonly<Record<string, string>>;

/** Why a control refused a call, and what to do; undefined for a code that this version does not know. */
export function explainControlRefusal(control: string, code: string): Explanation | undefined {
  const own: Causes = Object.hasOwn(controlCauses, control) ? controlCauses[control as keyof typeof controlCauses] : {};
  return explain({ ...controlErrors, ...own }, controlRemedies, code);
}

/** Why the server does not give its control token to a login, and what to do. */
export function explainTokenRefusal(code: string): Explanation | undefined {
  return explain(controlTokenErrors, controlTokenRemedies, code);
}

function explain(causes: Causes, remedies: Readonly<Record<string, Remedy>>, code: string): Explanation | undefined {
  if (!Object.hasOwn(causes, code) || !Object.hasOwn(remedies, code)) return undefined;
  const { cause = causes[code] ?? "", remedy = "" } = remedies[code] ?? {};
  return { cause, remedy };
}
