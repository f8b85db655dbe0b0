import { useCall } from "../api/useCall.ts";
import { SafeLink } from "../richtext/SafeLink.tsx";
import { UserMention } from "../richtext/Mention.tsx";
import styles from "./ProfilePane.module.css";

interface FieldValue {
  readonly value: string;
  readonly alt: string;
}

/** The custom fields of the workspace that a person has filled in. */
export function CustomFacts({ user }: { readonly user: string }) {
  const team = useCall("team.profile.get", { visibility: "visible" });
  const found = useCall("users.profile.get", { user });
  const values = (found.data?.profile.fields ?? {}) as Readonly<Record<string, FieldValue>>;
  const shown = (team.data?.profile.fields ?? []).filter(({ id }) => (values[id]?.value ?? "") !== "");
  if (shown.length === 0) return null;
  return (
    <dl className={styles["facts"]}>
      {shown.map(({ id, label, type }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>
            <Value type={type} {...(values[id] as FieldValue)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ type, value, alt }: FieldValue & { readonly type: string }) {
  if (type === "link") return <SafeLink url={value}>{alt === "" ? value : alt}</SafeLink>;
  if (type !== "user") return <bdi>{value}</bdi>;
  return value.split(",").map((id) => (
    <span key={id}>
      <UserMention id={id} style={undefined} />{" "}
    </span>
  ));
}
