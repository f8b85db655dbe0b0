import type { Extension as Compiler, Options } from "mdast-util-from-markdown";
import { parseToken } from "../mrkdwn/token.ts";

type Extension = Exclude<NonNullable<Options["extensions"]>[number], readonly unknown[]>;
type Construct = Exclude<NonNullable<NonNullable<Extension["text"]>[string]>, readonly unknown[]>;
type Code = Parameters<NonNullable<ReturnType<Construct["tokenize"]>>>[0];

/** What chat adds to markdown: `<@U1>`, `<https://x|label>` and the like, and `:emoji:`. A backslash before one undoes it. */
export type ChatNode = { type: "chatToken" | "chatEmoji"; value: string };

const angle = "<".charCodeAt(0);
const colon = ":".charCodeAt(0);
/** A longer token would have to be read again for every `<` before its end. */
const tokenCharsMax = 1_000;
const emojiCharsMax = 100;

/** Read like every other part of markdown, so that code and escapes around them mean what they always do. */
export const chatSyntax: Extension = {
  text: {
    [angle]: {
      name: "chatToken",
      tokenize: bracketed("chatToken", ">", /^[^<>]$/, tokenCharsMax, (inside) => parseToken(inside) !== undefined),
    },
    [colon]: {
      name: "chatEmoji",
      tokenize: bracketed("chatEmoji", ":", /^[a-z0-9_+'-]$/, emojiCharsMax, isEmoji),
    },
  },
};

export const chatCompiler: Compiler = {
  enter: { chatToken: enter("chatToken"), chatEmoji: enter("chatEmoji") } as never,
  exit: { chatToken: leave, chatEmoji: leave } as never,
};

/** A colon after a letter belongs to a word or a time; after another colon it can only add a skin tone. */
function isEmoji(name: string, before: Code): boolean {
  if (before === colon) return /^skin-tone-[2-6]$/.test(name);
  if (before !== null && before > 0 && /[\p{L}\p{N}]/u.test(String.fromCodePoint(before))) return false;
  return !/^\d+$/.test(name) || name === "100" || name === "1234";
}

function bracketed(
  type: ChatNode["type"],
  end: string,
  allowed: RegExp,
  charsMax: number,
  accepts: (inside: string, before: Code) => boolean,
): Construct["tokenize"] {
  return function tokenize(effects, ok, nok) {
    const before = this.previous;
    let inside = "";
    return start;

    function start(code: Code) {
      effects.enter(type as never);
      effects.consume(code);
      return within;
    }

    function within(code: Code): ReturnType<typeof ok> {
      // Negative codes are line endings and tabs.
      if (code === null || code < 0 || inside.length > charsMax) return nok(code);
      const character = String.fromCodePoint(code);
      if (character !== end) {
        if (!allowed.test(character)) return nok(code);
        inside += character;
        effects.consume(code);
        return within;
      }
      if (inside === "" || !accepts(inside, before)) return nok(code);
      effects.consume(code);
      effects.exit(type as never);
      return ok;
    }
  };
}

type Context = {
  enter: (node: ChatNode, token: object) => void;
  exit: (token: object) => void;
  sliceSerialize: (token: object) => string;
};

function enter(type: ChatNode["type"]) {
  return function (this: Context, token: object): void {
    this.enter({ type, value: this.sliceSerialize(token).slice(1, -1) }, token);
  };
}

function leave(this: Context, token: object): void {
  this.exit(token);
}
