import { kioskPaths } from '../../../shared/paths/kiosk-paths.ts';
import { NEEDS, needIcon } from '../../../shared/services/board/needs.ts';
import { describeOpenPlaces } from '../../../shared/services/board/open-places.ts';
import { TypeTiles } from '../parts/lists/TypeTiles.tsx';
import { Screen, ScreenPart } from '../parts/screen/Screen.tsx';
import { Tile, Tiles } from '../parts/touch/Tiles.tsx';
import { useKiosk } from '../state/kiosk.ts';
import { kioskHandle } from '../state/kiosk-handle.ts';
import styles from './HomePage.module.css';

export const handle = kioskHandle('Kiosk');

/** All of it without scrolling on every glass: 10 inches have needs in the place of kinds of help, which are one touch away. */
export function Component() {
  const { directory, now, settings } = useKiosk();
  const services = directory?.services ?? [];
  const own = directory?.organisations.find(({ _id }) => _id === settings.own);
  const present = NEEDS.filter(({ types }) => services.some(({ type }) => types.includes(type)));
  return (
    <div className={styles.home}>
      <Screen title="What do you need?">
        <div className={styles.first}>
          <Tiles wide>
            <Tile
              to={kioskPaths.emergency}
              icon="siren"
              name="Emergency help"
              more="In danger, or not safe at home"
              tone="alarm"
            />
            <Tile
              to={kioskPaths.tonight}
              icon="moon"
              name={
                <>
                  <span className={styles.long}>Nowhere to sleep tonight?</span>
                  <span className={styles.short}>Sleep tonight</span>
                </>
              }
              more="What to do now, step by step"
            />
            <Tile
              to={kioskPaths.open}
              icon="clock"
              name={now === null ? 'Food, showers and more' : 'Open now'}
              more={now === null ? 'Places and their hours' : describeOpenPlaces(services, now)}
              tone="strong"
            />
          </Tiles>
        </div>
        <div className={styles.needs}>
          <Tiles>
            {present.map((need) => (
              <Tile
                key={need.id}
                to={kioskPaths.need(need.id)}
                icon={needIcon(need)}
                name={need.name}
              />
            ))}
            {present.length > 0 && <Tile to={kioskPaths.types} icon="list" name="Timetables" />}
          </Tiles>
        </div>
        <div className={styles.types}>
          <ScreenPart title="Services">
            <TypeTiles services={services} />
          </ScreenPart>
        </div>
        <div className={styles.people}>
          <ScreenPart title="People to talk to">
            <Tiles wide>
              {own && (
                <Tile
                  to={kioskPaths.organisation(own._id)}
                  icon="map"
                  name={`Here: ${own.name}`}
                  more="What is on here, and when"
                />
              )}
              <Tile
                to={kioskPaths.helplines}
                icon="phone"
                name="Helplines"
                more="Numbers to ring, many of them free"
              />
              <Tile
                to={kioskPaths.organisations}
                icon="building"
                name="Organisations A to Z"
                more="Advice on housing, the law and more"
              />
            </Tiles>
          </ScreenPart>
        </div>
      </Screen>
    </div>
  );
}
