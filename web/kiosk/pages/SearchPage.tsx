import { useMemo } from 'react';
import type { PublicDirectory } from '../../../shared/directory/directory.ts';
import { kioskPaths } from '../../../shared/paths/kiosk-paths.ts';
import { findHelp } from '../../../shared/search/find-help.ts';
import { sortHelpFirst } from '../../../shared/search/help-first.ts';
import type { Places } from '../../../shared/search/search.ts';
import { prepareSearch } from '../../../shared/search/searchable.ts';
import { dateAsked } from '../../../shared/services/lists/asked-date.ts';
import { cityTime } from '../../../shared/time/city-time.ts';
import { NoDirectory, WaysOn } from '../parts/screen/NoDirectory.tsx';
import { Screen, ScreenPart } from '../parts/screen/Screen.tsx';
import styles from '../parts/screen/Search.module.css';
import { Keyboard } from '../parts/touch/Keyboard.tsx';
import { Tile, Tiles } from '../parts/touch/Tiles.tsx';
import { useKiosk } from '../state/kiosk.ts';
import { kioskHandle } from '../state/kiosk-handle.ts';

export const handle = kioskHandle('Search');

/** Where results lead on a kiosk, with lists for a day where its date is known. */
const screensOn = (today: string | null, day: Places['day'] = ''): Places => {
  const date = today && day && dateAsked(day, today);
  return {
    category: kioskPaths.category,
    service: (type, id) => {
      if (id !== undefined) return kioskPaths.service(id);
      return date ? kioskPaths.servicesOn(type, date) : kioskPaths.services(type);
    },
    organisation: kioskPaths.organisation,
    helpline: kioskPaths.helpline,
    helplines: () => kioskPaths.helplines,
    page: (name) =>
      ({
        emergency: kioskPaths.emergency,
        council: kioskPaths.tonight,
        open: date ? kioskPaths.openOn(date) : kioskPaths.open,
        letIn: date ? kioskPaths.openOn(date) : kioskPaths.open,
        eat: date ? kioskPaths.needOn('eat', date) : kioskPaths.need('eat'),
        holidays: kioskPaths.days(),
        organisations: kioskPaths.organisations,
        // No button for "near me": a kiosk knows where it stands, and its lists say how far each place is from there.
        near: '',
      })[name],
    day: date ? day : '',
    on: (named) => screensOn(today, named),
  };
};

/** Search by touch: the keyboard is the page's own, and the field takes nothing but its keys. */
export function Component() {
  const { directory } = useKiosk();
  if (!directory) return <NoDirectory title="Search" />;
  return <SearchScreen directory={directory} />;
}

/** The kiosk's clock has it drawn again all day: it searches anew only for another text, directory or day. */
function SearchScreen({ directory }: { directory: PublicDirectory }) {
  const { query, setQuery, now } = useKiosk();
  const today = now === null ? null : cityTime(now).date;
  const findable = useMemo(() => {
    const { services, organisations, helplines } = directory;
    return { ...directory, lists: { ...prepareSearch(services, organisations), helplines } };
  }, [directory]);
  const { calls, corrected, groups } = useMemo(() => {
    const found = findHelp(query, findable, screensOn(today));
    return { ...found, groups: sortHelpFirst(found.groups, query, found.isUrgent) };
  }, [query, findable, today]);
  const count = groups.reduce((sum, { results }) => sum + results.length, 0);
  return (
    <Screen title={<span className={styles.title}>Search</span>}>
      <div className={styles.search} data-fill>
        <div className={styles.typed}>
          <input
            className={styles.field}
            aria-label="What you look for"
            inputMode="none"
            readOnly
            value={query}
            placeholder="Touch the letters"
          />
          <p role="status">{countWords(query, count)}</p>
          {corrected && <p>Showing results for {corrected}</p>}
        </div>
        <div className={styles.results}>
          {query.trim() === '' && (
            <Tiles wide>
              <Tile to={kioskPaths.organisations} icon="list" name="Organisations A to Z" />
              <Tile to={kioskPaths.helplines} icon="phone" name="Helplines" />
            </Tiles>
          )}
          {calls.length > 0 && (
            <Tiles wide>
              {calls.map(({ href, label, detail }) => (
                <Tile
                  key={href}
                  to={kioskPaths.emergency}
                  icon="siren"
                  name={label}
                  more={detail}
                />
              ))}
            </Tiles>
          )}
          {query.trim() !== '' && count === 0 && <WaysOn />}
          {groups.map(({ kind, heading, results }) => (
            <ScreenPart key={kind} title={heading}>
              <Tiles wide>
                {results.map(({ href, label, detail, announced }) => (
                  <Tile
                    key={href}
                    to={href}
                    name={label}
                    more={
                      [kind !== 'organisation' && detail, announced].filter(Boolean).join('. ') ||
                      undefined
                    }
                  />
                ))}
              </Tiles>
            </ScreenPart>
          ))}
        </div>
        <div className={styles.keyboard}>
          <Keyboard text={query} onText={setQuery} />
        </div>
      </div>
    </Screen>
  );
}

function countWords(query: string, count: number): string {
  if (query.trim() === '') return 'Spell a name or a kind of help, or choose from a list.';
  if (count === 0) return 'Nothing found. Try fewer letters.';
  return count === 1 ? '1 found' : `${count} found`;
}
