import { everyElement } from "../../packages/protocol/src/elements/index.ts";
import { limits } from "../../packages/protocol/src/limits.ts";
import { roundsOf } from "../testing/rounds.ts";

/** Numbers that a document states. The pattern must match, and its groups must be the numbers of the code, in this order. */
export interface Figure {
  readonly file: string;
  readonly pattern: RegExp;
  readonly values: readonly number[];
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const kib = 1024;
const mib = 1024 * kib;
const retriesS = limits.delivery_retries_s.reduce((sum, pause) => sum + pause, 0);
const menus = everyElement.filter(({ name }) => name.endsWith("_select"));

const inReadme: readonly (readonly [RegExp, ...number[]])[] = [
  [/clock\.advance\("(\d+)h"\)/, limits.access_token_lifetime_s / hour],
  [/kills it (\w+) times per run/, roundsOf("PLATFORM_KILLS")],
];

/** By the name of the guide. */
const inGuides: Readonly<Record<string, readonly (readonly [RegExp, ...number[]])[]>> = {
  administration: [
    [/\(`outbox`\) \| (\w+) minutes later/, limits.outbox_kept_s / minute],
    [/after (\d+) minutes by URL/, retriesS / minute],
    [/only for the newest (\d+) messages/, limits.marked_views_max],
    [/kept for (\d+) days/, limits.run_record_s / day],
  ],
  blocks: [
    [/holds (\d+) blocks, a view (\d+)/, limits.message_blocks_max, limits.view_blocks_max],
    [/share ([\d,]+) characters/, limits.markdown_chars_max],
    [/At most ([\d,]+) values/, limits.selected_items_max],
    [/at most (\d+) characters, its `text` (\d+)/, limits.option_value_chars_max, limits.option_text_chars_max],
  ],
  "browser-client": [
    [/lasts (\d+) minutes/, limits.client_token_s / minute],
    [/stay online for (\w+) seconds/, limits.server_lease_s],
    [/(\w+) kinds of menus/, menus.length],
  ],
  cli: [[/holds the newest ([\d,]+) entries/, limits.log_entries_max]],
  datastores: [
    [/at most (\d+) datastores with (\d+) attributes/, limits.datastores_max, limits.datastore_attributes_max],
    [/at most (\d+) KB, a key ([\d,]+) bytes/, limits.datastore_item_bytes_max / kib, limits.datastore_key_bytes_max],
    [/up to (\d+) items, all or none/, limits.datastore_batch_max],
    [/`limit` items \((\d+), at most ([\d,]+)\)/, limits.datastore_page_default, limits.datastore_page_max],
    [/up to (\d+) values/, limits.datastore_expression_list_max],
  ],
  events: [
    [/within (\d+) seconds acknowledges/, limits.delivery_ack_s],
    [/up to (\d+) open sockets/, limits.app_sockets_max],
  ],
  files: [
    [/`content` can have (\d+) MiB/, limits.snippet_bytes_max / mib],
    [/maximum size \(default (\d+)\)/, limits.file_bytes_max / mib],
  ],
  hooks: [
    [/up to (\d+) MiB; boundaries/, limits.hook_answer_bytes_max / mib],
    [/prints more than (\d+) MiB/, limits.hook_output_bytes_max / mib],
    [/is (\d+) seconds for `get-hooks`/, limits.get_hooks_s],
    [/(\d+) minutes for `build`/, limits.hook_fetching_s / minute],
    [/up to (\d+) in parallel/, limits.hook_events_max],
    [/after ([\d.]+) seconds, because/, limits.hook_event_ack_s],
  ],
  "hosting-functions": [
    [/the last (\d+) versions/, limits.hosted_versions_max],
    [/\| (\d+) s; (\d+) s while/, limits.hosted_deadline_s, limits.hosted_interaction_deadline_s],
    [/\| (\d+) MiB of objects, (\d+) GiB/, limits.hosted_heap_mib, limits.hosted_data_bytes_max / mib / kib],
    [/\| (\d+) lines and (\d+) KiB/, limits.hosted_log_lines_max, limits.hosted_log_chars_max / kib],
    [/at ([\d,]+) lines or (\d+) MiB/, limits.hosted_lines_max, limits.hosted_output_bytes_max / mib],
    [/\| (\d+) at once, ([\d,]+) in all/, limits.hosted_requests_at_once_max, limits.hosted_requests_max],
    [/\| (\d+) MiB, (\d+) MiB unpacked/, limits.bundle_bytes_max / mib, limits.bundle_unpacked_bytes_max / mib],
    [/([\d,]+) files, (\d+) MiB for/, limits.bundle_files_max, limits.bundle_function_bytes_max / mib],
    [
      /\| ([\d,]+) values; outputs of (\d+) KiB/,
      limits.hosted_answer_values_max,
      limits.function_values_bytes_max / kib,
    ],
    [/(\d+) per version, (\d+) per server/, limits.hosted_processes_per_version_max, limits.hosted_processes_max],
    [/ends after (\d+) minutes/, limits.hosted_idle_s / minute],
  ],
  "installing-apps": [
    [/expire after (\d+) hours/, limits.access_token_lifetime_s / hour],
    [/valid for (\w+) minutes/, limits.oauth_code_life_s / minute],
  ],
  interactions: [
    [/The app has (\w+) seconds to answer/, limits.delivery_ack_s],
    [/without a token: (\w+) times/, limits.response_url_uses_max],
    [/at most (\w+) modals per person/, limits.view_stack_max],
    [/opens one view, within (\w+) seconds/, limits.trigger_life_s],
  ],
  pages: [
    [/or up to (\d+), as members/, limits.invite_link_uses_max],
    [/guests, for (\d+) days/, limits.invite_link_life_s / day],
  ],
  postgresql: [
    [/opens up to (\d+) connections/, limits.database_connections],
    [/servers poll every (\w+) seconds/, limits.poll_fallback_s],
    [/ends after at most (\d+) s\./, limits.server_lease_s],
    [/statement-timeout S` \| (\d+) \|/, limits.database_statement_s],
    [/at most (\d+) ms\. /, limits.replica_wait_ms],
  ],
  "seed-files": [[/at least (\d+) characters/, limits.password_chars_min]],
  "sign-in-for-apps": [[/replaced every (\d+) days/, limits.signing_key_use_s / day]],
  "signing-in": [
    [/more than (\w+) accounts/, limits.sign_in_accounts_max],
    [/reset for (\d+) hours, an/, limits.one_time_link_life_s / hour],
    [/an invitation for (\w+) days/, limits.one_time_invite_life_s / day],
    [/ends (\d+) hours after/, limits.session_idle_s / hour],
    [/last used, (\d+) days/, limits.session_life_s / day],
    [/at least (\d+) characters/, limits.password_chars_min],
    [/After (\d+) failed/, limits.sign_in_tries_per_account],
    [/or (\d+) from one address/, limits.sign_in_tries_per_address],
    [/sign-in is blocked for (\d+) minutes/, limits.sign_in_window_s / minute],
    [/receives (\w+)\s+recovery codes/, limits.recovery_codes],
  ],
  workflows: [
    [/default (\d+) days/, limits.function_time_limit_s / day],
    [/maximum (\d+)\)/, limits.function_time_limit_s_max / day],
  ],
};

export const figures: readonly Figure[] = [
  ...inReadme.map(([pattern, ...values]) => ({ file: "README.md", pattern, values })),
  { file: "docs/glossary.md", pattern: /within (\w+) seconds/, values: [limits.delivery_ack_s] },
  {
    file: "docs/glossary.md",
    pattern: /an app answers for (\d+) minutes/,
    values: [limits.response_url_life_s / minute],
  },
  ...Object.entries(inGuides).flatMap(([guide, facts]) =>
    facts.map(([pattern, ...values]) => ({ file: `docs/guides/${guide}.md`, pattern, values })),
  ),
];

const words = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen".split(
  " ",
);

/** A number as prose has it: `1,000`, `2.5` or `ten`. */
export function numberOf(stated: string): number {
  const at = words.indexOf(stated.toLowerCase());
  return at === -1 ? Number(stated.replaceAll(",", "")) : at;
}
