import type { ControlErrorCode, ControlTokenCode } from "@platform/protocol/controlErrors.ts";
import type { CalledControl, controlCauses } from "./controlCauses.ts";
import type { Remedy } from "./remedies.ts";

type Causes = typeof controlCauses;

/** Every code with which a control can refuse the call of a command. */
export type ControlCode = ControlErrorCode | { [Name in CalledControl]: keyof Causes[Name] & string }[CalledControl];

const reportBug = "Run the command again with `--verbose`; if it fails again, please report it as a bug.";
const readServerLog = "Read the server's log for the reason. If it fails again, please report it as a bug.";
const passToken =
  "Pass the data folder of the running dev server with `--data`, or its operator token with `--operator-token`.";
const signInAgain = "Sign in again with `platform login`.";

/** Typed by the definitions: a control that declares another code does not compile until it has a remedy here. */
export const controlRemedies: Readonly<Record<ControlCode, Remedy>> = {
  app_not_found: { remedy: "List your apps with `platform app list --all`, and pass the id with `--app`." },
  app_not_installed: { remedy: "Install it with `platform app install`." },
  channel_not_found: { remedy: "Pass the name of a channel of the workspace with `--channel`." },
  invalid_recording: { remedy: "Fix the file, or record the conversation again with `platform record`." },
  recording_not_found: {
    cause: "The server was restarted, and recordings end with it.",
    remedy: "Start the recording again with `platform record`.",
  },
  replay_failed: { remedy: readServerLog },
  replay_not_found: {
    cause: "The server was restarted, or another replay was started.",
    remedy: "Run the command again.",
  },
  replay_running: { remedy: "Wait until the other replay has ended, and run the command again." },
  team_not_found: { remedy: "Pass the domain of a workspace; `platform workspace list` prints them." },
  too_many_recordings: {
    cause: "As many recordings are under way as the server can hold.",
    remedy: "Stop the other `platform record` commands, or restart the server.",
  },
  internal_error: { cause: "The control failed on the server.", remedy: readServerLog },
  invalid_arg_name: { remedy: reportBug },
  invalid_arguments: { cause: "An argument is not valid.", remedy: "Fix the argument; `--help` lists all of them." },
  invalid_array_arg: { remedy: reportBug },
  invalid_auth: { remedy: passToken },
  invalid_charset: { remedy: reportBug },
  invalid_form_data: { remedy: reportBug },
  invalid_json: { remedy: reportBug },
  invalid_post_type: { remedy: reportBug },
  json_not_object: { remedy: reportBug },
  missing_post_type: { remedy: reportBug },
  no_request_url: {
    remedy:
      "Set `settings.event_subscriptions.request_url` or `settings.socket_mode_enabled` in the manifest of the app.",
  },
  no_seed_kept: {
    remedy: "Start `platform serve --dev` with an empty data folder; such a server can be reset.",
  },
  not_authed: { remedy: passToken },
  not_on_postgres: {
    cause: "A server on PostgreSQL has no snapshots.",
    remedy: "Save and restore the database with `pg_dump` and `pg_restore`, or use a dev server on SQLite.",
  },
  request_timeout: { remedy: "Run the command again in a minute." },
  snapshot_not_found: {
    remedy: "Pass the name of an existing snapshot, or create one with `platform state snapshot NAME`.",
  },
  snapshot_not_usable: {
    remedy: "Start the version of the server that wrote the snapshot, or create a new one.",
  },
  time_has_passed: {
    cause: "The time is in the past, and the platform's clock moves forward only.",
    remedy:
      "Pass a later time; `platform clock get` prints the current one. `platform state reset` and `platform state restore` move data and clock back together.",
  },
  too_far: { cause: "The clock cannot move beyond the year 9999.", remedy: "Pass a shorter duration." },
  too_many_faults: {
    cause: "The server has as many pending faults as it can hold.",
    remedy: "Remove faults with `platform faults clear`.",
  },
  too_many_snapshots: {
    cause: "The server has as many snapshots as it can hold.",
    remedy: "Pass the name of an existing snapshot to replace it.",
  },
  unknown_code: { remedy: "Pass one of the codes above with `--error`." },
  unknown_control: {
    cause: "The server does not offer this control.",
    remedy: "Start the server with `--dev` or `--operator-token`; it may also be older than this CLI.",
  },
  unknown_method: { remedy: "Check the name; the server's `/docs` lists all methods." },
};

/** What to do if the server does not give the control token to a login. */
export const controlTokenRemedies: Readonly<Record<ControlTokenCode, Remedy>> = {
  account_inactive: {
    cause: "The account or its workspace was deactivated.",
    remedy: "Ask an administrator to reactivate it, or sign in as another owner with `platform login`.",
  },
  invalid_auth: { remedy: signInAgain },
  not_an_owner: { remedy: "Sign in as an owner with `platform login`, or pass the data folder with `--data`." },
  not_in_dev_mode: {
    remedy: "Start the server with `--dev`, or pass its operator token with `--base-url` and `--operator-token`.",
  },
  token_expired: { cause: "The login has expired.", remedy: signInAgain },
  token_revoked: { cause: "The login was revoked.", remedy: signInAgain },
};
