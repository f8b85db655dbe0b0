import type { CallEntry } from "./withEntry.ts";

/** What an operator does with a command on the server's machine, without an account of the platform. */
export type ShellAction =
  | "shell.app.token"
  | "shell.export"
  | "shell.export.completed"
  | "shell.import"
  | "shell.user.invite"
  | "shell.user.reset"
  | "shell.workspace.create";

export interface ShellAct extends Pick<CallEntry, "entity" | "teamId" | "details"> {
  readonly action: ShellAction;
  /** The operating system account that ran the command. */
  readonly operator: string;
}

/** The entry for a command of an operator. There is no address: the command does not go through the network. */
export function shellNote({ action, operator, details, ...act }: ShellAct): CallEntry {
  return {
    ...act,
    method: action,
    params: {},
    actorId: undefined,
    appId: undefined,
    details: { source: "shell", operator, ...details },
  };
}
