// GENERATED from the control definitions by npm run gen.

/** What each error code means, of every control that a command calls. */
export const controlCauses = {
  "clock.advance": {"too_far":"The year 9999 is the last one."},
  "clock.get": {},
  "clock.set": {"time_has_passed":"`to` is in the past. Time does not go back, because stored data carries dates; `state.restore` and `state.reset` move data and time back together."},
  "events.send": {"app_not_found":"There is no such app.","app_not_installed":"The app is not installed in any workspace.","no_request_url":"The app receives no events: it has neither a request URL nor Socket Mode."},
  "faults.add": {"unknown_method":"There is no such method.","unknown_code":"The method never returns this code.","too_many_faults":"Clear some with `faults.clear`."},
  "faults.clear": {},
  "faults.list": {},
  "log.list": {},
  "recordings.start": {"team_not_found":"There is no such workspace.","app_not_found":"There is no such app.","app_not_installed":"The app is not installed in the workspace.","channel_not_found":"There is no such channel in the workspace.","too_many_recordings":"Too many recordings are under way. Stop one of them."},
  "recordings.info": {"recording_not_found":"There is no such recording, or it was stopped."},
  "recordings.stop": {"recording_not_found":"There is no such recording, or it was stopped."},
  "recordings.replay": {"team_not_found":"There is no such workspace.","app_not_found":"There is no such app.","app_not_installed":"The app is not installed in the workspace.","channel_not_found":"There is no such channel in the workspace.","invalid_recording":"It is not a recording of a version that this server knows; the message names the place.","replay_running":"Another replay is running; there is one at a time, because it stops the clock.","too_many_recordings":"Too many recordings are under way. Stop one of them."},
  "recordings.await": {"replay_not_found":"There is no such replay, or another one was started since.","replay_failed":"The replay ended early, because of a fault of the server; its log has the reason."},
  "state.reset": {"no_seed_kept":"The seed was loaded by a server without controls, which stored no copy.","snapshot_not_usable":"The copy was written by a newer version, or is damaged.","not_on_postgres":"Not available on PostgreSQL, which has its own tools for this."},
  "state.restore": {"snapshot_not_found":"There is no snapshot with that name.","snapshot_not_usable":"It was written by a newer version, or is damaged.","not_on_postgres":"Not available on PostgreSQL, which has its own tools for this."},
  "state.snapshot": {"not_on_postgres":"Not available on PostgreSQL, which has its own tools for this.","too_many_snapshots":"There are too many snapshots. Reuse an existing name."},
} as const;

export type CalledControl = keyof typeof controlCauses;
