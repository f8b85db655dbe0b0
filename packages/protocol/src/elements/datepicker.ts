import { type Static, Type } from "typebox";
import { defineElement } from "../blockkit/define.ts";
import { actionId, confirm, focusOnLoad, placeholder } from "../blockkit/fields.ts";
import { datePattern, isCalendarDate } from "../elementValues/dates.ts";

export const datepicker = defineElement({
  type: "datepicker",
  summary: "Asks for a day.",
  blocks: ["section", "actions", "input"],
  value: { interaction: "input", format: "date", key: "selected_date", initial: "initial_date", empty: null },
  fields: {
    action_id: actionId,
    initial_date: Type.Optional(Type.String({ pattern: datePattern, format: "date" })),
    confirm,
    focus_on_load: focusOnLoad,
    placeholder,
  },
  rules({ initial_date: date }, tell) {
    if (date !== undefined && !isCalendarDate(date)) tell("input must be a valid: date", "initial_date");
  },
  example: { type: "datepicker", action_id: "due", initial_date: "2026-12-24" },
});

export type Datepicker = Static<typeof datepicker.schema>;
