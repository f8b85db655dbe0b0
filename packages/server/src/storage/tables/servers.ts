/** A server that holds sockets of apps. It counts as gone when its lease ends. */
export interface ServersTable {
  id: string;
  lease_until_ms: number;
}
