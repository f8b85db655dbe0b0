/** Separate from `users`, so that reading a person never reads the hash. */
export interface PasswordsTable {
  user_id: string;
  hash: string;
  changed_ms: number;
}
