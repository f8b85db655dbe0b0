/** JSON: the progress of the index. Without a row it is rebuilt from the beginning. */
export interface SearchStateTable {
  key: string;
  value: string;
}
