import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { defineControl } from "../define.ts";
import { faultSchema, presentFault } from "../presentFault.ts";

export const faultsList = defineControl({
  name: "faults.list",
  summary: "Lists the pending faults in order.",
  params: {},
  result: { faults: Type.Array(faultSchema) },
  errors: {},
  example: {},
  handler: async ({ faults }) => succeed({ faults: faults.list().map(presentFault) }),
});
