/** Where a stage of a run goes on: after a message of a channel, a file of a workspace, a revision or a held file. */
export interface RunPosition {
  readonly key?: number;
  readonly ts?: number;
  readonly id?: string;
  readonly fileId?: string;
  readonly revision?: number;
}

/** Every stage begins here. */
export const firstPosition = "{}";

export function readPosition(text: string): RunPosition {
  return JSON.parse(text) as RunPosition;
}
