/** A server that holds sockets of apps. It is taken for gone when `until_ms` has passed without a word from it. */
export interface ServersTable {
  id: string;
  until_ms: number;
}
