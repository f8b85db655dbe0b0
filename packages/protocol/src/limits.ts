/** Every number that a caller can run into. Units last; no bare number of this kind stands anywhere else. */
export const limits = {
  /** One request. */
  body_bytes_max: 1024 * 1024,
  /** URL and headers together. */
  request_head_bytes_max: 16 * 1024,
  arg_count_max: 1_000,
  arg_name_chars_max: 255,
  /** Parts of a multipart form, and the headers of each. No method has as many arguments. */
  multipart_parts_max: 250,
  multipart_header_bytes_max: 8 * 1024,
  multipart_header_pairs_max: 20,
  json_depth_max: 64,
  /** Enough for the largest menu: a hundred groups of a hundred options. */
  json_keys_max: 80_000,
  request_headers_s: 10,
  request_body_s: 30,
  keep_alive_s: 72,
  /** How long the rest of a request is read and dropped after its answer, so that the client can read that. */
  body_drain_s: 30,
  broken_request_drain_s: 5,
  /** How long a browser may remember the answer to a preflight. */
  preflight_s: 2 * 60 * 60,
  /** How long `/readyz` goes by the result of one write, and how soon it tries again after a failed one. */
  ready_probe_s: 5,
  ready_retry_s: 1,

  /** Listing. */
  page_default: 100,
  page_max: 1_000,
  page_number_max: 10_000,
  history_page_max: 999,
  replies_page_max: 1_000,
  search_page_default: 20,
  /** Words and filters of one search, those inside of phrases too, and its characters; more are passed over. */
  search_parts_max: 50,
  search_query_chars_max: 2_000,
  search_page_max: 100,
  /** Of `admin.conversations.search`. */
  found_channels_page_default: 10,
  found_channels_page_max: 20,
  search_pages_max: 100,
  /** The newest matches that are ranked by score and counted exactly. Older ones follow by time. */
  search_ranked_max: 1_000,
  /** Messages with the wanted words that a search looks at to find those that the caller can read and the filters let pass. */
  search_candidates_max: 20_000,
  /** A person who is in more channels, and reads only there, is searched for by workspace. */
  search_channel_terms_max: 200,
  exchanged_users_max: 400,
  /** Of `assistant.search.context`: each kind of result on a page, and the messages before and after one. */
  assistant_search_page_max: 20,
  assistant_search_clauses_max: 20,
  assistant_search_context_messages: 3,
  cursor_life_s: 24 * 60 * 60,
  /** How long an app may search on behalf of a person who wrote to it. */
  action_token_life_s: 15 * 60,

  /** Tokens. A longer one is refused before it is hashed; the longest that this server issues has about 200 characters. */
  token_chars_max: 512,
  access_token_lifetime_s: 43_200,
  active_tokens_max: 2,
  refresh_grace_s: 30,
  oauth_code_life_s: 600,
  /** How long a key signs id tokens, and how long it is published: the last tokens are verified after its last use. */
  signing_key_use_s: 90 * 24 * 60 * 60,
  signing_key_life_s: 91 * 24 * 60 * 60,
  id_token_life_s: 300,
  /** A code that is redeemed twice within this time ends what it was redeemed for. */
  oauth_code_record_s: 24 * 60 * 60,
  /** How long tokens and invitations are kept after they expired, so that the answer is "expired" and not "unknown". */
  expired_record_s: 30 * 24 * 60 * 60,
  /** Rows of a table that one step of a sweep deletes. */
  sweep_rows_max: 500,
  /** Expired guests are deactivated by a job per workspace; one that has failed is tried again after this time. */
  guest_expiry_teams_step: 50,
  guest_expiry_items_max: 1000,
  guest_expiry_retry_s: 60 * 60,
  /** Between `platform login` and the code typed there. */
  command_line_ticket_s: 600,
  /** How long a consent page may stay open before it must be asked for again. */
  consent_form_s: 60 * 60,

  /** Signing in. */
  session_idle_s: 12 * 60 * 60,
  session_life_s: 30 * 24 * 60 * 60,
  /** What an administrator may choose as the lifetime of a person's sessions. */
  session_duration_s_min: 28_800,
  session_duration_s_max: 315_569_520,
  /** People in one call about sessions, and sessions on one page. */
  session_users_max: 1_000,
  session_page_max: 1_000,
  invite_link_life_s: 30 * 24 * 60 * 60,
  invite_link_uses_max: 400,
  /** A link that the operator hands out: to create the first owner, or to choose a password. */
  one_time_link_life_s: 24 * 60 * 60,
  /** A link that the operator hands out to one invited person. */
  one_time_invite_life_s: 7 * 24 * 60 * 60,
  /** What the browser client calls with; renewed as long as the session lasts. */
  client_token_s: 15 * 60,
  /** Between the password and the code of the second factor. */
  sign_in_code_wait_s: 10 * 60,
  /** How long `team.accessLogs` remembers the last access from an address with a browser. */
  access_log_s: 365 * 24 * 60 * 60,
  access_log_count_max: 1_000,
  access_log_pages_max: 100,
  user_agent_length_max: 120,
  sign_in_window_s: 15 * 60,
  sign_in_tries_per_account: 10,
  sign_in_tries_per_address: 100,
  sign_in_codes_tries: 10,
  /** Accounts with one address that a password is compared with when no workspace is named. */
  sign_in_accounts_max: 3,
  /** A link that a person requests because they forgot their password, and the requests for one login and of one network. */
  password_reset_life_s: 60 * 60,
  password_resets_per_account: 3,
  password_resets_per_address: 30,
  /** A link that confirms a new address, and the mails about it that a person can request in one window. */
  email_change_life_s: 24 * 60 * 60,
  email_changes_per_account: 3,
  /** Known and unknown addresses are answered after the same time. */
  password_reset_answer_ms: 250,
  /** Identity providers of a workspace or an org, and what one of them is made of. */
  sign_in_providers_max: 20,
  sign_in_provider_name_chars_max: 60,
  sign_in_provider_value_chars_max: 1_024,
  sign_in_provider_domains_max: 50,
  /** How long a person has to sign in at an identity provider, or to confirm that an account there is theirs. */
  provider_sign_in_s: 10 * 60,
  /** The answer of a SAML provider, and the metadata that describes one. */
  saml_response_bytes_max: 256 * 1024,
  saml_metadata_bytes_max: 256 * 1024,
  saml_depth_max: 50,
  /** Several, so that a provider can replace its key. */
  saml_certificates_max: 5,
  saml_key_bits_min: 2_048,
  /** How far the clock of a SAML provider may be off. */
  saml_clock_skew_s: 60,
  /** How long one request to an identity provider may take. */
  provider_request_s: 10,
  /** What groups at a provider mean here, and how they are named. */
  groups_claim_chars_max: 256,
  group_mappings_max: 500,
  group_value_chars_max: 1_024,
  /** How old a logout token of a provider may be, how long it is, and by how much clocks may differ. */
  logout_token_age_s: 60 * 60,
  logout_token_chars_max: 16_384,
  provider_clock_skew_s: 60,
  /** What a provider may call a person, as OpenID Connect limits it. */
  provider_subject_chars_max: 255,
  password_chars_min: 12,
  password_chars_max: 1_024,
  recovery_codes: 10,
  /** Passkeys of an account, their names, and how long a browser has to answer with one. */
  passkeys_max: 20,
  passkey_name_chars_max: 60,
  passkey_challenge_s: 5 * 60,
  /** A credential id as WebAuthn limits it, in base64url. */
  passkey_id_length_max: 1_364,

  /** Mail. A server that stops while it sends leaves the mail to others after the lease. */
  mail_lease_s: 10 * 60,
  mail_at_once_max: 4,
  /** How long a server that stops waits for a mail server. */
  mail_stop_s: 5,
  /** After how many seconds a mail is tried again that the mail server has put off; then it is given up. */
  mail_retries_s: [60, 300, 900, 3_600, 14_400, 43_200, 86_400],
  /** How long a notice waits for a mail server that does not answer. Mail with a link waits as long as the link works. */
  mail_life_s: 3 * 24 * 60 * 60,
  /** How long dev mode keeps what it captured, and a server what could not be delivered. */
  mail_record_s: 30 * 24 * 60 * 60,
  /** Digests of missed messages: how long the earliest of them waits, how often servers look, and for how many people at once. */
  mail_digest_quarter_s: 15 * 60,
  mail_digest_hour_s: 60 * 60,
  mail_digest_day_s: 24 * 60 * 60,
  mail_digest_look_s: 60,
  /** How long after the last request of a browser its person is away. */
  mail_digest_away_s: 5 * 60,
  mail_digests_at_once: 50,
  /** Messages in one digest, and characters of each. */
  mail_digest_messages_max: 50,
  mail_digest_text_chars_max: 300,
  /** Names of people and workspaces in a mail. */
  mail_name_chars_max: 60,
  /** Browsers of a person that a sign-in is compared with. */
  known_browsers_max: 200,

  /** Sockets. */
  socket_ticket_s: 30,
  socket_frame_bytes_max: 64 * 1024,
  socket_buffer_bytes_max: 1024 * 1024,
  socket_close_s: 5,
  /** Messages sent over one socket that may wait to be posted; further ones are refused. */
  socket_posts_max: 100,
  /** How long typing indicators that another server on the same database reported stay valid. */
  typing_indicator_s: 6,
  /** A person without activity on any socket for this long is away. */
  presence_idle_s: 10 * 60,
  /** Of one app, on all servers together; more are turned away. */
  app_sockets_max: 10,
  /** Servers that share a database renew their lease this often. Others take over from a server whose lease has ended. */
  heartbeat_s: 5,
  server_lease_s: 15,
  /** How long a socket of an app lives before it is asked to come again, and how long before that it is warned. */
  app_socket_life_s: 60 * 60,
  app_socket_debug_life_s: 360,
  app_socket_warning_s: 10,
  app_socket_ping_s: 10,
  /** Envelopes that one socket may have to acknowledge at once. */
  app_socket_envelopes_max: 100,

  /** Hooks: the programs of an SDK that the command line runs. */
  hook_answer_bytes_max: 16 * 1024 * 1024,
  /** Of all that it prints; a hook that prints more is ended. */
  hook_output_bytes_max: 64 * 1024 * 1024,
  /** Of STDOUT and of STDERR, each from its end, in the message when it fails. */
  hook_shown_bytes_max: 64 * 1024,
  get_hooks_s: 30,
  hook_s: 60,
  /** Looking for updates goes over the network, which may not be there, and people wait. */
  hook_check_s: 30,
  /** Building and updating fetch packages. */
  hook_fetching_s: 10 * 60,
  /** One event of a local run, and how many may run at once. */
  hook_event_s: 60,
  hook_events_max: 16,
  /** After this an event that wants no response is acknowledged while it is worked on, or it would be sent again. */
  hook_event_ack_s: 2.5,
  /** From being asked to stop to being made to. */
  hook_interrupt_s: 3,
  hook_terminate_s: 2,
  /** A burst of changed files is one change: after it has been quiet so long, and at the latest after the second. */
  watch_quiet_ms: 300,
  watch_wait_ms: 2_000,

  /** Assistants: a status, a title or the name of a suggestion, and what a suggestion says. */
  assistant_line_chars_max: 300,
  assistant_prompt_chars_max: 3_000,
  assistant_prompts_max: 4,
  assistant_loading_messages_max: 10,
  /** How long a status is shown that its app does not renew, and how long it is known why it was cleared. */
  thread_status_s: 2 * 60,
  thread_status_record_s: 24 * 60 * 60,

  /** Sessions with agents: titles, the name an agent takes in one, and how long `processing` lasts without being set again. */
  agent_session_title_chars_max: 200,
  agent_session_default_title_chars_max: 80,
  agent_username_chars_max: 200,
  agent_processing_s: 60 * 60,
  /** Code channels: the items below the header, the resource that a session is about, commands and views. */
  context_bar_items_max: 5,
  context_bar_key_chars_max: 64,
  context_bar_label_chars_max: 128,
  code_channel_url_chars_max: 2048,
  agent_resource_word_chars_max: 64,
  agent_resource_title_chars_max: 255,
  agent_session_id_chars_max: 255,
  code_commands_max: 10,
  code_command_name_chars_max: 31,
  code_command_text_chars_max: 255,
  code_views_max: 50,
  code_view_bytes_max: 1_000_000,
  code_view_key_chars_max: 1024,
  code_view_label_chars_max: 255,
  code_view_domains_max: 20,
  code_view_domain_chars_max: 255,
  /** How many sessions a page of a search reads. */
  agent_sessions_scanned: 500,

  /** Servers wake each other after commits. A lost wake-up is made up for after this time. */
  poll_fallback_s: 5,
  /** How often each server deletes what nobody waits to see gone. */
  sweep_every_s: 5 * 60,

  /** Events on their way to apps. */
  delivery_ack_s: 3,
  /** After each failure in turn. */
  delivery_retries_s: [0, 60, 5 * 60],
  /** Then, for apps that ask for delayed events, again and again, until the event is too old. */
  delivery_delayed_every_s: 60 * 60,
  delivery_delayed_s: 24 * 60 * 60,
  delivery_lease_s: 30,
  /** How long events wait for an app that has no socket open. */
  delivery_wait_s: 60 * 60,
  /** How long what was given up is kept. */
  delivery_record_s: 7 * 24 * 60 * 60,
  /** A question of another server whose answer nobody fetched is deleted after this time. */
  delivery_question_s: 60 * 60,
  /**
   * Events stay in the outbox for this long after every consumer has read them, for the sockets of servers that are
   * behind. A server that falls behind further closes its sockets, and clients read again what they missed.
   */
  outbox_kept_s: 5 * 60,
  /** Rows that one step deletes: the writer is busy for a few milliseconds. */
  outbox_prune_rows_max: 200,
  /** How often the write-ahead log of SQLite, which holds deleted text as well, is emptied. */
  write_ahead_log_s: 5 * 60,
  /** Requests to one app at once. */
  delivery_requests_max: 20,
  /** Events of one workspace that an app receives within the window; a notice says that there were more. */
  events_window_minutes: 60,
  events_window_max: 30_000,
  /** An app that fails at so many of a hundred events receives none any more; with fewer events it is not judged. */
  events_failing_percent: 95,
  events_judged_min: 1_000,

  /** Previews of the links in a message. */
  previews_per_message_max: 5,
  preview_url_chars_max: 2_048,
  /** How much of a page is read; the tags that describe it are at its beginning. */
  preview_page_bytes_max: 512 * 1024,
  preview_oembed_bytes_max: 64 * 1024,
  /** A larger image is left out. */
  preview_image_bytes_max: 5 * 1024 * 1024,
  preview_icon_bytes_max: 100 * 1024,
  preview_redirects_max: 5,
  /** For one link: the page, its redirects, its oEmbed document and its images. */
  preview_link_s: 15,
  preview_title_chars_max: 300,
  preview_text_chars_max: 700,
  preview_name_chars_max: 100,
  /** Tags of one page that are looked at. */
  preview_tags_max: 500,
  /** An image that is not wider is shown small, beside the text. */
  preview_thumb_pixels_max: 250,
  /** How long a server remembers the preview of a link. */
  preview_cache_s: 30 * 60,
  preview_cache_bytes_max: 4 * 1024 * 1024,
  /** Messages whose links one server fetches at the same time. */
  preview_messages_at_once: 4,
  /** How long a server has for the links of one message until another server tries. */
  preview_lease_s: 120,
  preview_attempts_max: 3,
  /** How long a site that is down is left alone. The wait before the third attempt is five times as long. */
  preview_retry_s: 60,

  /** Notifications to browsers that are closed. */
  push_subscriptions_max: 20,
  push_endpoint_chars_max: 1_000,
  /** As JSON and before it is encrypted: push services take 4 KB with the headers of the encryption. */
  push_content_bytes_max: 3_000,
  push_text_chars_max: 200,
  /** How long a push service keeps a notification for a browser that it cannot reach, and this server one for the service. */
  push_life_s: 12 * 60 * 60,
  push_answer_s: 10,
  /** Notifications that one server sends at the same time. */
  push_at_once: 20,
  /** How long a server has for one until another server tries. */
  push_lease_s: 60,
  push_attempts_max: 8,
  /** The pause before the second attempt; each further one is twice as long. */
  push_retry_s: 15,

  /** Requests that leave the server; connections are counted per origin. */
  outgoing_headers_bytes_max: 16 * 1024,
  outgoing_body_bytes_max: 1024 * 1024,
  outgoing_connections_max: 32,
  outgoing_idle_connections_max: 4,
  /** Shorter than what servers commonly wait, so that a request seldom meets a connection that is just being closed. */
  outgoing_idle_s: 4,
  outgoing_name_try_ms: 1_000,
  outgoing_name_tries: 3,

  /** Controls of dev mode. */
  operator_token_chars_min: 32,
  faults_max: 100,
  fault_count_max: 1_000_000,
  fault_latency_ms_max: 120_000,
  fault_retry_after_s_max: 3_600,
  log_entries_max: 10_000,
  log_bytes_max: 16 * 1024 * 1024,
  recordings_max: 8,
  recording_entries_max: 20_000,
  recording_bytes_max: 32 * 1024 * 1024,
  /** Entries hold the texts of messages that may have been deleted since, so they expire. */
  log_entry_s: 24 * 60 * 60,

  /** Times of calls; later ones cannot be printed as timestamps. */
  unix_seconds_max: 9_999_999_999,

  /** Names and texts. */
  team_name_chars_max: 255,
  team_description_chars_max: 250,
  default_channels_max: 100,
  governed_workflows_max: 50,
  governed_functions_max: 50,
  looked_up_triggers_max: 1_000,
  function_permission_users_max: 100,
  uninstalled_teams_max: 100,
  app_status_max: 100,
  requested_teams_max: 100,
  app_request_message_chars_max: 500,
  channel_name_chars_max: 80,
  channel_note_chars_max: 250,
  invited_users_max: 1_000,
  invited_channels_max: 100,
  invite_message_chars_max: 1_000,
  /** How long a request to invite a person waits, and how long administrators can read what was decided. */
  invite_request_life_s: 30 * 24 * 60 * 60,
  invite_request_record_s: 365 * 24 * 60 * 60,
  /** Members who ask for the same address. */
  invite_requesters_max: 50,
  /** The further workspaces of a user group. */
  group_teams_max: 20,
  /** People and entities in one change of delegated roles. */
  role_users_max: 10,
  role_entities_max: 10,
  role_page_max: 200,
  /** Of a direct conversation, besides oneself. */
  direct_others_max: 8,
  /** In how many conversations `client.counts` looks. */
  counted_channels_max: 5_000,
  /** Threads with unread replies that are counted for one person. */
  counted_threads_max: 1_000,
  /** Threads on a page of the threads that a person follows. */
  thread_page_default: 10,
  thread_page_max: 25,
  /** Followed threads that one such page looks at; of some of them the channel was left. */
  thread_candidates_max: 100,
  /** Replies that are shown of a thread in such a list, and at most when they are unread. */
  thread_preview_replies: 3,
  thread_preview_replies_max: 20,
  /** How long mentions, reactions and invitations are listed in the activity of a person. */
  feed_entry_s: 90 * 24 * 60 * 60,
  /** Entries on a page of it, and how many of each kind one page looks at. */
  feed_page_default: 30,
  feed_page_max: 50,
  feed_candidates_max: 100,
  /** A larger unread count is reported as this number. */
  unread_max: 1_000,
  message_text_chars_max: 40_000,
  /** What a person writes as one message; beyond it the client offers a text file or several messages. */
  composed_message_chars_max: 12_000,
  /** How many characters before that limit the client begins to count. */
  composed_message_count_from: 500,
  /** A group of so many people is mentioned only after a question. */
  mentioned_group_confirm_from: 6,
  /** Members of a channel that the client reads to say whom a mention notifies and who is not in it. */
  mentioned_members_max: 5_000,
  /** Text that replaces another; what goes beyond it is refused, because cutting would lose what was already there. */
  update_text_chars_max: 4_000,
  attachments_max: 100,
  /** Buttons and menus of one legacy attachment. */
  attachment_actions_max: 5,
  linked_names_max: 100,
  /** Messages for later: how far ahead, and how many of them may come at once into one channel. */
  schedule_ahead_s: 120 * 24 * 60 * 60,
  schedule_window_s: 5 * 60,
  schedule_per_window_max: 30,
  /** What an app attaches to a message, as JSON. */
  metadata_bytes_max: 8 * 1024,
  metadata_event_type_chars_max: 255,
  /** Work objects: all entities of one call as JSON, the texts of one, and its fields and buttons. */
  entities_bytes_max: 64 * 1024,
  entity_text_chars_max: 10_000,
  entity_label_chars_max: 255,
  entity_ref_chars_max: 500,
  entity_fields_max: 100,
  entity_custom_fields_max: 50,
  entity_primary_actions_max: 2,
  entity_overflow_actions_max: 5,
  /** How long an app can answer a request for the details of an entity, and how long its answer is shown without asking again. */
  entity_details_life_s: 10 * 60,
  /** Details panes that are kept of one person and app. */
  entity_panes_max: 20,
  username_chars_max: 80,
  icon_chars_max: 2_000,
  client_msg_id_chars_max: 64,
  /** How long sending a message again under the same id of the client posts nothing. */
  client_msg_id_s: 24 * 60 * 60,
  /** How many repliers are listed with the first message of a thread; all of them are counted. */
  reply_users_max: 100,
  unread_replies_max: 1_000,
  metadata_filter_keys_max: 100,
  url_chars_max: 3_000,

  /** Streamed messages. */
  /** Each text of a task or plan chunk (decision 36). */
  stream_field_chars_max: 256,
  stream_chunks_max: 100,
  stream_sources_max: 20,
  /** All text of one stream: each piece is sent with the whole message, so a message has to end somewhere. */
  stream_text_chars_max: 120_000,
  stream_tasks_max: 50,
  stream_idle_s: 10 * 60,
  stream_life_s: 60 * 60,
  /** Of the limits that a workspace sets for its own streams. */
  stream_limit_s_max: 24 * 60 * 60,
  /** By one app in one channel; fewer than the tier of `chat.startStream` allows in all channels together. */
  stream_starts_per_channel_minute: 10,

  /** What people say of themselves. */
  profile_name_chars_max: 80,
  /** Custom fields of profiles that a workspace can have. */
  profile_fields_max: 50,
  profile_field_label_chars_max: 50,
  profile_field_options_max: 100,
  profile_field_value_chars_max: 5_000,
  /** An uploaded photo of a person. */
  photo_bytes_max: 15 * 1024 * 1024,
  photo_pixels_max: 50_000_000,
  profile_text_chars_max: 255,
  status_text_chars_max: 100,

  /** What people attach to messages and channels. */
  message_emoji_max: 50,
  message_reactions_per_person_max: 23,
  /** How many people who reacted are listed with a message; all of them are counted. */
  reaction_users_max: 200,
  channel_pins_max: 100,
  channel_bookmarks_max: 100,
  bookmark_title_chars_max: 255,
  bookmark_link_chars_max: 3_000,

  /** Blocks and rich text. */
  block_id_chars_max: 255,
  rich_text_indent_max: 8,
  /** How many levels a quote, or a part of one, may have; each costs its reader a level. */
  rich_text_border_max: 8,
  /** One paragraph, item or table of markdown; what is longer or holds more signs is shown as it was written. */
  markdown_segment_chars_max: 4_000,
  markdown_segment_signs_max: 300,
  /** Of all segments together, in the units of the parser's guard; twice what the longest text that people write takes. */
  markdown_effort_max: 1_200_000,
  emoji_skin_tone_min: 1,
  emoji_skin_tone_max: 6,

  /** Files. The size is the default of a server. */
  file_bytes_max: 1024 * 1024 * 1024,
  file_name_chars_max: 255,
  file_title_chars_max: 255,
  alt_text_chars_max: 1_000,
  snippet_bytes_max: 1024 * 1024,
  /** A form with a snippet: each byte of it may take three, and there are other fields. */
  snippet_form_bytes_max: 4 * 1024 * 1024,
  file_head_bytes_max: 256 * 1024,
  /** Of a snippet, in the answer that describes it. */
  file_content_bytes_max: 64 * 1024,
  file_preview_lines_max: 5,
  file_preview_chars_max: 1_000,
  upload_url_life_s: 60 * 60,
  /** Between two pieces of an upload. */
  upload_idle_s: 60,
  open_uploads_max: 100,
  files_per_share_max: 50,
  file_page_max: 10_000,
  share_channels_max: 100,
  /** Remote files: what they are found by, and the text of one that searches read. */
  remote_title_chars_max: 255,
  remote_contents_chars_max: 1_000_000,
  /** How long bytes lie that no row names, before they are taken for left over. */
  orphan_file_s: 24 * 60 * 60,

  /** Blocks and views. */
  message_blocks_max: 50,
  /** Of all texts in the blocks of a message together, without data tables. */
  message_blocks_chars_max: 13_200,
  view_blocks_max: 100,
  /** Further mistakes are not reported; the first ones are enough. */
  block_faults_max: 100,
  action_id_chars_max: 255,
  text_object_chars_max: 3_000,
  section_fields_max: 10,
  section_field_chars_max: 2_000,
  actions_elements_max: 25,
  context_elements_max: 10,
  context_actions_elements_max: 5,
  header_chars_max: 150,
  header_level_max: 4,
  alert_chars_max: 200,
  /** The title and the subtitle of a card; its body and the text below it. */
  card_title_chars_max: 150,
  card_body_chars_max: 200,
  card_actions_max: 3,
  carousel_cards_max: 10,
  container_title_chars_max: 150,
  container_blocks_max: 10,
  input_label_chars_max: 2_000,
  picture_alt_chars_max: 2_000,
  image_title_chars_max: 2_000,
  block_url_chars_max: 3_000,
  /** Text in Markdown: of a message, of one piece of a stream, of all markdown blocks of a message together. */
  markdown_chars_max: 12_000,
  video_title_chars_max: 200,
  video_author_chars_max: 50,
  table_rows_max: 100,
  table_cells_max: 20,
  /** In all cells of all tables of a message or home tab. */
  table_chars_max: 10_000,
  /** With the header row. */
  data_table_rows_max: 201,
  data_table_page_rows_max: 100,
  data_table_page_rows_default: 5,
  /** In all cells of all data tables of a message or home tab. */
  data_table_chars_max: 20_000,
  charts_max: 2,
  /** Series, or segments of a pie. */
  chart_series_max: 12,
  chart_categories_max: 20,
  chart_title_chars_max: 50,
  chart_label_chars_max: 20,
  plan_tasks_max: 50,
  view_title_chars_max: 24,
  view_button_chars_max: 24,
  private_metadata_chars_max: 3_000,
  external_id_chars_max: 255,
  /** A view as JSON. */
  view_bytes_max: 250 * 1024,
  /** Views that one app has open for one person, one on top of the other. */
  view_stack_max: 3,
  /** Values in one view or message that are looked up for a person; any beyond count as not chosen. */
  state_items_max: 2_000,

  /** Legacy dialogs. Their titles and buttons have the limits of views. */
  dialog_elements_max: 10,
  dialog_callback_id_chars_max: 255,
  dialog_state_chars_max: 3_000,
  dialog_name_chars_max: 300,
  dialog_label_chars_max: 48,
  dialog_hint_chars_max: 150,
  dialog_text_chars_max: 150,
  dialog_textarea_chars_max: 3_000,
  dialog_option_chars_max: 75,

  /** Calls. */
  call_users_max: 1_000,
  call_name_chars_max: 255,
  call_url_chars_max: 3_000,
  call_time_s_max: 9_999_999_999,
  call_duration_s_max: 30 * 24 * 60 * 60,
  /** Messages that show one call, the latest: those are changed with it. */
  call_messages_max: 100,

  /** Interactions. */
  trigger_life_s: 3,
  response_url_life_s: 30 * 60,
  response_url_uses_max: 5,
  /** How long a person can act on an ephemeral message. */
  ephemeral_life_s: 24 * 60 * 60,

  /** Elements of blocks. */
  placeholder_chars_max: 150,
  options_max: 100,
  /** What one person can choose in one menu that sets no `max_selected_items`; each choice may cost a query. */
  selected_items_max: 1_000,
  option_groups_max: 100,
  option_text_chars_max: 75,
  option_value_chars_max: 150,
  overflow_options_max: 5,
  choices_max: 10,
  min_query_length_default: 3,
  button_text_chars_max: 75,
  button_value_chars_max: 2_000,
  accessibility_label_chars_max: 75,
  confirm_title_chars_max: 100,
  confirm_text_chars_max: 300,
  confirm_button_chars_max: 30,
  text_input_chars_max: 3_000,
  rich_text_input_lines_max: 100,
  input_files_max: 10,

  /** What administrators decide. */
  network_ranges_max: 100,
  network_methods_max: 200,
  usergroup_name_chars_max: 80,
  usergroup_description_chars_max: 140,
  usergroup_members_max: 1_000,
  /** What SCIM clients send, and get on one page. */
  scim_page_max: 1_000,
  scim_page_default: 100,
  scim_filter_chars_max: 2_000,
  scim_operations_max: 1_000,
  /** What is stored as given of one person, as JSON. */
  scim_stored_chars_max: 65_536,
  scim_external_id_chars_max: 255,
  barrier_groups_max: 100,
  hold_name_chars_max: 255,
  hold_description_chars_max: 2_000,
  /** People that one call puts on a legal hold, or takes off it. */
  hold_entities_max: 100,
  retention_days_max: 36_499,
  /** Messages that one bite of retention reads: few, so that concurrent posts are not delayed. */
  retention_bite: 50,
  granted_teams_max: 100,
  /** People and groups that one posting policy lists. */
  posters_max: 100,
  free_plan_messages_per_month: 10_000,
  message_quota_max: 1_000_000_000,
  shared_invite_life_s: 14 * 24 * 60 * 60,
  shared_invite_message_chars_max: 560,
  invite_requests_page_default: 200,
  channel_teams_max: 100,
  /** User groups that one channel is restricted to, and channels that one group leads to or that are restricted to it. */
  channel_groups_max: 100,
  group_channels_max: 100,
  /** Channels of one bulk action. */
  bulk_channels_max: 100,
  /** People of one bulk action. */
  bulk_users_max: 1000,
  /** How long the outcome of a job can be read after it has ended. */
  job_record_s: 90 * 24 * 60 * 60,
  /** How long the file that a job writes can be downloaded after its start. */
  job_file_life_s: 7 * 24 * 60 * 60,
  /** Entries that one item of an export of the audit log covers. */
  audit_export_item_entries: 5000,
  /** Clients are notified of a job after so many items. */
  job_progress_items: 10,
  /** Memberships of administrators that are notified of one change of a job. */
  job_watchers_max: 200,
  /** How long an import belongs to the server that works on it, unless that server renews its claim. */
  import_lease_s: 30,
  /** How long the archive of an import is kept, unless the import ends before. */
  import_archive_life_s: 7 * 24 * 60 * 60,

  /** What people keep for themselves. */
  dnd_snooze_minutes_max: 7 * 24 * 60,
  dnd_users_max: 50,
  /** How long a person who notified someone in spite of do not disturb has to wait before the next time. */
  dnd_override_every_s: 24 * 60 * 60,
  /** Conversations and threads of one person with a notification level of their own. */
  notify_levels_max: 1_000,
  reminder_text_chars_max: 3_000,
  reminder_ahead_s: 5 * 366 * 24 * 60 * 60,
  /** Reminders that one person has open in one workspace. */
  reminders_max: 1_000,
  stars_max: 10_000,
  /** Saved items on a page of Later. */
  saved_page_default: 30,
  /** Accounts that one browser is signed in to besides the one whose pages it shows. */
  other_accounts_max: 5,
  /** Sections of one person's sidebar in one workspace, and the conversations in all of them. */
  sections_max: 100,
  section_name_chars_max: 80,
  section_channels_max: 5_000,
  /** Drafts that one person has in one workspace, and the blocks of one as JSON. */
  drafts_max: 500,
  draft_bytes_max: 256 * 1024,

  /** Analytics. */
  message_metadata_page: 200,
  message_activity_page_default: 50,
  message_activity_page_max: 100,
  message_activity_window_s: 7 * 24 * 60 * 60,
  /** Messages that a client reports in one call. */
  recorded_messages_max: 100,
  /** How long a message must be in view before the browser client counts it: what flies past while scrolling is not read. */
  message_view_ms: 500,
  /** How long the browser client collects views and clicks before it sends them, and how long it waits after a failure. */
  activity_flush_ms: 2_000,
  activity_retry_ms: 10_000,
  /** Views and clicks that the browser client keeps while it cannot send them, and those that it remembers as sent. */
  activity_pending_max: 2_000,
  activity_remembered_max: 20_000,
  /** Messages that count as seen when a person marks a channel as read: only the newest. */
  marked_views_max: 100,
  /** Messages that one message can share by linking them. */
  shared_messages_max: 20,
  department_chars_max: 100,

  /** On one page of the Audit Logs API. */
  audit_page_max: 9999,
  /** How often the position of an audit chain is signed. */
  audit_checkpoint_every_s: 3600,
  /** How often the audit log records that the same person reads it. */
  audit_read_noted_every_s: 3600,
  /** Of one argument in the audit log. */
  audit_value_chars_max: 500,
  misuse_noted_every_s: 60,

  /** Anomalies in the audit log. A session that two networks and clients use within this time was probably copied. */
  anomaly_move_s: 3600,
  /** IPv4 networks that an org trusts. */
  anomaly_networks_max: 100,
  /** Files that one person downloads within the time below. */
  anomaly_downloads: 100,
  anomaly_downloads_within_s: 600,
  /** Failed sign-ins to one account within the time below. */
  anomaly_failed_sign_ins: 5,
  anomaly_failed_sign_ins_within_s: 15 * 60,

  /** Triggers of workflows. */
  /** People, and as many workspaces, that one permission of a type of trigger names. */
  type_permission_ids_max: 50,
  /** Users, channels, workspaces and orgs together that may run one trigger by name. */
  named_entities_max: 50,
  trigger_name_chars_max: 80,
  trigger_description_chars_max: 600,
  trigger_customizable_inputs_max: 10,
  /** Links that the shortcut menu of a channel offers. */
  offered_triggers_max: 100,
  /** Link triggers that one channel features, and channels that one call lists. */
  featured_workflows_max: 15,
  featured_channels_max: 100,
  /** Former definitions of a workflow whose steps are listed, and responses that one export contains. */
  step_versions_max: 100,
  exported_responses_max: 10_000,
  /** Mentions in rich text of a form that a message shows by name; further ones are shown by id. */
  entered_mentions_named_max: 50,
  /** Of all that an app has in one workspace. */
  triggers_max: 1_000,
  trigger_channels_max: 100,
  idempotency_key_chars_max: 200,
  filter_depth_max: 10,
  filter_statements_max: 100,
  filter_statement_chars_max: 1_000,
  schedule_repeats_max: 10_000,
  /** A time that a schedule missed by more than this, because no server was there, is not made up for. */
  schedule_late_s: 7 * 24 * 60 * 60,

  /** Lists. */
  list_name_chars_max: 255,
  list_people_max: 100,
  list_fields_max: 100,

  /** Canvases. */
  /** Archived items are not counted. */
  list_rows_max: 1_000,
  /** Those of to-do mode come on top. */
  list_columns_max: 30,
  list_views_max: 50,
  list_choices_max: 100,
  list_cell_values_max: 50,
  list_cell_attachments_max: 10,
  /** The JSON of a cell of text, and of a description. */
  list_text_chars_max: 40_000,
  list_column_name_chars_max: 255,
  list_page_default: 100,
  list_page_max: 1_000,
  list_rating_max: 10,
  list_precision_max: 10,
  list_export_s: 60 * 60,
  /** The end of the year 9999, in seconds. */
  list_timestamp_max: 253_402_300_799,
  canvas_chars_max: 100_000,
  canvas_title_chars_max: 255,
  /** As the stored JSON; one edit rewrites all of it. */
  canvas_bytes_max: 1_000_000,
  canvas_table_cells_max: 300,
  /** What is refused because the parser would take too long. */
  canvas_segment_chars_max: 20_000,
  canvas_segment_signs_max: 1_000,
  canvas_signs_max: 20_000,
  canvas_segments_max: 3_000,
  canvas_access_entries_max: 100,
  /** Mentions that the page of a canvas shows with names; the others keep their ids. */
  canvas_names_max: 200,

  /** The activity log of apps, for their collaborators. */
  activity_life_s: 7 * 24 * 60 * 60,
  activity_payload_chars_max: 16_384,

  /** Functions that run here. */
  hosted_heap_mib: 128,
  /** All private memory of a process; below 1 GiB it cannot even start, because the engine maps more than it uses. */
  hosted_data_bytes_max: 1024 * 1024 * 1024,
  hosted_written_bytes_max: 1024 * 1024,
  hosted_open_files_max: 256,
  hosted_threads_max: 256,
  /** A process that has worked for so long is replaced, well before the kernel would end it for its processor time. */
  hosted_process_busy_s: 300,
  hosted_process_cpu_s: 3_600,
  hosted_deadline_s: 60,
  /** While a person looks at something that does not answer yet. */
  hosted_interaction_deadline_s: 10,
  /** How often one execution is begun before it is taken for what brings servers down. */
  hosted_attempts_max: 3,
  /** How long a server that stops waits for functions under way. */
  hosted_stop_grace_s: 5,
  /** How far they stand back for everybody else when the processor is short: a third of what others get. */
  hosted_niceness: 5,
  /** Of an answer, whatever their length: each has to be carried from thread to thread, which holds up the server. */
  hosted_answer_values_max: 20_000,
  hosted_line_bytes_max: 4 * 1024 * 1024,
  hosted_output_bytes_max: 16 * 1024 * 1024,
  /** Of everything that it says: what it writes, and the requests it wants made. */
  hosted_lines_max: 10_000,
  hosted_log_lines_max: 100,
  hosted_log_chars_max: 64 * 1024,
  /** What a function writes is passed on together once in this time, while it runs. */
  hosted_log_flush_ms: 250,
  hosted_requests_max: 1_000,
  hosted_requests_at_once_max: 16,
  hosted_processes_max: 8,
  hosted_processes_per_version_max: 4,
  hosted_idle_s: 300,
  hosted_versions_max: 20,
  bundle_bytes_max: 20 * 1024 * 1024,
  bundle_unpacked_bytes_max: 64 * 1024 * 1024,
  bundle_function_bytes_max: 3 * 1024 * 1024,
  bundle_files_max: 1_000,
  variables_max: 100,
  variable_name_chars_max: 100,
  variable_value_chars_max: 8_192,

  /** App manifests. */
  manifest_yaml_chars_max: 32_000,
  app_name_chars_max: 35,
  /** Clients of `/mcp` that registered by themselves. Beyond it, the oldest ones that nobody uses are forgotten. */
  registered_clients_max: 500,
  /** Redirect URLs that such a client may name. */
  registered_redirects_max: 10,
  app_description_chars_max: 140,
  app_long_description_chars_min: 175,
  app_long_description_chars_max: 4_000,
  background_color_chars_min: 4,
  background_color_chars_max: 7,
  bot_display_name_chars_max: 80,
  shortcuts_max: 10,
  shortcut_name_chars_max: 24,
  shortcut_description_chars_max: 150,
  callback_id_chars_max: 255,
  slash_commands_max: 50,
  slash_command_chars_min: 2,
  slash_command_chars_max: 32,
  slash_command_description_chars_max: 2_000,
  slash_command_usage_hint_chars_max: 1_000,
  unfurl_domains_max: 5,
  redirect_urls_max: 1_000,
  scopes_max: 255,
  event_types_max: 100,
  request_url_chars_max: 3_500,
  outgoing_domains_max: 100,
  address_ranges_max: 50,
  /** How many errors an invalid manifest is answered with; the check stops there. */
  manifest_errors_max: 100,
  manifest_warnings_max: 100,
  /** Of lists and maps in a manifest for which no other bound is published. */
  manifest_items_max: 100,
  functions_max: 200,
  workflows_max: 200,
  declared_types_max: 50,
  parameters_max: 50,
  /** How many defaults one set of inputs or outputs is completed with, at all depths together. */
  type_defaults_max: 1_000,
  /** How deep a default may be completed with the defaults of what is inside of it. */
  type_default_depth_max: 16,
  /** How many defaults the checks of one manifest fill in. */
  manifest_defaults_max: 5_000,
  legacy_parameters_max: 20,
  legacy_steps_max: 10,
  legacy_step_chars_max: 50,
  datastores_max: 10,
  datastore_attributes_max: 100,
  /** One item of a datastore as JSON. */
  datastore_item_bytes_max: 400 * 1024,
  datastore_key_bytes_max: 2_048,
  datastore_batch_max: 25,
  datastore_page_max: 1_000,
  datastore_page_default: 100,
  /** A page of a query ends after this much, whatever its limit. */
  datastore_page_bytes_max: 1024 * 1024,
  datastore_expression_chars_max: 4_096,
  datastore_expression_depth_max: 50,
  datastore_expression_list_max: 100,
  mcp_servers_max: 20,
  mcp_server_key_chars_max: 100,
  mcp_server_url_chars_max: 500,
  mcp_headers_max: 20,
  mcp_header_chars_max: 1_000,
  /** Servers with tools that a person has turned on. */
  active_mcp_servers_max: 5,
  /** How long such a server has to list its tools, and to run one. */
  mcp_list_s: 10,
  mcp_call_s: 60,
  /** How often a person may have servers asked, all of them together. */
  mcp_requests_per_minute: 60,
  /** Of one answer of such a server. */
  mcp_answer_bytes_max: 2 * 1024 * 1024,
  /** Tools of one server; the others are left out. */
  mcp_tools_max: 100,
  mcp_tool_pages_max: 10,
  mcp_tool_name_chars_max: 128,
  mcp_tool_title_chars_max: 100,
  mcp_tool_description_chars_max: 2_000,
  /** The schema of the arguments of one tool, as JSON. */
  mcp_schema_bytes_max: 16 * 1024,
  mcp_arguments_bytes_max: 64 * 1024,
  /** Parts of the result of a tool, and their sizes. */
  mcp_result_parts_max: 20,
  mcp_result_text_chars_max: 100_000,
  mcp_image_bytes_max: 1024 * 1024,
  provider_client_id_chars_max: 1_024,
  client_secret_chars_max: 1_024,
  icon_pixels_min: 512,
  icon_pixels_max: 2_000,
  /** How long a server has to answer with an image. */
  image_fetch_s: 10,
  provider_key_chars_max: 255,
  external_user_id_chars_max: 255,
  /** How long a person has to connect an account at a provider of others, and how long a provider has to answer. */
  external_auth_state_s: 600,
  external_auth_s: 10,
  metadata_subscriptions_max: 20,
  agent_description_chars_max: 300,
  search_examples_max: 5,

  /** Workflows. */
  workflow_steps_max: 100,
  /** How long a function may take if its manifest does not say: a person may have to press a button in it. */
  function_time_limit_s: 7 * 24 * 60 * 60,
  function_time_limit_s_max: 30 * 24 * 60 * 60,
  /** Of the inputs of one function, and of its outputs, as JSON. */
  function_values_bytes_max: 256 * 1024,
  function_error_chars_max: 3_000,
  run_key_chars_max: 255,
  /** How often a step is tried that the platform itself cannot do, before its run is given up. */
  run_attempts_max: 6,
  /** How long a run is kept after its end. */
  run_record_s: 90 * 24 * 60 * 60,
  delay_minutes_max: 30 * 24 * 60,
  /** The shortest time between two notices to a person about failed runs of the same workflow. */
  run_notice_pause_s: 60,
  /** The same for the owners of an app, about runs that no person started. */
  run_notice_owners_pause_s: 60 * 60,
  run_notice_owners_max: 10,
  run_notice_reason_chars_max: 200,
  /** The size of a server's pool of PostgreSQL connections, unless `--database-pool` sets another. */
  database_connections: 16,
  database_connections_max: 1_000,
  /** How long a statement may take. Later its caller has given up, and it keeps a connection from others. */
  database_statement_s: 5,
  database_timeout_s_max: 600,
  /** How many lookups that wait at the same time share a statement on PostgreSQL. */
  coalesced_lookups_max: 100,
  /** The same for pages of messages, which are large. */
  coalesced_pages_max: 20,
  /** How long a lookup waits for the statement before it; then it goes out on another connection. */
  coalesced_wait_ms: 25,
  /** The connections of a server to its read replica. */
  replica_connections: 8,
  /** How long a read waits until the replica has every write that was acknowledged before; then the primary answers it. */
  replica_wait_ms: 250,
  /** After a replica was away or late, reads go to the primary for so long. */
  replica_pause_ms: 1_000,
} as const;
