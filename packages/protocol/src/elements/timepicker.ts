import { type Static, Type } from "typebox";
import { defineElement } from "../blockkit/define.ts";
import { actionId, confirm, focusOnLoad, placeholder } from "../blockkit/fields.ts";
import { timePattern } from "../elementValues/dates.ts";

export const timepicker = defineElement({
  type: "timepicker",
  summary: "Asks for a time of day.",
  blocks: ["section", "actions", "input"],
  value: { interaction: "input", format: "time", key: "selected_time", initial: "initial_time", empty: null },
  fields: {
    action_id: actionId,
    initial_time: Type.Optional(Type.String({ pattern: timePattern, format: "time" })),
    timezone: Type.Optional(Type.String({ minLength: 1, description: "The IANA name of the zone that is meant." })),
    confirm,
    focus_on_load: focusOnLoad,
    placeholder,
  },
  example: { type: "timepicker", action_id: "at", initial_time: "09:30", timezone: "Africa/Lagos" },
});

export type Timepicker = Static<typeof timepicker.schema>;
