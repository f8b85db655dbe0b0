import { ArrowLeft } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { noteSearch } from "../store/recentSearches.ts";
import { useClient } from "../store/store.ts";
import { titleOf } from "../store/titles.ts";
import { PageActionButton } from "../actions/PageActionButton.tsx";
import { browseChannels } from "../actions/pageActions.ts";
import { buttonText } from "../strings/buttons.ts";
import { searchText } from "../strings/search.ts";
import header from "../timeline/ChannelHeader.module.css";
import { EmptyState } from "../ui/EmptyState.tsx";
import { IconButton } from "../ui/IconButton.tsx";
import { Select } from "../ui/Select.tsx";
import { Tabs } from "../ui/Tabs.tsx";
import { readAddress, type SearchAddress, searchOrders, searchPath, type SearchTab, searchTabs } from "./address.ts";
import { FileResults } from "./FileResults.tsx";
import { FilterChips } from "./FilterChips.tsx";
import { MessageResults } from "./MessageResults.tsx";
import { ChannelResults, PeopleResults } from "./NameResults.tsx";
import { withModifier, withoutPart, wordsOf } from "./query.ts";
import { SearchField } from "./SearchField.tsx";
import styles from "./SearchPage.module.css";

/** Search of messages, files, channels and people. The query is in the address, so that a search can be shared. */
export function SearchPage() {
  const [, go] = useLocation();
  const search = useSearch();
  const address = readAddress(search);
  const within = useWithin(new URLSearchParams(search).get("in") ?? "");
  const [typed, setTyped] = useState(address.query === "" ? within : address.query);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (address.query !== "") setTyped(address.query);
  }, [address.query]);
  useEffect(() => {
    const end = field.current?.value.length ?? 0;
    field.current?.setSelectionRange(end, end);
  }, []);
  const show = (change: Partial<SearchAddress>) => go(searchPath({ ...address, ...change }), { replace: true });
  const run = (text: string) => {
    const query = text.trim();
    if (query !== "") noteSearch(query);
    setTyped(query);
    show({ query });
  };
  const begin = (text: string) => {
    setTyped(text);
    field.current?.focus();
    // Opens the suggestions for what was begun.
    field.current?.click();
  };
  return (
    <div className={styles["page"]}>
      <header className={header["header"]}>
        <IconButton label={buttonText.back} icon={<ArrowLeft size={20} />} onClick={() => history.back()} />
        <h1 className="visually-hidden">{buttonText.search}</h1>
        <SearchField field={field} value={typed} onType={setTyped} onRun={run} />
      </header>
      <div className={styles["filters"]}>
        <FilterChips
          query={typed}
          onBegin={(modifier) => begin(withModifier(typed, modifier))}
          onRemove={(text) => run(withoutPart(typed, text))}
        />
      </div>
      <div className={styles["results"]}>
        {address.query === "" ? (
          <EmptyState text={searchText.start} action={<PageActionButton action={browseChannels} />} />
        ) : (
          <Results address={address} onShow={show} />
        )}
      </div>
    </div>
  );
}

interface ResultsProps {
  readonly address: SearchAddress;
  readonly onShow: (change: Partial<SearchAddress>) => void;
}

function Results({ address, onShow }: ResultsProps) {
  const { query, tab, order } = address;
  const words = wordsOf(query);
  const contents = {
    messages: <MessageResults query={query} order={order} />,
    files: <FileResults query={query} order={order} />,
    channels: <ChannelResults words={words} />,
    people: <PeopleResults words={words} />,
  };
  const isSorted = tab === "messages" || tab === "files";
  return (
    <>
      {isSorted && (
        <label className={styles["sort"]}>
          <span>{searchText.sort}</span>
          <Select
            value={order}
            options={searchOrders.map((one) => [one, searchText.orders[one]] as const)}
            onChoose={(chosen) => onShow({ order: searchOrders.find((one) => one === chosen) ?? "score" })}
          />
        </label>
      )}
      <Tabs
        label={buttonText.search}
        chosen={tab}
        onChoose={(id) => onShow({ tab: id as SearchTab })}
        tabs={searchTabs.map((id) => ({ id, label: searchText.tabs[id], content: contents[id] }))}
      />
    </>
  );
}

/** The filter for the conversation that the search was begun in. */
function useWithin(id: string): string {
  return useClient((state) => {
    const channel = state.channels[id];
    if (channel?.is_im) {
      const person = state.people[channel.user ?? ""];
      return person ? `in:@${person.name} ` : "";
    }
    return channel?.name === undefined || channel.is_mpim ? "" : `in:#${titleOf(state, channel)} `;
  });
}
