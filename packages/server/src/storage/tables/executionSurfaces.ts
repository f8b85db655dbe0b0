/** A view or message that an app showed during a function execution. Interactions with it carry the execution. */
export interface ExecutionSurfacesTable {
  /** The id of a view, or channel and ts of a message. */
  surface: string;
  execution_id: string;
}
