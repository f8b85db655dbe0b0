export type TokenKind = "word" | "name" | "value" | "number" | "symbol";

export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
  /** Where it begins, counted from 1, as messages say it. */
  readonly at: number;
}

/** What is wrong with an expression, in a sentence for its author. */
export class ExpressionFault extends Error {}

const shapes: readonly (readonly [TokenKind, RegExp])[] = [
  ["name", /#[A-Za-z0-9_]+/y],
  ["value", /:[A-Za-z0-9_]+/y],
  ["word", /[A-Za-z_][A-Za-z0-9_]*/y],
  ["number", /\d+/y],
  ["symbol", /<>|<=|>=|[=<>(),.[\]]/y],
];
const blanks = /\s*/y;

/** The parts of an expression, or what cannot be a part of one. */
export function tokenize(text: string): Token[] | ExpressionFault {
  const tokens: Token[] = [];
  let at = skipBlanks(text, 0);
  while (at < text.length) {
    const token = tokenAt(text, at);
    if (!token) return new ExpressionFault(`unexpected ${JSON.stringify(text[at])} at position ${at + 1}`);
    tokens.push(token);
    at = skipBlanks(text, at + token.text.length);
  }
  return tokens;
}

function tokenAt(text: string, at: number): Token | undefined {
  for (const [kind, shape] of shapes) {
    shape.lastIndex = at;
    const found = shape.exec(text)?.[0];
    if (found !== undefined) return { kind, text: found, at: at + 1 };
  }
  return undefined;
}

function skipBlanks(text: string, at: number): number {
  blanks.lastIndex = at;
  return at + (blanks.exec(text)?.[0].length ?? 0);
}
