import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { defineControl } from "../define.ts";

export const controlList = defineControl({
  name: "control.list",
  summary: "Lists the controls.",
  params: {},
  result: { controls: Type.Array(Type.Object({ name: Type.String(), summary: Type.String() })) },
  errors: {},
  example: {},
  handler: async (context) => succeed({ controls: context.controls().map(({ name, summary }) => ({ name, summary })) }),
});
