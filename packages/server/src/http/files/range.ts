/** The part of a file that is asked for: both ends included. */
export interface Span {
  readonly first: number;
  readonly last: number;
}

const single = /^bytes=(\d*)-(\d*)$/;

/**
 * What a Range header asks for: a part, the whole when it says nothing we serve (several parts, another unit, nonsense),
 * or `unsatisfiable` when the part lies beyond the end.
 */
export function readRange(header: string | undefined, size: number): Span | "whole" | "unsatisfiable" {
  const [, from = "", to = ""] = single.exec(header?.replaceAll(" ", "") ?? "") ?? [];
  if (from === "" && to === "") return "whole";
  if (from === "") return suffix(Number(to), size);
  const first = Number(from);
  const last = to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== "" && Number(to) < first) return "whole";
  return first < size ? { first, last } : "unsatisfiable";
}

function suffix(length: number, size: number): Span | "unsatisfiable" {
  return length === 0 || size === 0 ? "unsatisfiable" : { first: Math.max(0, size - length), last: size - 1 };
}
