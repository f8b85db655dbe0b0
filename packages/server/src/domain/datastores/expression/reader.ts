import { ExpressionFault, type Token } from "./tokenize.ts";

/** What the names after `#` and `:` stand for. */
export interface Placeholders {
  readonly attributes: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, unknown>>;
}

const keywords: ReadonlySet<string> = new Set(["AND", "OR", "NOT", "BETWEEN", "IN"]);

/** Goes through the parts of an expression, and throws an `ExpressionFault` at the first one that does not belong there. */
export class Reader {
  #at = 0;
  readonly #tokens: readonly Token[];
  readonly #placeholders: Placeholders;
  readonly #used = new Set<string>();

  constructor(tokens: readonly Token[], placeholders: Placeholders) {
    this.#tokens = tokens;
    this.#placeholders = placeholders;
  }

  fail(message: string): never {
    const place = this.#tokens[this.#at - 1];
    throw new ExpressionFault(place ? `${message} (at position ${place.at})` : message);
  }

  peek(offset = 0): Token | undefined {
    return this.#tokens[this.#at + offset];
  }

  next(wanted: string): Token {
    const token = this.#tokens[this.#at];
    if (!token) throw new ExpressionFault(`the expression ends where ${wanted} is expected`);
    this.#at += 1;
    return token;
  }

  takeSymbol(symbol: string): boolean {
    const isNext = this.peek()?.kind === "symbol" && this.peek()?.text === symbol;
    if (isNext) this.#at += 1;
    return isNext;
  }

  expectSymbol(symbol: string): void {
    const { text } = this.next(symbol);
    if (text !== symbol) this.fail(`${symbol} is expected instead of ${text}`);
  }

  takeKeyword(keyword: string): boolean {
    const isNext = this.peek()?.kind === "word" && this.peek()?.text.toUpperCase() === keyword;
    if (isNext) this.#at += 1;
    return isNext;
  }

  isKeyword({ text }: Token): boolean {
    return keywords.has(text.toUpperCase());
  }

  attributeOf({ text }: Token): string {
    const name = own(this.#placeholders.attributes, text);
    if (name === undefined) this.fail(`expression_attributes does not define ${text}`);
    this.#used.add(text);
    return name;
  }

  valueOf({ text }: Token): unknown {
    const value = own(this.#placeholders.values, text);
    if (value === undefined) this.fail(`expression_values does not define ${text}`);
    this.#used.add(text);
    return value;
  }

  /** Nothing is left, neither of the expression nor of its placeholders. */
  expectEnd(): void {
    const rest = this.#tokens[this.#at];
    if (rest) throw new ExpressionFault(`unexpected ${rest.text} (at position ${rest.at})`);
    const { attributes, values } = this.#placeholders;
    const unused = [...Object.keys(attributes), ...Object.keys(values)].find((name) => !this.#used.has(name));
    if (unused !== undefined) throw new ExpressionFault(`the expression does not use ${unused}`);
  }
}

function own<Value>(map: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(map, key) ? map[key] : undefined;
}
