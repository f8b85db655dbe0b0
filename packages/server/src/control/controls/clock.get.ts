import { succeed } from "@platform/protocol";
import { defineControl } from "../define.ts";
import { presentTime, timeSchema } from "../presentTime.ts";

export const clockGet = defineControl({
  name: "clock.get",
  summary: "Returns the platform's time, and how far it was moved.",
  params: {},
  result: timeSchema,
  errors: {},
  example: {},
  handler: async ({ clock }) => succeed(presentTime(clock)),
});
