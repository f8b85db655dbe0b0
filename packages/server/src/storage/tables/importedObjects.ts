/** People, channels and files of an export as JSON, with the fields for which there is no column. */
export interface ImportedObjectsTable {
  team_id: string;
  kind: "user" | "channel" | "file";
  /** The id of the user or channel, or the path of the file inside of the export. */
  id: string;
  body: string;
}
