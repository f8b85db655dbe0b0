import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { setZone } from "../../domain/users/setZone.ts";
import { zoneOf } from "../../present/zone.ts";
import { defineMethod } from "../define.ts";
import { defaulted, flag, text } from "../params.ts";

export const clientZoneSet = defineMethod({
  name: "client.zone.set",
  summary: "Sets the caller's time zone: the one they chose, or the one that their browser reports.",
  http: "POST",
  tokens: ["user"],
  scopes: [],
  rate: 3,
  forPeople: true,
  params: {
    tz: text({ describe: "A zone of the IANA database, such as `Europe/Berlin`.", otherwise: "invalid_timezone" }),
    is_chosen: defaulted(
      flag({
        describe: "Whether the person chose it, which ends `tz_automatic`. If not, it applies only while that is set.",
      }),
      false,
    ),
  },
  result: {
    tz: Type.String(),
    tz_label: Type.String(),
    tz_offset: Type.Integer({ description: "Seconds ahead of UTC." }),
    tz_automatic: Type.Boolean({ description: "Whether the zone follows the browser." }),
  },
  errors: { invalid_timezone: "`tz` is not a zone of the IANA database." },
  examples: [{ title: "A browser in Berlin", params: { tz: "Europe/Berlin" } }],
  notes:
    "A method of this server's own, for clients. `client.preferences.set` with `tz_automatic` lets the zone follow the browser again.",
  async handler(ctx, { tz, is_chosen: isChosen }) {
    const set = await ctx.write(setZone, { tz, isChosen });
    if (!set.ok) return set;
    return succeed({ ...zoneOf(set.user.tz, ctx.nowMs), tz_automatic: set.isAutomatic });
  },
});
