/** What the database says of itself: which seed it holds, which server key its derived secrets need. */
export interface MetaTable {
  key: string;
  value: string;
}
