import { type Static, Type } from "typebox";
import { defineElement } from "../blockkit/define.ts";
import { actionId, confirm, focusOnLoad } from "../blockkit/fields.ts";
import { secondsMax, secondsMin } from "../elementValues/dates.ts";

export const datetimepicker = defineElement({
  type: "datetimepicker",
  summary: "Asks for a day and a time.",
  blocks: ["actions", "input"],
  value: {
    interaction: "input",
    format: "date_time",
    key: "selected_date_time",
    initial: "initial_date_time",
    empty: null,
  },
  fields: {
    action_id: actionId,
    initial_date_time: Type.Optional(
      Type.Integer({ minimum: secondsMin, maximum: secondsMax, description: "Seconds since 1970, in ten digits." }),
    ),
    confirm,
    focus_on_load: focusOnLoad,
  },
  example: { type: "datetimepicker", action_id: "start", initial_date_time: 1_798_000_000 },
});

export type Datetimepicker = Static<typeof datetimepicker.schema>;
