import type { CallBlock, CallParticipant } from "@platform/protocol/blocks/call.ts";
import { Phone, PhoneOff } from "lucide-react";
import { DateText } from "../richtext/DateText.tsx";
import { UserMention } from "../richtext/Mention.tsx";
import { SafeLink } from "../richtext/SafeLink.tsx";
import { UnknownView } from "../richtext/UnknownView.tsx";
import type { BlockProps } from "./blockProps.ts";
import styles from "./Blocks.module.css";
import { blocksText } from "../strings/blocks.ts";

/** More people would hide the button. */
const shownMax = 5;

/** A call of an app: its title, when it began or ended, who is in it, and the way to join. */
export function CallView({ block }: BlockProps<CallBlock>) {
  const call = block.call?.v1;
  if (!call) return <UnknownView thing={block} />;
  const { name, has_ended: hasEnded, display_id: displayId, date_start: start, date_end: end } = call;
  const people = hasEnded ? call.all_participants : call.active_participants;
  const title = name === "" ? blocksText.call : name;
  return (
    // No section: those are landmarks, and several calls may have the same title.
    <div role="group" className={styles["card"]} aria-label={title}>
      {hasEnded ? <PhoneOff size={20} aria-hidden="true" /> : <Phone size={20} aria-hidden="true" />}
      <div className={styles["call"]}>
        <strong>
          <bdi>{title}</bdi>
        </strong>
        <span className={styles["hint"]}>
          {hasEnded ? (
            blocksText.callEnded(Math.round((end - start) / 60))
          ) : (
            <>
              {blocksText.callStarted}{" "}
              <DateText date={{ type: "date", timestamp: start, format: "{time}", fallback: "" }} />
            </>
          )}
        </span>
        <People people={people} label={hasEnded ? blocksText.wereInCall : blocksText.inCall} />
        {displayId !== "" && (
          <span className={styles["hint"]}>
            <bdi>{blocksText.callId(displayId)}</bdi>
          </span>
        )}
      </div>
      {!hasEnded && (
        <SafeLink url={call.join_url} className={styles["join"]}>
          {blocksText.joinCall}
        </SafeLink>
      )}
    </div>
  );
}

function People({ people, label }: { readonly people: readonly CallParticipant[]; readonly label: string }) {
  if (people.length === 0) return null;
  const more = people.length - shownMax;
  return (
    <span className={styles["hint"]}>
      {label}{" "}
      {people.slice(0, shownMax).map((person, at) => (
        <span key={person.slack_id ?? person.external_id}>
          {at > 0 && ", "}
          <Person person={person} />
        </span>
      ))}
      {more > 0 && ` ${blocksText.morePeople(more)}`}
    </span>
  );
}

/** A person of this workspace by the name that people know; anyone else by the name that the app gave. */
function Person({ person }: { readonly person: CallParticipant }) {
  if (person.slack_id !== undefined) return <UserMention id={person.slack_id} style={undefined} />;
  return <bdi>{person.display_name ?? person.external_id}</bdi>;
}
