import type { AppConnection } from "./appConnection.ts";

/** The open sockets by app, each app's in the order in which they take their turns. */
export class AppLines {
  readonly #lines = new Map<string, readonly AppConnection[]>();

  get all(): AppConnection[] {
    return [...this.#lines.values()].flat();
  }

  get isEmpty(): boolean {
    return this.#lines.size === 0;
  }

  of(appId: string): readonly AppConnection[] {
    return this.#lines.get(appId) ?? [];
  }

  /** Those of one app; of every app where none is named, and none where only people are meant. */
  among(appId: string | null | undefined): readonly AppConnection[] {
    return appId === undefined ? this.all : this.of(appId ?? "");
  }

  add(connection: AppConnection): void {
    this.#lines.set(connection.appId, [...this.of(connection.appId), connection]);
  }

  remove(connection: AppConnection): void {
    const rest = this.of(connection.appId).filter((other) => other !== connection);
    if (rest.length > 0) this.#lines.set(connection.appId, rest);
    else this.#lines.delete(connection.appId);
  }

  /** The one whose turn it is among those that can take anything; it goes to the end of the line. */
  next(appId: string): AppConnection | undefined {
    const next = this.of(appId).find(({ room }) => room > 0);
    if (next) this.#lines.set(appId, [...this.of(appId).filter((other) => other !== next), next]);
    return next;
  }

  roomOf(appId: string): number {
    return this.of(appId).reduce((sum, { room }) => sum + room, 0);
  }
}
