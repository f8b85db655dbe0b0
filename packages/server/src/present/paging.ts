import { type Static, Type } from "typebox";

/** The paging fields of older listings. */
export const pagingSchema = Type.Object(
  {
    count: Type.Integer({ description: "How many a page holds." }),
    total: Type.Integer(),
    page: Type.Integer({ description: "Counted from 1." }),
    pages: Type.Integer(),
  },
  { title: "Paging" },
);

export function presentPaging(count: number, total: number, page: number): Static<typeof pagingSchema> {
  return { count, total, page, pages: Math.ceil(total / count) };
}
