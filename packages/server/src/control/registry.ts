import { clockAdvance } from "./controls/clock.advance.ts";
import { clockGet } from "./controls/clock.get.ts";
import { clockSet } from "./controls/clock.set.ts";
import { controlList } from "./controls/control.list.ts";
import { eventsSend } from "./controls/events.send.ts";
import { faultsAdd } from "./controls/faults.add.ts";
import { faultsClear } from "./controls/faults.clear.ts";
import { faultsList } from "./controls/faults.list.ts";
import { logList } from "./controls/log.list.ts";
import { personAct } from "./controls/person.act.ts";
import { personClose } from "./controls/person.close.ts";
import { personCommand } from "./controls/person.command.ts";
import { personHome } from "./controls/person.home.ts";
import { personOptions } from "./controls/person.options.ts";
import { personShortcut } from "./controls/person.shortcut.ts";
import { personSubmit } from "./controls/person.submit.ts";
import { personTrigger } from "./controls/person.trigger.ts";
import { personViews } from "./controls/person.views.ts";
import { personCall } from "./controls/person.call.ts";
import { personPost } from "./controls/person.post.ts";
import { recordingsAwait } from "./controls/recordings.await.ts";
import { recordingsInfo } from "./controls/recordings.info.ts";
import { recordingsReplay } from "./controls/recordings.replay.ts";
import { recordingsStart } from "./controls/recordings.start.ts";
import { recordingsStop } from "./controls/recordings.stop.ts";
import { runsAwait } from "./controls/runs.await.ts";
import { runsStart } from "./controls/runs.start.ts";
import { stateReset } from "./controls/state.reset.ts";
import { stateRestore } from "./controls/state.restore.ts";
import { stateSnapshot } from "./controls/state.snapshot.ts";
import { streamsLimit } from "./controls/streams.limit.ts";
import { streamsList } from "./controls/streams.list.ts";
import type { Control } from "./define.ts";

/** Every control by its name. */
export const controls: ReadonlyMap<string, Control> = new Map(
  [
    clockAdvance,
    clockGet,
    clockSet,
    controlList,
    eventsSend,
    faultsAdd,
    faultsClear,
    faultsList,
    logList,
    personCall,
    personAct,
    personClose,
    personCommand,
    personHome,
    personOptions,
    personShortcut,
    personSubmit,
    personTrigger,
    personViews,
    personPost,
    recordingsStart,
    recordingsInfo,
    recordingsStop,
    recordingsReplay,
    recordingsAwait,
    runsAwait,
    runsStart,
    stateReset,
    stateRestore,
    stateSnapshot,
    streamsLimit,
    streamsList,
  ].map((control) => [control.name, control]),
);
