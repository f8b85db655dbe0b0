/** Apart from the people, so that no row that is read to show a person carries it along. */
export interface PasswordsTable {
  user_id: string;
  hash: string;
  changed_ms: number;
}
