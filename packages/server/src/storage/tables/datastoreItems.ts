/** What an app stores in its datastores, separately for each workspace. */
export interface DatastoreItemsTable {
  app_id: string;
  team_id: string;
  /** The name of the datastore in the manifest. */
  datastore: string;
  /** The value of its primary key. */
  id: string;
  /** JSON. */
  item: string;
  /** From the attribute that the manifest names for it; null for items that stay. */
  expires_ms: number | null;
}
