import { Type } from "typebox";

/** Present on the last page too, then with an empty cursor: some clients read it unguarded. */
export const pageSchema = Type.Object({ next_cursor: Type.String() });
