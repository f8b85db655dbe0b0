/** A person or a bot with sockets to one server. */
export interface ConnectedPerson {
  readonly userId: string;
  readonly connections: number;
  /** False when the person is away: manually, or without activity on every socket. */
  readonly isActive: boolean;
  readonly lastActivityMs: number;
}
