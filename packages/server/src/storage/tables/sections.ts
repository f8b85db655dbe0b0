/** The sections of a person's sidebar in a workspace. Without a row, they are those that everyone has. */
export interface SectionsTable {
  team_id: string;
  user_id: string;
  /** JSON: the sections in their order, with the conversations of each (`domain/sections/layout.ts`). */
  layout: string;
}
