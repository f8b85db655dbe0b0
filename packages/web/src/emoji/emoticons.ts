/**
 * What people type with punctuation, and the emoji that other team chats make of it. Left out: what is more often something
 * else, as `8)` in an enumeration or `D:` for a drive.
 */
export const emoticons: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ":)": "slightly_smiling_face",
    ":-)": "slightly_smiling_face",
    "=)": "smiley",
    ":D": "smile",
    ":-D": "smile",
    ";)": "wink",
    ";-)": "wink",
    ":(": "disappointed",
    ":-(": "disappointed",
    ":'(": "cry",
    ":P": "stuck_out_tongue",
    ":p": "stuck_out_tongue",
    ":-P": "stuck_out_tongue",
    ":-p": "stuck_out_tongue",
    ";P": "stuck_out_tongue_winking_eye",
    ";p": "stuck_out_tongue_winking_eye",
    ":o": "open_mouth",
    ":O": "open_mouth",
    ":-o": "open_mouth",
    ":-O": "open_mouth",
    ":*": "kissing_heart",
    ":-*": "kissing_heart",
    ":|": "neutral_face",
    ":-|": "neutral_face",
    ":/": "confused",
    ":-/": "confused",
    ":\\": "confused",
    ":-\\": "confused",
    ">:(": "angry",
    ">:-(": "angry",
    "<3": "heart",
    "</3": "broken_heart",
  }),
);

/** Longer ones first, so that none is found inside another; to be put into a pattern. */
export const emoticonSource = [...emoticons.keys()]
  .toSorted((one, other) => other.length - one.length)
  .map((emoticon) => emoticon.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`))
  .join("|");
