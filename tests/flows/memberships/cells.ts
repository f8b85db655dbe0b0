import type { Method } from "../../../packages/server/src/methods/define.ts";
import { tokensFor } from "../objects/cells.ts";
import { type Input, inputOf, type Row } from "../objects/inputs.ts";
import type { Objects } from "../objects/stage.ts";
import { otherSide } from "./compare.ts";
import type { Member, Side, Workplace } from "./people.ts";
import { type Persona, twins } from "./seed.ts";
import type { MembershipStage } from "./stage.ts";

/** One call. */
export interface Call {
  readonly token: string;
  readonly input: Input;
}

/** The same call by a person with two memberships, or about one, and by the twin with one, or about the twin. */
export interface Cell {
  readonly name: string;
  readonly side: Side;
  readonly self: Member;
  readonly twin: Member;
  readonly call: Call;
  readonly twinCall: Call;
}

const sides = ["A", "B"] as const;

/** Every pair of calls of a method, with a token of either workspace, about objects of the same and of the other one. */
export function cellsOf(stage: MembershipStage, method: Method): Cell[] {
  const names = Object.keys(twins) as Persona[];
  return names.flatMap((persona) => sides.flatMap((side) => cellsIn(stage, method, persona, side)));
}

function cellsIn(stage: MembershipStage, method: Method, persona: Persona, side: Side): Cell[] {
  const self = stage.personas[persona][side];
  const twin = stage.twins.get(twins[persona][side] ?? "");
  if (!twin) return [];
  const place = stage.places[side];
  const away = otherSide(side);
  const foreign = {
    ...objectsOf(stage.places[away], stage.personas[persona][away]),
    user: stage.places[away].owner.id,
  };
  const bot = { bot: place.bot.token };
  const callers = [
    ...pairsOf(method, self.tokens, twin.tokens),
    // An app learns as little about a person's other workspaces as the person shows it here.
    ...(persona === "remov" ? [] : pairsOf(method, bot, bot)),
  ];
  return callers.flatMap(({ kind, token, twinToken }) => [
    ...inputsOf(method, objectsOf(place, self), objectsOf(place, twin)).map(([input, twinInput]) => ({
      name: `${method.name} as ${persona} in ${side} (${kind}) ${JSON.stringify(input)}`,
      side,
      self,
      twin,
      call: { token, input },
      twinCall: { token: twinToken, input: twinInput },
    })),
    ...inputsOf(method, foreign, foreign).map(([input]) => ({
      name: `${method.name} as ${persona} in ${side} (${kind}) about ${away} ${JSON.stringify(input)}`,
      side,
      self,
      twin,
      call: { token, input },
      twinCall: { token: twinToken, input },
    })),
  ]);
}

const objectsOf = ({ common }: Workplace, { own }: Member): Objects => ({ ...common, ...own });

function pairsOf(method: Method, tokens: Member["tokens"], twinTokens: Member["tokens"]) {
  return tokensFor(rowOf(method), tokens).flatMap(([kind, token]) => {
    const twinToken = twinTokens[kind as keyof typeof twinTokens];
    return twinToken === undefined || !method.tokens.some((taken) => taken === kind)
      ? []
      : [{ kind, token, twinToken }];
  });
}

const rowOf = (method: Method): Row => ({ method, arg: "", kind: "" });

/** The call without and with each argument that names an object. */
function inputsOf(method: Method, objects: Objects, twinObjects: Objects): (readonly [Input, Input])[] {
  const args = ["", ...method.params.flatMap(([name, { object }]) => (object === undefined ? [] : [name]))];
  const pairs = args.map((arg) => {
    const row = { method, arg, kind: "" };
    return [inputOf(row, objects), inputOf(row, twinObjects)] as const;
  });
  return [...new Map(pairs.map((pair) => [JSON.stringify(pair[0]), pair])).values()];
}

/** Every call that a former member tries with the tokens of the workspace that they left. */
export function callsOfFormer(stage: MembershipStage, method: Method): Call[] {
  const { tokens, own } = stage.personas.remov.A;
  const input = inputOf(rowOf(method), { ...stage.places.A.common, ...own });
  return pairsOf(method, tokens, tokens).map(({ token }) => ({ token, input }));
}
