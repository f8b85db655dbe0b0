/** How far the index has come, as JSON; without a row it is to be made from the beginning. */
export interface SearchStateTable {
  key: string;
  value: string;
}
