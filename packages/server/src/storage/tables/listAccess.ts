export type ListLevel = "read" | "write" | "owner";

/** Who may read a list, and who may write in it. */
export interface ListAccessTable {
  list_id: string;
  user_id: string;
  level: ListLevel;
}
