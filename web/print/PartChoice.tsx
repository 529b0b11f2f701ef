import { ONE_PAGE, type TodayChoice } from '../../shared/paper/print-choice.ts';
import { areaName, areasOf } from '../../shared/paper/today/print-today.ts';
import type { PublicService, ServiceType } from '../../shared/services/service.ts';
import { typesPresent } from '../../shared/services/service-types.ts';
import styles from './PrintPreview.module.css';

/** What a day's sheet can be parted by: the types of help that there are, and the areas in which. */
export type Parts = { types: ServiceType[]; areas: string[] };

export const partsOf = (services: readonly PublicService[]): Parts => ({
  types: typesPresent(services).map(({ type }) => type),
  areas: areasOf(services),
});

type Props = { parts: Parts; chosen?: Pick<TodayChoice, 'type' | 'area' | 'isOnePage'> };

/** Whether a day's sheet is to be about one type of help or one area only, and how long it may be. */
export const PartChoice = ({ parts, chosen }: Props) => (
  <>
    <label className={styles.field}>
      Only one kind of help, if you want that
      <select name="only" defaultValue={chosen?.type ?? ''} className={styles.input}>
        <option value="">Meals, showers and day centres</option>
        {parts.types.map((type) => (
          <option key={type}>{type}</option>
        ))}
      </select>
    </label>
    <label className={styles.field}>
      Only one area, if you want that
      <select name="area" defaultValue={chosen?.area ?? ''} className={styles.input}>
        <option value="">Everywhere</option>
        {parts.areas.map((area) => (
          <option key={area} value={area}>
            {areaName(area)}
          </option>
        ))}
      </select>
    </label>
    <fieldset className={styles.choice}>
      <legend>How long</legend>
      <label>
        <input type="checkbox" name={ONE_PAGE} value="1" defaultChecked={chosen?.isOnePage} />
        One page. It says what has no room.
      </label>
    </fieldset>
  </>
);
