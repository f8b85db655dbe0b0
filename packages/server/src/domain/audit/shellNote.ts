import type { Note } from "./note.ts";

/** What an operator does with a command on the server's machine, without an account of the platform. */
export type ShellAction = "shell.user.invite" | "shell.user.reset";

interface ShellAct extends Pick<Note, "entity" | "teamId" | "details"> {
  readonly action: ShellAction;
  /** The operating system account that ran the command. */
  readonly operator: string;
}

/** The entry for a command of an operator. There is no address: the command does not go through the network. */
export function shellNote({ operator, details, ...act }: ShellAct): Note {
  return {
    ...act,
    actorId: undefined,
    appId: undefined,
    details: { source: "shell", operator, ...details },
    address: "",
  };
}
