import type { Kind } from "../blockkit/define.ts";
import { confirm } from "./confirm.ts";
import { dispatch_action_config } from "./dispatch_action_config.ts";
import { filter } from "./filter.ts";
import { option } from "./option.ts";
import { option_group } from "./option_group.ts";
import { slack_file } from "./slack_file.ts";
import { slack_icon } from "./slack_icon.ts";
import { text } from "./text.ts";

const everyObject = [text, option, option_group, confirm, filter, dispatch_action_config, slack_file, slack_icon];

/** Every composition object by its name. */
export const objectKinds = new Map<string, Kind>(everyObject.map((kind) => [kind.name, kind]));
