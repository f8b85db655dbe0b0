/**
 * Identifiers that were replaced by an established term, with their replacement. Only exact names belong here: ordinary
 * words such as `dispatch` or `joined` are legitimate elsewhere.
 */
export const retiredNames: Readonly<Record<string, string>> = {
  AppDoor: "AppSocketServer",
  asideOf: "slowReadDb",
  attendant: "functionRunner",
  doNoted: "auditedWrite",
  endPlaces: "releaseSlots",
  giveBackMemory: "releaseMemory",
  keepPlaces: "renewSlots",
  keptCallers: "callerCache",
  keptPageStatement: "cachedPageStatement",
  keptStatement: "cachedStatement",
  longStatement: "slowStatement",
  nextPart: "nextRegion",
  noteWrites: "withAudit",
  occasions: "eventMatches",
  openDesk: "openCallServices",
  openShelf: "openMethodRegistry",
  otherCores: "pinToOtherCores",
  readyStore: "openStore",
  resolvePlace: "resolveTarget",
  saidAnyway: "defaultAccessFlags",
  sentBefore: "findDuplicate",
  server_word_s: "heartbeat_s",
  shortCut: "syncReads",
  socketDoor: "socketUpgrade",
  speakAs: "resolveSender",
  spokenText: "accessibleText",
  standBack: "lowerPriority",
  startLooking: "startPoller",
  sufferFault: "applyFault",
  takePlace: "acquireSlot",
  tellHelp: "printHelp",
  warnOfDatastores: "warnAboutDatastores",
  whenThere: "mapMaybePromise",
  whoFlags: "accessFlags",
  worthTelling: "shouldNotify",
};

/** Folders and files that were renamed. */
export const retiredPaths: Readonly<Record<string, string>> = {
  "packages/cli/src/access/whoFlags.ts": "packages/cli/src/access/accessFlags.ts",
  "packages/server/src/control/bench": "packages/server/src/control/controlContext.ts",
  "packages/server/src/doors": "packages/server/src/wiring",
  "packages/server/src/domain/commandLine": "packages/server/src/domain/cliLogin",
  "packages/web/src/pages/dev/bench": "packages/web/src/pages/dev/controls",
};
