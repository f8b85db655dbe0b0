import { commonErrors } from "./errors.ts";

const {
  account_inactive,
  internal_error,
  invalid_arg_name,
  invalid_arguments,
  invalid_array_arg,
  invalid_charset,
  invalid_form_data,
  invalid_json,
  invalid_post_type,
  json_not_object,
  missing_post_type,
  request_timeout,
  token_expired,
  token_revoked,
} = commonErrors;

/** Every code with which `POST /control/<name>` can refuse a call before the control itself runs. */
export const controlErrors = {
  internal_error,
  invalid_arg_name,
  invalid_arguments,
  invalid_array_arg,
  invalid_auth: "The token is not the control token of this server.",
  invalid_charset,
  invalid_form_data,
  invalid_json,
  invalid_post_type,
  json_not_object,
  missing_post_type,
  not_authed: "No token was sent as `Authorization: Bearer`.",
  request_timeout,
  unknown_control: "The server has no control of this name.",
} as const;

export type ControlErrorCode = keyof typeof controlErrors;

/** Every code with which `POST /control/token.get` can refuse a login. */
export const controlTokenErrors = {
  account_inactive,
  invalid_auth: "The login is not known to the server.",
  not_an_owner: "Only owners of a workspace may use the controls.",
  not_in_dev_mode: "The server does not run in dev mode.",
  token_expired,
  token_revoked,
} as const;

export type ControlTokenCode = keyof typeof controlTokenErrors;
