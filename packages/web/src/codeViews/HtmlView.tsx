import type { CodeView } from "@platform/protocol/resources/codeChannel.ts";
import { knownSession } from "../api/session.ts";
import { codeChannelsText as text } from "../strings/codeChannels.ts";
import styles from "./CodeViews.module.css";

interface Props {
  readonly channel: string;
  readonly view: CodeView;
}

/**
 * HTML of an agent. Its scripts run, but without `allow-same-origin`: the frame has an origin of its own, and reaches
 * neither the client nor its cookies. The server says the same with the document.
 */
export function HtmlView({ channel, view }: Props) {
  const { view_id: id, content_version: version, label } = view;
  const address = `/code-views/${knownSession().team.id}/${channel}/${id}?version=${version}`;
  return (
    <div className={styles["page"]}>
      <p className={styles["note"]}>{text.htmlNote}</p>
      <iframe
        key={version}
        src={address}
        title={text.html(label)}
        sandbox="allow-scripts allow-popups"
        referrerPolicy="no-referrer"
        className={styles["frame"]}
      />
    </div>
  );
}
