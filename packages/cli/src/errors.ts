/**
 * Every code with which a command can fail, what it means, and what to do about it. Programs read the code in `--json`;
 * `docs/cli/errors.md` is made from this table.
 */
export const cliErrors = {
  project_not_found: {
    meaning: "Neither this folder nor a parent folder contains `.platform/hooks.json` or `.slack/hooks.json`.",
    remedy:
      "Change to the folder of an app, create one with `platform create`, or run `platform init` in an existing folder.",
  },
  hooks_json_invalid: {
    meaning: "`hooks.json` is not valid JSON, or one of its fields violates the hook protocol.",
    remedy: "Fix the field named in the message.",
  },
  project_file_invalid: {
    meaning: "A file that the CLI stores in the project, such as `apps.dev.json`, cannot be read.",
    remedy: "Fix the file, or delete it: the CLI writes it again.",
  },
  env_file_invalid: {
    meaning: "The `.env` file of the project cannot be read.",
    remedy: "Make it a readable text file with lines `NAME=value`.",
  },
  env_file_exists: {
    meaning: "The project has a `.env` file already.",
    remedy: "Change it with `platform env set --app local`, or delete it first.",
  },
  env_example_not_found: {
    meaning: "The project has no example file from which `.env` could be created.",
    remedy: "Set variables with `platform env set --app local NAME=value`.",
  },
  sdk_hook_not_found: {
    meaning: "Neither `hooks.json` nor the answer of `get-hooks` defines the hook.",
    remedy: "Add the hook to `hooks.json`, or use an SDK that supports it.",
  },
  sdk_hook_invocation_failed: {
    meaning: "The process of a hook could not be started, exited with a code other than 0, was killed, or timed out.",
    remedy: "Read the hook's output; `platform doctor` checks the requirements of the SDK.",
  },
  deno_not_found: {
    meaning: "A hook calls Deno, which is not installed and could not be fetched with npm.",
    remedy: "Check that npm reaches its registry (`npm ping`), or install Deno so that it is on the PATH.",
  },
  sdk_hook_response_invalid: {
    meaning: "A hook exited with 0, but its output is not the JSON that the hook protocol requires.",
    remedy: "Fix the field named in the message, or keep logs out of the answer with `message-boundaries`.",
  },
  sdk_update_failed: {
    meaning: "The `install-update` hook reported an error, for the whole update or for one dependency.",
    remedy: "Fix the problem that the SDK reports, and run the command again.",
  },
  invalid_manifest: {
    meaning: "The manifest of the project violates its schema.",
    remedy: "Fix the fields named in the message; `docs/api/apps.manifest.validate.md` lists all fields.",
  },
  replay_differs: {
    meaning: "`platform replay` found that the app does something else than in the recording, or does not answer.",
    remedy:
      "Fix the app, pass `--ignore` for what may differ, or write the new behavior into the file with `--update`.",
  },
  checks_failed: {
    meaning: "`platform doctor` found a problem that prevents the project from working.",
    remedy: "Fix the checks marked with a cross.",
  },
  socket_refused: {
    meaning: "The server refuses a socket for the app: Socket Mode is off in its manifest, or its token has expired.",
    remedy: "Set `settings.socket_mode_enabled` in the manifest and run the command again.",
  },
  not_authed: {
    meaning: "You are not signed in to the workspace, or the session has expired.",
    remedy: "Sign in with `platform login`, or set `PLATFORM_TOKEN`.",
  },
  api_refused: {
    meaning:
      "The server refused a call; the message says why and names the method and its error code (`code` in JSON).",
    remedy: "[Refusals](refusals.md) lists the causes and remedies of all codes.",
  },
  control_refused: {
    meaning:
      "A control of the server refused the command; the message says why and names the control and its error code (`code` in JSON).",
    remedy: "[Refusals](refusals.md#controls) lists the causes and remedies of all codes.",
  },
  controls_refused: {
    meaning:
      "The server does not open its controls to your login; it must run in dev mode, and you must own a workspace.",
    remedy:
      "Sign in as an owner with `platform login`, pass the data folder of a dev server with `--data`, or pass `--base-url` and `--operator-token`.",
  },
  server_unreachable: {
    meaning: "No server answers at the URL, or the server there is not a platform server.",
    remedy: "Start it with `platform serve`, or pass another URL with `--base-url`.",
  },
  prompt_needed: {
    meaning: "The command needs an answer, but there is no terminal to ask on.",
    remedy: "Pass the flag named in the message.",
  },
  app_not_found: {
    meaning: "The project has no app in the workspace, or none in the environment given by `--app`.",
    remedy:
      "`platform run` creates the local app and `platform deploy` the deployed one; `--app` accepts the id of any other app.",
  },
  token_not_found: {
    meaning: "The app has no token of the kind that `--as` names.",
    remedy: "Add a scope of that kind to `oauth_config.scopes` in the manifest, and run `platform app install`.",
  },
  function_not_found: {
    meaning: "The app declares no functions, so none can be chosen.",
    remedy: "Declare one in the manifest, or pass another app with `--app`.",
  },
  invalid_bundle: {
    meaning: "The `build` hook exited with 0, but its output is not a valid bundle.",
    remedy: "Write `manifest.json` with `functions` and `functions/<callback_id>.js` for each function to its root.",
  },
  trigger_invalid: {
    meaning: "A trigger file names a workflow that the manifest does not declare; nothing was changed.",
    remedy: "Fix the files named in the message, and run `platform deploy` again.",
  },
  upload_failed: {
    meaning: "The bundle could not be sent, or the server rejected it.",
    remedy: "Run `platform deploy` again; the previous version is still active.",
  },
  version_not_found: {
    meaning: "The app has no such version, or it was deleted.",
    remedy: "`platform deploy list` lists the available versions.",
  },
  variable_not_found: {
    meaning: "The app has no variable with that name; the other named variables were removed.",
    remedy: "`platform env list` lists the variables.",
  },
  store_not_empty: {
    meaning: "The database already has workspaces, so a seed file cannot be loaded.",
    remedy: "Pass an empty data folder with `--data`, or reset a dev server with `platform state reset`.",
  },
  folder_not_empty: {
    meaning: "The folder for the new project is not empty.",
    remedy: "Choose another name, or use `platform init` to turn the existing folder into a project.",
  },
  project_exists: {
    meaning: "This folder already contains a project.",
    remedy: "No action is needed; `platform doctor` checks the project.",
  },
  cancelled: {
    meaning: "You answered no, or pressed Ctrl-C at a question.",
    remedy: "Run the command again to continue.",
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
export function failureText({ code, message, details: facts }: CliError): string {
  const [first = "", ...details] = message.split("\n");
  // Of a refusal by the server its own code says more.
  const isRefusal = code === "api_refused" || code === "control_refused";
  const shown = isRefusal ? `${String(facts["method"] ?? facts["control"])}: ${String(facts["code"])}` : code;
  return [`${first} (${shown})`, ...details].join("\n");
}
