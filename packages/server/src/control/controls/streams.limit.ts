import { limits, refuse, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { optional, text } from "../../methods/params.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import { defineControl } from "../define.ts";
import { amount } from "../params.ts";

const seconds = (describe: string) => optional(amount({ describe, min: 1, max: limits.stream_limit_s_max }));

export const streamsLimit = defineControl({
  name: "streams.limit",
  summary: "Sets how long the streams of a workspace last.",
  notes: `The limits apply to streams that are started from now on. A limit that is left out goes back to its default: ${limits.stream_idle_s} seconds without a new chunk, and ${limits.stream_life_s} seconds at most. Slack's production has ended streams about five minutes after their start, which \`life_s\` 300 reproduces. A seed file sets the same limits with \`streams\`.`,
  params: {
    team_id: text({ describe: "The workspace." }),
    idle_s: seconds("How long a stream lasts without a new chunk."),
    life_s: seconds("How long a stream lasts at most."),
  },
  result: { idle_s: Type.Integer(), life_s: Type.Integer() },
  errors: { team_not_found: "There is no such workspace." },
  example: { team_id: "T0123456789", life_s: 300 },
  async handler({ db, setStreamLimits }, { team_id: teamId, idle_s: idleS, life_s: lifeS }) {
    if (!(await selectTeam(db, teamId))) return refuse("team_not_found");
    await setStreamLimits({ teamId, idleS: idleS ?? null, lifeS: lifeS ?? null });
    return succeed({ idle_s: idleS ?? limits.stream_idle_s, life_s: lifeS ?? limits.stream_life_s });
  },
});
