/** Client preferences of a person. Without a row, the defaults apply. */
export interface PreferencesTable {
  user_id: string;
  /** JSON: what the person has chosen, by the names of `protocol/src/preferences.ts`. */
  chosen: string;
}
