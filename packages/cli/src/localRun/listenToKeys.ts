import type { CommandIo } from "../command.ts";
import type { RunView } from "./runView.ts";
import { showServerLog } from "./showServerLog.ts";

export interface KeyActions {
  readonly view: RunView;
  /** The page to open. */
  readonly url: string;
  restart(): void;
  quit(): void;
}

const help = "r restart, o open the workspace, l show or hide the server's log, q quit";

/** Obeys single keys while the app runs; undefined where nobody can press any. */
export function listenToKeys(io: CommandIo, { view, url, restart, quit }: KeyActions): Disposable | undefined {
  if (!io.isInteractive || !io.readKeys) return undefined;
  let log: AbortController | undefined;
  const open = async (): Promise<void> => {
    const isOpened = (await io.openBrowser?.(url)) === true;
    view.note("opened", isOpened ? `Opened ${url}` : `No browser found. Open ${url}`, { url });
  };
  const toggleLog = (): void => {
    if (log) {
      log.abort();
      log = undefined;
      return view.note("log", "The server's log is hidden.");
    }
    log = new AbortController();
    const { signal } = log;
    void showServerLog({ ...io, ending: AbortSignal.any([io.ending, signal]) }, view).finally(() => {
      if (log?.signal === signal) log = undefined;
    });
  };
  const actions: Readonly<Record<string, () => void>> = {
    r: restart,
    o: () => void open(),
    l: toggleLog,
    q: quit,
    h: () => view.note("keys", `Keys: ${help}`),
    "?": () => view.note("keys", `Keys: ${help}`),
  };
  view.note("keys", `Keys: ${help}`);
  return io.readKeys((key) => actions[key.toLowerCase()]?.());
}
