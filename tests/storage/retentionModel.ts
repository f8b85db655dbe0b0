const dayS = 86_400;

export type Restriction = "NO_RESTRICTION" | "ONLY_DMS";

export interface ModelMessage {
  readonly room: string;
  readonly author: string;
  readonly ts: string;
  /** Counts all messages: tells which one was first. */
  readonly order: number;
  readonly postedS: number;
  readonly root: string | undefined;
  text: string;
}

interface ModelRevision {
  readonly message: ModelMessage;
  readonly change: "edited" | "deleted";
  readonly text: string;
}

interface ModelHold {
  readonly person: string;
  readonly restriction: Restriction;
  isActive: boolean;
}

/** What roles, legal holds, retention and bulk actions do, as plainly as it can be said: lists of messages and revisions. */
export class RetentionModel {
  /** The time since the beginning. */
  nowS = 0;
  /** Delegated roles of the one person who is given some. */
  readonly roles = new Set<string>();
  readonly archived = new Set<string>();
  /** Every room that there ever was. */
  readonly rooms = new Set<string>();
  messages: ModelMessage[] = [];
  revisions: ModelRevision[] = [];
  readonly holds = new Map<string, ModelHold>();
  /** Days by room; rules that are not confirmed have no effect. */
  readonly rules = new Map<string, { readonly days: number; isConfirmed: boolean }>();
  readonly #members = new Map<string, Set<string>>();
  readonly #departures = new Map<string, number>();
  readonly #dm: string;
  #order = 0;

  constructor(dm: string) {
    this.#dm = dm;
  }

  join(room: string, person: string): void {
    this.rooms.add(room);
    const members = this.#members.get(room) ?? new Set();
    this.#members.set(room, members.add(person));
  }

  leave(room: string, person: string): void {
    this.#members.get(room)?.delete(person);
    this.#departures.set(`${room} ${person}`, this.#order);
  }

  isIn(room: string, person: string): boolean {
    return this.#members.get(room)?.has(person) === true;
  }

  post(message: Omit<ModelMessage, "order" | "postedS">): void {
    this.messages.push({ ...message, order: ++this.#order, postedS: this.nowS });
  }

  edit(message: ModelMessage, text: string): void {
    this.#preserve(message, "edited");
    message.text = text;
  }

  delete(message: ModelMessage): void {
    this.#preserve(message, "deleted");
    this.#drop(message);
  }

  setRule(room: string, days: number): void {
    const before = this.rules.get(room);
    this.rules.set(room, { days, isConfirmed: before !== undefined && days >= before.days && before.isConfirmed });
  }

  /** A deleted conversation takes everything with it, and keeps the place of none of its people. */
  deleteRoom(room: string): void {
    this.messages = this.messages.filter((message) => message.room !== room);
    this.revisions = this.revisions.filter(({ message }) => message.room !== room);
    this.rules.delete(room);
    this.archived.delete(room);
    this.#members.delete(room);
  }

  /** A new day, and its run. */
  passDays(days: number): void {
    this.nowS += days * dayS;
    for (const message of this.messages) {
      const rule = this.rules.get(message.room);
      const isOld = rule?.isConfirmed === true && this.nowS - message.postedS > rule.days * dayS;
      if (isOld && !this.isHeld(message)) this.#drop(message);
    }
    this.revisions = this.revisions.filter(({ message }) => this.isHeld(message));
  }

  isHeld({ room, author, order }: ModelMessage): boolean {
    return [...this.holds.values()].some(({ person, restriction, isActive }) => {
      if (!isActive || (restriction === "ONLY_DMS" && room !== this.#dm)) return false;
      const leftAt = this.#departures.get(`${room} ${person}`) ?? -1;
      return author === person || this.isIn(room, person) || leftAt >= order;
    });
  }

  /** Whether a hold covers anything in a room, or may cover what its people could read there. */
  isRoomHeld(room: string): boolean {
    return [...this.holds.values()].some(
      ({ person, restriction, isActive }) =>
        isActive &&
        (restriction === "NO_RESTRICTION" || room === this.#dm) &&
        (this.isIn(room, person) ||
          this.#departures.has(`${room} ${person}`) ||
          this.messages.some((message) => message.room === room && message.author === person)),
    );
  }

  #preserve(message: ModelMessage, change: ModelRevision["change"]): void {
    if (this.isHeld(message)) this.revisions.push({ message: { ...message }, change, text: message.text });
  }

  #drop(message: ModelMessage): void {
    this.messages = this.messages.filter((other) => other !== message);
  }
}
