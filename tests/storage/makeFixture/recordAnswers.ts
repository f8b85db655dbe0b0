import { methods } from "../../../packages/server/src/methods/registry.ts";
import type { Workspace } from "../../../packages/server/testkit/workspace.ts";
import { inputOf } from "../../flows/objects/inputs.ts";
import type { Stage } from "../../flows/objects/stage.ts";

/** A question, and what the server of the fixture answered. */
export interface RecordedAnswer {
  readonly caller: string;
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly answer: Readonly<Record<string, unknown>>;
}

export interface Recording {
  /** The token of each caller. */
  readonly tokens: Readonly<Record<string, string>>;
  readonly answers: readonly RecordedAnswer[];
}

/** Conversations besides the circle's channel that histories and the like are read of. */
const places = ["channel", "im", "mpim", "sharedChannel", "archivedChannel", "assistantChannel"] as const;

/** Every method that only reads, as each caller who has a token for it, about the objects of the circle. */
export async function recordAnswers(world: Workspace, stage: Stage): Promise<Recording> {
  const tokens: Record<string, string> = {
    owner: stage.insider.user ?? "",
    bot: stage.insider.bot ?? "",
    config: stage.insider.config ?? "",
    partner: stage.invitee.user ?? "",
    guest: stage.outsiders.guest.tokens.user ?? "",
    neighbour: stage.outsiders.otherWorkspace.tokens.user ?? "",
  };
  const answers: RecordedAnswer[] = [];
  for (const method of methods.values()) {
    if (method.http !== "GET" || changing.test(method.name)) continue;
    for (const params of inputsOf(method, stage)) {
      for (const [caller, token] of Object.entries(tokens)) {
        if (!method.tokens.includes(kindOf(caller))) continue;
        const answer = await world.actor(token).asks(method.name, params);
        answers.push({ caller, method: method.name, params, answer });
      }
    }
  }
  return { tokens, answers };
}

/** Served by GET, but it makes something, or answers what no store holds. */
const changing = /^files\.getUploadURLExternal$|^rtm\.|^migration\.exchange$|getFile$/;

function kindOf(caller: string) {
  return caller === "bot" || caller === "config" ? caller : "user";
}

function inputsOf(
  method: typeof methods extends ReadonlyMap<string, infer Found> ? Found : never,
  { circle }: Stage,
): Record<string, unknown>[] {
  const objects = method.params.filter(([, { object }]) => object !== undefined).map(([name]) => name);
  const inputs = [undefined, ...objects].map((arg) => inputOf({ method, arg: arg ?? "", kind: "" }, circle));
  const channels = objects.includes("channel")
    ? places.map((place) => ({
        ...inputOf({ method, arg: "channel", kind: "channel" }, circle),
        channel: circle[place],
      }))
    : [];
  return [...new Map([...inputs, ...channels].map((input) => [JSON.stringify(input), { ...input }])).values()];
}
