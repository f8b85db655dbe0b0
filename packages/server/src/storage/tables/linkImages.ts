/** An image of a preview, which this server fetched and serves. It lives as long as its message. */
export interface LinkImagesTable {
  /** The name in addresses: unguessable, and a file extension. */
  name: string;
  channel_key: number;
  ts: number;
  /** The MIME type of the bytes. */
  type: string;
  blob_key: string;
}
