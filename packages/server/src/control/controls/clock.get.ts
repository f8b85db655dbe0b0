import { succeed } from "@platform/protocol";
import { defineControl } from "../define.ts";
import { presentTime, timeSchema } from "../presentTime.ts";

export const clockGet = defineControl({
  name: "clock.get",
  summary: "Tells what time it is on the platform, and how far it has been moved.",
  params: {},
  result: timeSchema,
  errors: {},
  example: {},
  handler: async ({ clock }) => succeed(presentTime(clock)),
});
