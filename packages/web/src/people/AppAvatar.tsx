import { Avatar } from "../ui/Avatar.tsx";
import { PersonAvatar } from "./PersonAvatar.tsx";

interface Props {
  readonly id: string;
  readonly name: string;
  /** The user that the app writes as, once it is known. */
  readonly botUser: string | undefined;
}

/** The picture of an app: the one beside its messages. */
export function AppAvatar({ id, name, botUser }: Props) {
  if (botUser === undefined) return <Avatar id={id} name={name} size={24} />;
  return <PersonAvatar id={botUser} name={name} size={24} />;
}
