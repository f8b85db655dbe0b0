/**
 * The files of the search index. A file has a document in `search_docs` like a message, in the channel 0 and with a
 * timestamp of its own, which this table assigns: the time of the file, or a free number soon after it.
 */
export interface SearchFilesTable {
  ts: number;
  file_id: string;
}
