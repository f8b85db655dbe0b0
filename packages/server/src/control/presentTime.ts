import { Type } from "typebox";

export { presentTime } from "./platformTime.ts";

export const timeSchema = {
  now: Type.String({ description: "The time on the platform, as ISO text." }),
  now_ms: Type.Integer({ description: "The same, in milliseconds since 1970." }),
  ahead_ms: Type.Integer({ description: "How far it is ahead of the machine." }),
};
