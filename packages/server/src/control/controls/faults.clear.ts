import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { optional } from "../../methods/params.ts";
import { defineControl } from "../define.ts";
import { amount } from "../params.ts";

export const faultsClear = defineControl({
  name: "faults.clear",
  summary: "Removes one fault, or all; calls that are delayed by them continue at once.",
  params: { id: optional(amount({ describe: "The id of one fault; all faults by default.", min: 1, max: 2 ** 31 })) },
  result: { cleared: Type.Integer({ description: "How many there were." }) },
  errors: {},
  example: {},
  handler: async ({ faults }, { id }) => succeed({ cleared: faults.clear(id) }),
});
