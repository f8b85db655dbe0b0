import { ownUrl } from "../api/ownUrl.ts";
import { nameOf, usePerson } from "../store/people.ts";
import type { Person } from "../store/types.ts";
import { Avatar, type AvatarSize } from "../ui/Avatar.tsx";

interface Props {
  readonly id: string;
  /** What to take the initials of, as long as the person is not known. */
  readonly name?: string | undefined;
  readonly size?: AvatarSize | undefined;
}

/** The picture of a person, as sharp as the screen can show it; the initials until it is known. */
export function PersonAvatar({ id, name, size = 36 }: Props) {
  const person = usePerson(id);
  return <Avatar id={id} name={name ?? nameOf(person)} size={size} src={pictureOf(person, size)} />;
}

/** Of at least two pixels for each that it takes. A person who is only known by id has none yet. */
function pictureOf(person: Person | undefined, size: AvatarSize): string | undefined {
  const pictures: Partial<Person["profile"]> | undefined = person?.profile;
  const url = size <= 24 ? pictures?.image_48 : size <= 36 ? pictures?.image_72 : pictures?.image_192;
  return url === undefined ? undefined : ownUrl(url);
}
