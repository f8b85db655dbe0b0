import type { Style } from "@platform/protocol/richtext/style.ts";
import type { ReactNode } from "react";

interface Props {
  readonly style: Style | undefined;
  readonly children: ReactNode;
}

/** Flags add up, so each is an element of its own around the others. */
export function Styled({ style, children }: Props) {
  if (!style) return children;
  let shown = children;
  if (style.code) shown = <code>{shown}</code>;
  if (style.underline) shown = <u>{shown}</u>;
  if (style.strike) shown = <s>{shown}</s>;
  if (style.italic) shown = <em>{shown}</em>;
  if (style.bold) shown = <strong>{shown}</strong>;
  return shown;
}
