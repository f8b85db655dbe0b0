/** Every number that a caller can run into. Units last; no bare number of this kind stands anywhere else. */
export const limits = {
  /** One request. */
  body_bytes_max: 1024 * 1024,
  arg_count_max: 1_000,
  arg_name_chars_max: 255,
  json_depth_max: 64,
  json_keys_max: 10_000,
  request_headers_s: 10,
  request_body_s: 30,
  keep_alive_s: 72,

  /** Listing. */
  page_default: 100,
  page_max: 1_000,
  history_page_max: 999,
  cursor_life_s: 24 * 60 * 60,

  /** Tokens. */
  access_token_lifetime_s: 43_200,
  active_tokens_max: 2,
  refresh_grace_s: 30,

  /** Sockets. */
  socket_ticket_s: 30,
  socket_frame_bytes_max: 64 * 1024,
  socket_buffer_bytes_max: 1024 * 1024,
  socket_close_s: 5,

  /** Names and texts. */
  channel_name_chars_max: 80,
  message_text_chars_max: 40_000,
} as const;
