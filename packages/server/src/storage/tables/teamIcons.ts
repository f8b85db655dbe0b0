/** One size of a workspace's icon. */
export interface TeamIconsTable {
  /** The name in addresses: an unguessable hash and the file extension. */
  name: string;
  /** The length of a side in pixels. 0 for the image as it was fetched. */
  size: number;
  team_id: string;
  blob_key: string;
}
