/** One size of a person's photo. */
export interface PhotosTable {
  /** The name in addresses: an unguessable hash and the file extension. */
  name: string;
  /** The length of a side in pixels. 0 for the image as it was uploaded. */
  size: number;
  user_id: string;
  blob_key: string;
}
