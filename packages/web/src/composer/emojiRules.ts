import { InputRule, inputRules, undoInputRule } from "prosemirror-inputrules";
import { Fragment } from "prosemirror-model";
import { type Command, type EditorState, Plugin, PluginKey, type Transaction } from "prosemirror-state";
import { emoticons, emoticonSource } from "../emoji/emoticons.ts";
import { emojiLookup, loadEmojiTable } from "../richtext/emojiTable.ts";
import { store } from "../store/store.ts";
import { schema } from "./schema.ts";
import { typedEmoji } from "./typedEmoji.ts";

/** What the person took back: it stays text until the message is sent. */
interface Kept {
  readonly texts: ReadonlySet<string>;
  /** What the last rule converted. */
  readonly last: string;
}

type KeptMeta = { readonly converted: string } | { readonly takenBack: true };

const nothingKept: Kept = { texts: new Set(), last: "" };
const keptKey = new PluginKey<Kept>("textsKept");

const keptTexts = new Plugin<Kept>({
  key: keptKey,
  state: {
    init: () => nothingKept,
    apply(transaction, kept) {
      const meta = transaction.getMeta(keptKey) as KeptMeta | undefined;
      if (meta && "converted" in meta) return { ...kept, last: meta.converted };
      if (meta) return { ...kept, texts: new Set([...kept.texts, kept.last]) };
      // A new message begins.
      return transaction.docChanged && transaction.doc.content.size <= 2 ? nothingKept : kept;
    },
  },
  props: {
    handleTextInput(_view, _from, _to, text) {
      if (emojiLookup() === undefined && /[:;=<>]/.test(text)) void loadEmojiTable();
      return false;
    },
  },
});

function convert(state: EditorState, from: number, to: number, typed: string, after: string): Transaction | null {
  if (keptTextsOf(state).has(typed) || isCodeBegun(state, from)) return null;
  const emoji = typedEmoji(emoticons.get(typed) ?? typed.slice(1, -1));
  if (!emoji) return null;
  const node = schema.nodes.emoji.create({ element: emoji.element, label: emoji.characters });
  const put = Fragment.from(after === "" ? [node] : [node, schema.text(after)]);
  return state.tr.replaceWith(from, to, put).setMeta(keptKey, { converted: typed } satisfies KeptMeta);
}

/** After one backtick without its partner a person writes code. */
function isCodeBegun({ doc }: EditorState, at: number): boolean {
  const $at = doc.resolve(at);
  return $at.parent.textBetween(0, $at.parentOffset, undefined, " ").split("`").length % 2 === 0;
}

const shortcodeRule = new InputRule(
  /(?:^|[^\p{L}\p{N}:])(:[a-z0-9_+'-]{1,100}:)$/u,
  (state, match, start, end) => {
    const typed = match[1] ?? "";
    return convert(state, start + match[0].length - typed.length, end, typed, "");
  },
  { inCodeMark: false },
);

/** After a space: until then `:/` may become `:/ ` or the beginning of anything. */
const emoticonRule = new InputRule(
  new RegExp(`(?:^|\\s)(${emoticonSource})(\\s)$`),
  (state, match, start, end) => {
    if (!store.getState().preferences.convert_emoticons) return null;
    const [whole, typed = "", space = " "] = match;
    return convert(state, start + whole.length - typed.length - space.length, end, typed, space);
  },
  { inCodeMark: false },
);

const rules = inputRules({ rules: [shortcodeRule, emoticonRule] });

/** Typed names and emoticons become emoji. */
export const emojiRules: readonly Plugin[] = [rules, keptTexts];

export function keptTextsOf(state: EditorState): ReadonlySet<string> {
  return keptKey.getState(state)?.texts ?? nothingKept.texts;
}

/** Right after a conversion: brings back what was typed, and leaves it as text in this message. */
export const takeBackEmoji: Command = (state, dispatch) => {
  if (!rules.getState(state)) return false;
  return undoInputRule(
    state,
    dispatch && ((tr) => dispatch(tr.setMeta(keptKey, { takenBack: true } satisfies KeptMeta))),
  );
};
