import { limits } from "../limits.ts";
import type { BuiltinDeclaration } from "./declaration.ts";

export const delay: BuiltinDeclaration = {
  title: "Wait",
  description: "Waits before the next step.",
  scopes: [],
  inputs: {
    minutes_to_delay: {
      type: "integer",
      title: "Minutes",
      is_required: true,
      minimum: 1,
      maximum: limits.delay_minutes_max,
    },
  },
  outputs: {},
};
