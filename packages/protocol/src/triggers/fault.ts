/** One thing that is wrong with a trigger. What tools print beside an input that lacks is named as they expect it. */
export interface TriggerFault {
  readonly message: string;
  /** A JSON pointer into the arguments. */
  readonly pointer: string;
  readonly missing_parameter_name?: string;
  readonly missing_parameter_type?: string;
}
