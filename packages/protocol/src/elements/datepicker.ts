import { type Static, Type } from "typebox";
import { defineElement } from "../blockkit/define.ts";
import { actionId, confirm, focusOnLoad, placeholder } from "../blockkit/fields.ts";

export const datepicker = defineElement({
  type: "datepicker",
  summary: "Asks for a day.",
  fields: {
    action_id: actionId,
    initial_date: Type.Optional(
      Type.String({ pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$", format: "date" }),
    ),
    confirm,
    focus_on_load: focusOnLoad,
    placeholder,
  },
  rules({ initial_date: date }, tell) {
    // The 30th of February has the shape of a date, but no calendar can show it.
    const isDay = date === undefined || new Date(`${date}T00:00:00Z`).getUTCDate() === Number(date.slice(-2));
    if (!isDay) tell("input must be a valid: date", "initial_date");
  },
  example: { type: "datepicker", action_id: "due", initial_date: "2026-12-24" },
});

export type Datepicker = Static<typeof datepicker.schema>;
