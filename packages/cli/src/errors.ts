/**
 * Every code with which a command can fail, what it means, and what to do about it. Programs read the code in `--json`;
 * `docs/cli/errors.md` is made from this table.
 */
export const cliErrors = {
  project_not_found: {
    meaning: "Neither this folder nor one above it has `.platform/hooks.json` or `.slack/hooks.json`.",
    remedy: "Go to the folder of an app, or make one with `platform create`, or `platform init` in an existing one.",
  },
  hooks_json_invalid: {
    meaning: "`hooks.json` is not JSON, or a field of it is not what the hook protocol asks for.",
    remedy: "Correct the field that the message names.",
  },
  project_file_invalid: {
    meaning: "A file that the command line keeps in the project, such as `apps.dev.json`, cannot be read.",
    remedy: "Correct the file, or remove it: it is written anew.",
  },
  env_file_invalid: {
    meaning: "The `.env` file of the project cannot be read.",
    remedy: "Make it a readable text file with lines `NAME=value`.",
  },
  sdk_hook_not_found: {
    meaning: "Neither `hooks.json` nor the answer of `get-hooks` has a command for the hook.",
    remedy: "Add the hook to `hooks.json`, or use an SDK that supports it.",
  },
  sdk_hook_invocation_failed: {
    meaning:
      "The process of a hook could not be started, exited with another code than 0, was killed, or ran too long.",
    remedy: "Read what the hook printed; `platform doctor` checks what the SDK needs.",
  },
  sdk_hook_response_invalid: {
    meaning: "A hook exited with 0, but what it printed is not the JSON that the hook protocol asks for.",
    remedy: "Correct the field that the message names, or keep logs out of the answer: use `message-boundaries`.",
  },
  sdk_update_failed: {
    meaning: "The `install-update` hook reported an error, for the whole update or for one dependency.",
    remedy: "Correct what the SDK names, and run it again.",
  },
  invalid_manifest: {
    meaning: "The manifest of the project breaks its schema.",
    remedy: "Correct what the message names; `docs/api/apps.manifest.validate.md` has the fields.",
  },
  checks_failed: {
    meaning: "`platform doctor` found something that keeps the project from working.",
    remedy: "Fix the checks marked with a cross.",
  },
  socket_refused: {
    meaning: "The server will not open a socket for the app: Socket Mode is off in its manifest, or its token ended.",
    remedy: "Set `settings.socket_mode_enabled` in the manifest and run it again.",
  },
  not_authed: {
    meaning: "Nobody is signed in where the command should act, or the session is over.",
    remedy: "Sign in with `platform login`, or give a token in `PLATFORM_TOKEN`.",
  },
  api_refused: {
    meaning: "The server refused a call; the message has its code, in JSON it is `code`.",
    remedy: "The page of the method in the server's `/docs` says when it refuses so.",
  },
  server_unreachable: {
    meaning: "Nothing answers at the address of the server, or something that is not the platform does.",
    remedy: "Start it with `platform serve`, or name another one with `--base-url`.",
  },
  prompt_needed: {
    meaning: "The command has a question, and there is no terminal to ask it on.",
    remedy: "Answer with the flag that the message names.",
  },
  app_not_found: {
    meaning: "The project has no app in the workspace, or none in the environment that `--app` names.",
    remedy:
      "`platform run` makes the local one and `platform deploy` the deployed one; `--app` takes the id of any other.",
  },
  function_not_found: {
    meaning: "The app declares no functions, so there is none to choose.",
    remedy: "Declare one in the manifest, or name another app with `--app`.",
  },
  invalid_bundle: {
    meaning: "The `build` hook exited with 0, but what it wrote breaks the rules of bundles.",
    remedy: "Its root needs `manifest.json` with `functions`, and `functions/<callback_id>.js` for each of them.",
  },
  upload_failed: {
    meaning: "The bundle could not be sent, or the server did not take it.",
    remedy: "Run `platform deploy` again; the version before still runs.",
  },
  version_not_found: {
    meaning: "The app has no such version, or has it no more.",
    remedy: "`platform deploy list` shows those that there are.",
  },
  variable_not_found: {
    meaning: "The app has no variable of that name; the others that were named are gone.",
    remedy: "`platform env list` shows those that there are.",
  },
  store_not_empty: {
    meaning: "The database has workspaces already, so a seed file would mix with them.",
    remedy: "Name an empty data folder with `--data`, or reset a dev server with `platform state reset`.",
  },
  folder_not_empty: {
    meaning: "The folder that a project should be made in has something in it.",
    remedy: "Choose another name, or use `platform init` to make a project of what is there.",
  },
  project_exists: {
    meaning: "There is a project in this folder already.",
    remedy: "Nothing has to be done; `platform doctor` checks it.",
  },
  cancelled: {
    meaning: "The person said no, or pressed Ctrl-C at a question.",
    remedy: "Run it again when you have decided.",
  },
} as const satisfies Readonly<Record<string, CliErrorEntry>>;

export interface CliErrorEntry {
  readonly meaning: string;
  readonly remedy: string;
}

export type CliErrorCode = keyof typeof cliErrors;

export interface CliErrorOptions extends ErrorOptions {
  /** Where the case allows more than the table says. */
  readonly remedy?: string;
  readonly details?: Readonly<Record<string, unknown>>;
  readonly output?: string;
}

/** It was called rightly and still cannot be done. The runner tells the message and the remedy, and programs the code. */
export class CliError extends Error {
  override readonly name = "CliError";
  readonly code: CliErrorCode;
  readonly remedy: string;
  /** What a program may want to know besides, as JSON; shown with `--json` only. */
  readonly details: Readonly<Record<string, unknown>>;
  /** What a program that was run has printed; told on STDOUT before the message. */
  readonly output: string;

  constructor(code: CliErrorCode, message: string, { remedy, details, output, ...options }: CliErrorOptions = {}) {
    super(message, options);
    this.code = code;
    this.remedy = remedy ?? cliErrors[code].remedy;
    this.details = details ?? {};
    this.output = output ?? "";
  }
}

/** The message with its code behind the first line: what follows that are details, and a code at their end would look like one. */
export function failureText({ code, message }: CliError): string {
  const [first = "", ...details] = message.split("\n");
  return [`${first} (${code})`, ...details].join("\n");
}
