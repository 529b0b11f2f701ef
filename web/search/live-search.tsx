import { type Findable, findHelp, type SearchAnswer } from '../../shared/search/find-help.ts';
import { type SearchGroup, type SearchResult, searchedText } from '../../shared/search/search.ts';
import { indexOf } from '../../shared/search/search-index.ts';
import { MINUTE } from '../../shared/time/units.ts';
import type { Api } from '../api/api.ts';
import { browserApi } from '../auth/browser-api.ts';
import { Announced } from '../directory/Announced.tsx';
import { listFindable } from './findable.ts';
import { countResults, LISTED, sayFound } from './results-words.ts';
import styles from './SearchBox.module.css';
import { UrgentCalls } from './UrgentCalls.tsx';

/** A search over the lists as they are now. What takes longest is worked out here, and not while somebody types. */
export async function openSearch(api: Api): Promise<(text: string) => SearchAnswer> {
  const lists: Findable = await listFindable(api);
  indexOf(lists);
  return (text) => findHelp(searchedText(text), lists);
}

/** A search in the browser, with what lists its results, shows them and says them. */
export type Search = {
  find: (text: string) => SearchAnswer;
  list: typeof listResults;
  Results: typeof SearchResults;
  say: typeof sayFound;
};

/** As long as what a page says is open stands (docs/product.md#time), in milliseconds. */
const LISTS_STAND_FOR = MINUTE;

let opened: Promise<Search> | undefined;
let openedAt = -LISTS_STAND_FOR;

/**
 * Like `openSearch`, but over what the browser has read: one for the whole page, with lists of the last minute, because a
 * tab may be open for days. After a failure it tries again, and goes on with the lists that it had.
 */
export function openSearchHere(): Promise<Search> {
  if (opened && performance.now() - openedAt < LISTS_STAND_FOR) return opened;
  const before = opened;
  openedAt = performance.now();
  opened = openSearch(browserApi()).then(
    (find) => ({ find, list: listResults, Results: SearchResults, say: sayFound }),
    (error) => {
      openedAt = -LISTS_STAND_FOR;
      if (before) return before;
      throw error;
    },
  );
  return opened;
}

const listedOf = ({ results }: SearchGroup) => results.slice(0, LISTED);

/** The results that `SearchResults` shows, in its order. */
export const listResults = ({ groups }: SearchAnswer): SearchResult[] => groups.flatMap(listedOf);

type Props = {
  id: string;
  text: string;
  found: SearchAnswer;
  /** The place of the marked result among all, -1 for none. */
  marked: number;
  optionId: (place: number) => string;
  onChoose: (href: string) => void;
};

/** What the list under the search box shows: numbers to ring as links of their own, results as options in named groups. */
export function SearchResults({ id, text, found, marked, optionId, onChoose }: Props) {
  const { calls, corrected, groups } = found;
  let place = -1;
  return (
    <div className={styles.list} ref={bringIntoSight}>
      <UrgentCalls calls={calls} text={text} />
      {groups.length === 0 && (
        <p className={styles.heading} aria-hidden="true">
          {countResults(0)}
        </p>
      )}
      {corrected && <p className={styles.heading}>Showing results for {corrected}</p>}
      <div id={id} role="listbox" aria-label="Search results" className={styles.options}>
        {groups.map((group) => (
          <div key={group.kind} role="group" aria-label={group.heading}>
            <div className={styles.heading} aria-hidden="true">
              {group.heading}
            </div>
            {listedOf(group).map((result) => {
              place += 1;
              return (
                <Option
                  key={result.href}
                  id={optionId(place)}
                  result={result}
                  marked={place === marked}
                  onChoose={() => onChoose(result.href)}
                />
              );
            })}
            {group.results.length > LISTED && (
              <div className={styles.heading} aria-hidden="true">
                All {group.results.length} are on the search page
              </div>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

/** What opens below a field in the middle of a phone is under its keyboard: the field goes to the top. The bar's stands there. */
function bringIntoSight(list: HTMLElement | null) {
  if (matchMedia('(max-width: 768px)').matches) list?.closest('main form')?.scrollIntoView();
}

type OptionProps = { id: string; result: SearchResult; marked: boolean; onChoose: () => void };

/** The keyboard's way is the input's: options are marked, never focused. */
function Option({ id, result, marked, onChoose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys
    <div
      id={id}
      role="option"
      aria-selected={marked}
      ref={marked ? scrollIntoList : undefined}
      className={styles.option}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {result.label}
      {result.detail && <span className={styles.detail}>{result.detail}</span>}
      {result.announced && <Announced words={[result.announced]} />}
    </div>
  );
}

const scrollIntoList = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });
