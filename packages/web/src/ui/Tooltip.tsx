import { cloneElement, type ReactElement } from "react";

interface Props {
  readonly text: string;
  readonly children: ReactElement;
}

/**
 * A few words about what it is put around. Never the only place where something is said. The words are an attribute: one
 * layer shows them for the whole page, because a list has hundreds of buttons and one pointer.
 */
export function Tooltip({ text, children }: Props) {
  return cloneElement(children as ReactElement<{ "data-tip"?: string }>, { "data-tip": text });
}
