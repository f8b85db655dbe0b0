import { Type } from "typebox";

/** What every tool with pages takes. */
export const cursorArg = Type.Optional(
  Type.String({ description: "The cursor of the previous answer, for the next page." }),
);

export const formatArg = Type.Optional(
  Type.Enum(["detailed", "concise"], {
    description: "`concise` leaves out what is rarely needed. `detailed` by default.",
  }),
);

export const nextCursor = Type.Optional(
  Type.String({ description: "Pass it as `cursor`. Left out on the last page." }),
);

export function limitArg(max: number, otherwise: number) {
  return Type.Optional(
    Type.Integer({ minimum: 1, maximum: max, description: `How many at most: 1 to ${max}, ${otherwise} by default.` }),
  );
}

/** A sentence with the cursor of the next page, or the end. */
export function pageText(next: string): string {
  return next === "" ? "End of results." : `There are more results. Pass cursor \`${next}\` for the next page.`;
}

export function nextOf(next: string): { next_cursor?: string } {
  return next === "" ? {} : { next_cursor: next };
}

/** Where a listing goes on that is gathered again for each page; anything but one of its cursors begins it again. */
export function offsetOf(cursor: string | undefined): number {
  const offset = Number(cursor ?? 0);
  return Number.isSafeInteger(offset) && offset > 0 ? offset : 0;
}

/** `found` goes beyond the page if there is more. */
export function pageAt<Item>(found: readonly Item[], offset: number, limit: number) {
  const end = offset + limit;
  return { shown: found.slice(offset, end), next: found.length > end ? String(end) : "" };
}
