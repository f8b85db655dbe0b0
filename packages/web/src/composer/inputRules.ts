import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from "prosemirror-inputrules";
import type { Plugin } from "prosemirror-state";
import { schema, type StyleName } from "./schema.ts";

const { nodes, marks } = schema;

/** Words between two marks, as in `*bold*`: the marks go, the words are styled. */
function styleRule(sign: string, name: StyleName): InputRule {
  const escaped = `\\${sign}`;
  const between = new RegExp(
    `(?:^|[\\s([{'"])${escaped}([^\\s${escaped}](?:[^${escaped}]*[^\\s${escaped}])?)${escaped}$`,
  );
  return new InputRule(
    between,
    (state, match, start, end) => {
      const words = match[1] ?? "";
      const from = end - words.length - 1;
      if (start > from || marks.code.isInSet(state.doc.resolve(end).marks())) return null;
      // Only the first mark is deleted: between the two may be mentions and emoji, which are no text.
      const styled = state.tr.delete(from, from + 1);
      return styled.addMark(from, from + words.length, marks[name].create()).removeStoredMark(marks[name]);
    },
    { inCodeMark: false },
  );
}

/** What typing alone can do; each has a button, too. */
export function typingRules(): Plugin {
  return inputRules({
    rules: [
      wrappingInputRule(/^\s*([-*•])\s$/, nodes.bullet_list),
      wrappingInputRule(/^(\d+)\.\s$/, nodes.ordered_list, (match) => ({ start: Number(match[1]) })),
      wrappingInputRule(/^>\s$/, nodes.quote),
      textblockTypeInputRule(/^```$/, nodes.code_block),
      styleRule("*", "bold"),
      styleRule("_", "italic"),
      styleRule("~", "strike"),
      styleRule("`", "code"),
    ],
  });
}
