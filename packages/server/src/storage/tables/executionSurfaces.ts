/** What an app showed while it worked on an execution: clicks there are told with it. */
export interface ExecutionSurfacesTable {
  /** The id of a view, or channel and ts of a message. */
  surface: string;
  execution_id: string;
}
