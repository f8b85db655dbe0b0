import { Clock, Hash, ListFilter, Search, UserRound } from "lucide-react";
import { type RefObject, useState } from "react";
import { useLocation } from "wouter";
import { channelPath, profilePath } from "../navigation/paths.ts";
import { forgetSearches, recentSearches } from "../store/recentSearches.ts";
import { searchText } from "../strings/search.ts";
import { Button } from "../ui/Button.tsx";
import { classes } from "../ui/classes.ts";
import { Input } from "../ui/Input.tsx";
import styles from "./SearchField.module.css";
import type { Suggestion } from "./suggestions.ts";
import { useSuggestions } from "./useSuggestions.ts";

const icons = { recent: Clock, filter: ListFilter, person: UserRound, channel: Hash };

interface Props {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly value: string;
  readonly onType: (value: string) => void;
  readonly onRun: (query: string) => void;
}

/** Where a search is typed: suggestions below it complete the query, repeat an earlier one or lead somewhere. */
export function SearchField(props: Props) {
  const { field, value } = props;
  const { isShown, found, chosen, open, close, type, choose, onKeyDown, clearRecent } = useSuggestedChoice(props);
  return (
    <form
      role="search"
      className={styles["form"]}
      onSubmit={(event) => event.preventDefault()}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}
    >
      <Search size={16} aria-hidden="true" className={styles["sign"]} />
      <Input
        ref={field}
        autoFocus
        data-field-of="search"
        role="combobox"
        autoComplete="off"
        enterKeyHint="search"
        aria-expanded={isShown}
        aria-controls="search-suggestions"
        aria-autocomplete="list"
        aria-label={searchText.searchMessages}
        aria-activedescendant={isShown && found[chosen] ? `suggested-${chosen}` : undefined}
        placeholder={searchText.placeholder}
        className={styles["input"]}
        value={value}
        onChange={(event) => type(event.target.value)}
        onClick={() => open()}
        onKeyDown={onKeyDown}
      />
      <div className={styles["popup"]} hidden={!isShown}>
        <SuggestionOptions found={isShown ? found : []} chosen={chosen} onChoose={choose} />
        {found.some(({ kind }) => kind === "recent") && (
          <Button
            className={styles["clear"]}
            onClick={() => {
              clearRecent();
              field.current?.focus();
            }}
          >
            {searchText.clearRecent}
          </Button>
        )}
      </div>
    </form>
  );
}

/** Which suggestion is chosen, and what choosing it does. */
function useSuggestedChoice({ field, value, onType, onRun }: Props) {
  const [, go] = useLocation();
  const [isOpen, setOpen] = useState(value === "");
  const [chosen, setChosen] = useState(-1);
  // Read each time the list opens: the search that was just run is the first one.
  const [recent, setRecent] = useState(recentSearches);
  const found = useSuggestions(value, isOpen, recent);
  const isShown = isOpen && found.length > 0;
  const close = () => {
    setOpen(false);
    setChosen(-1);
  };
  const open = () => {
    setOpen(true);
    if (!isOpen) setRecent(recentSearches());
  };
  const type = (text: string) => {
    onType(text);
    setChosen(-1);
    open();
  };
  const clearRecent = () => {
    forgetSearches();
    setRecent([]);
    setChosen(-1);
  };
  const run = (query: string) => {
    close();
    onRun(query);
  };
  const choose = ({ choose: choice }: Suggestion) => {
    if ("type" in choice) {
      type(choice.type);
      field.current?.focus();
    } else if ("run" in choice) run(choice.run);
    else go(choice.open === "profile" ? profilePath(undefined, choice.id) : channelPath(choice.id));
  };
  const move = (step: number) => {
    open();
    // From the field itself, which is before the first and after the last.
    if (isShown) setChosen(((chosen + 1 + step + found.length + 1) % (found.length + 1)) - 1);
  };
  const accept = () => {
    const suggestion = isShown ? found[chosen] : undefined;
    if (suggestion) choose(suggestion);
    else run(value);
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    const act = actOf(event, isShown, { close, move, accept });
    if (!act) return;
    event.preventDefault();
    act();
  };
  return { isShown, found, chosen, open, close, type, choose, onKeyDown, clearRecent };
}

interface Acts {
  close(): void;
  move(step: number): void;
  accept(): void;
}

/** What a key does in the field, if it is not to type. */
function actOf(event: React.KeyboardEvent, isShown: boolean, acts: Acts): (() => void) | undefined {
  if (event.key === "ArrowDown") return () => acts.move(1);
  if (event.key === "ArrowUp") return () => acts.move(-1);
  if (event.key === "Escape" && isShown) return acts.close;
  return event.key === "Enter" && !event.nativeEvent.isComposing ? acts.accept : undefined;
}

interface OptionsProps {
  readonly found: readonly Suggestion[];
  readonly chosen: number;
  readonly onChoose: (suggestion: Suggestion) => void;
}

function SuggestionOptions({ found, chosen, onChoose }: OptionsProps) {
  return (
    <div id="search-suggestions" role="listbox" aria-label={searchText.suggestions} className={styles["list"]}>
      {found.map((suggestion, at) => (
        <Option key={suggestion.id} suggestion={suggestion} at={at} isChosen={at === chosen} onChoose={onChoose} />
      ))}
    </div>
  );
}

interface OptionProps {
  readonly suggestion: Suggestion;
  readonly at: number;
  readonly isChosen: boolean;
  readonly onChoose: (suggestion: Suggestion) => void;
}

function Option({ suggestion, at, isChosen, onChoose }: OptionProps) {
  const Icon = icons[suggestion.kind];
  return (
    <div
      id={`suggested-${at}`}
      role="option"
      aria-selected={isChosen}
      className={classes(styles["item"], isChosen && styles["chosen"])}
      // The field keeps the focus, or the list would close before the click arrives.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(suggestion)}
    >
      <Icon size={16} aria-hidden="true" />
      <bdi>{suggestion.title}</bdi>
      <span className={styles["hint"]}>{suggestion.hint}</span>
    </div>
  );
}
