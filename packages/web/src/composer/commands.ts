import {
  chainCommands,
  createParagraphNear,
  exitCode,
  lift,
  liftEmptyBlock,
  newlineInCode,
  setBlockType,
  splitBlock,
  toggleMark,
  wrapIn,
} from "prosemirror-commands";
import type { NodeType } from "prosemirror-model";
import { liftListItem, sinkListItem, splitListItem, wrapInList } from "prosemirror-schema-list";
import type { Command, EditorState } from "prosemirror-state";
import { schema, type StyleName } from "./schema.ts";

const { nodes, marks } = schema;

/** Whether the cursor is in such a block. */
export function isIn(state: EditorState, type: NodeType): boolean {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth--) if ($from.node(depth).type === type) return true;
  return false;
}

export function hasStyle({ selection, storedMarks, doc }: EditorState, name: StyleName): boolean {
  const type = marks[name];
  if (selection.empty) return type.isInSet(storedMarks ?? selection.$from.marks()) !== undefined;
  return doc.rangeHasMark(selection.from, selection.to, type);
}

export const toggleStyle = (name: StyleName): Command => toggleMark(marks[name]);

/** A new line where a message goes on: the next item of a list, the next line of code, or else the next paragraph. */
export const newLine: Command = chainCommands(
  newlineInCode,
  splitListItem(nodes.list_item),
  createParagraphNear,
  liftEmptyBlock,
  splitBlock,
);

export const toggleQuote: Command = (state, dispatch, view) =>
  isIn(state, nodes.quote) ? lift(state, dispatch, view) : wrapIn(nodes.quote)(state, dispatch, view);

export const toggleCodeBlock: Command = (state, dispatch, view) =>
  (isIn(state, nodes.code_block) ? setBlockType(nodes.paragraph) : setBlockType(nodes.code_block))(
    state,
    dispatch,
    view,
  );

export const toggleList =
  (type: NodeType): Command =>
  (state, dispatch, view) =>
    isIn(state, type) ? liftListItem(nodes.list_item)(state, dispatch, view) : wrapInList(type)(state, dispatch, view);

export const deeper: Command = sinkListItem(nodes.list_item);
export const shallower: Command = liftListItem(nodes.list_item);
export { exitCode };

/** Makes a link of what is selected. */
export const linkTo =
  (href: string): Command =>
  (state, dispatch) => {
    const { from, to, empty } = state.selection;
    const mark = marks.link.create({ href });
    dispatch?.(empty ? state.tr.insert(from, schema.text(href, [mark])) : state.tr.addMark(from, to, mark));
    return true;
  };
