import { idsIn } from "./fakeIds.ts";
import { type Input, inputOf, type Row } from "./inputs.ts";
import { type OutsiderName, outsiderNames, type Reach, reachOf } from "./rules.ts";
import type { Objects, Outsider, Stage } from "./stage.ts";
import type { Tokens } from "./stageCast.ts";

/** One call that an outsider makes about an object of the circle, and how far the outsider reaches. */
export interface Cell {
  readonly row: Row;
  readonly outsider: OutsiderName;
  readonly kind: string;
  readonly token: string;
  readonly reach: Reach;
  readonly input: Input;
  readonly name: string;
}

const kinds = ["user", "bot", "config", "app"] as const;

/** The tokens of a caller that a method takes; if it takes none of them, one that it has to refuse. */
export function tokensFor({ method }: Row, tokens: Tokens): (readonly [kind: string, token: string])[] {
  const held = kinds.flatMap((kind) => {
    const token = tokens[kind];
    return token === undefined ? [] : [[kind, token] as const];
  });
  const taken = held.filter(([kind]) => method.tokens.includes(kind));
  return taken.length > 0 ? taken : held.slice(0, 1);
}

/** Every outsider, with every kind of token that the method takes, about every form of the object. */
export function cellsOf(stage: Stage, row: Row): Cell[] {
  const { method, arg } = row;
  const plain = inputOf(row, stage.circle);
  return outsiderNames.flatMap((outsider) => {
    const { tokens, own } = outsiderOf(stage, row, outsider);
    const inputs = { "": plain, ...directInputs(row, plain, stage.circle), ...mixedInput(row, plain, own) };
    return tokensFor(row, tokens).flatMap(([kind, token]) =>
      Object.entries(inputs).map(([form, input]) => ({
        row,
        outsider,
        kind,
        token,
        input,
        reach: reachOf(row, outsider),
        name: `${method.name} ${arg}${form} by ${outsider} (${kind})`,
      })),
    );
  });
}

function outsiderOf(stage: Stage, { method }: Row, name: OutsiderName): Outsider {
  if (name !== "minimalApp") return stage.outsiders[name];
  return { tokens: stage.minimal(method.scopes[0]), own: stage.outsiders.stranger.own };
}

/** Conversations come in three forms; what is closed to outsiders in one must be closed in the others. */
function directInputs(row: Row, plain: Input, circle: Objects): Record<string, Input> {
  if (row.kind !== "channel" || !idsIn(plain[row.arg]).includes(circle["channel"] ?? "")) return {};
  const messages = new Set(row.method.params.flatMap(([name, { object }]) => (object === "message" ? [name] : [])));
  const swap = (channel: string, message: string): Input =>
    Object.fromEntries(
      Object.entries(plain).map(([name, value]) => {
        if (name === row.arg) return [name, Array.isArray(value) ? [circle[channel]] : circle[channel]];
        return [name, messages.has(name) && !Array.isArray(value) ? circle[message] : value];
      }),
    );
  return { " of a DM": swap("im", "imMessage"), " of a group DM": swap("mpim", "mpimMessage") };
}

/** The outsider's own objects everywhere but in this argument: what one of them may do must not lend a hand. */
function mixedInput(row: Row, plain: Input, own: Objects): Record<string, Input> {
  const others = row.method.params.filter(([name, { object }]) => object && name !== row.arg && name in plain);
  const mine = inputOf(row, own);
  const isWhole = others.every(([name]) => name in mine && idsIn(mine[name]).every((id) => id !== "undefined"));
  if (others.length === 0 || !isWhole) return {};
  return { " among own objects": { ...mine, [row.arg]: plain[row.arg] } };
}
