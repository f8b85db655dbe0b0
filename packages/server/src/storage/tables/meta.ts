/** Facts about the database: its seed, and the server key that its derived secrets need. */
export interface MetaTable {
  key: string;
  value: string;
}
