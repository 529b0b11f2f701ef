import { useEffect, useRef, useState } from 'react';
import { kioskPaths } from '../../../shared/paths/kiosk-paths.ts';
import { postcodeOf } from '../../../shared/places/addresses.ts';
import { NEEDS } from '../../../shared/services/board/needs.ts';
import { LIMITS } from '../../../shared/validation/limits.ts';
import { tooLong } from '../../../shared/validation/too-long.ts';
import { Screen } from '../parts/screen/Screen.tsx';
import { Reach } from '../parts/setup/Reach.tsx';
import styles from '../parts/setup/Setup.module.css';
import { QrSquare } from '../parts/take-along/QrSquare.tsx';
import { kioskAddress, wallAddress } from '../settings/kiosk-address.ts';
import {
  KIOSK_LIMITS,
  type KioskSettings,
  ORIENTATIONS,
  type Orientation,
  readSettings,
  SCREENS,
} from '../settings/settings.ts';
import { SOUNDS, type Sound } from '../settings/spoken.ts';
import { useKiosk } from '../state/kiosk.ts';
import { kioskHandle } from '../state/kiosk-handle.ts';

export const handle = kioskHandle('Set up a kiosk', 'setup');

const ORIENTATION_WORDS: Record<Orientation, string> = {
  auto: 'As the screen reports itself',
  portrait: 'Upright',
  'portrait-secondary': 'Upright, turned the other way',
  landscape: 'Lying',
  'landscape-secondary': 'Lying, turned the other way',
};

const SOUND_WORDS: Record<Sound, string> = {
  none: 'Nothing: there is no sound',
  headphones: 'Headphones, or a handset',
  speaker: 'A loudspeaker: what concerns abuse is not read',
};

/**
 * Makes the address that a kiosk is started with, for staff. It is a plain form whose Start leads to just that address; no
 * screen leads here.
 */
export function Component() {
  const { settings, directory, origin } = useKiosk();
  const [typed, setTyped] = useState<KioskSettings | null>(null);
  const [fault, setFault] = useState('');
  const [badPostcode, setBadPostcode] = useState('');
  const started = JSON.stringify(settings);
  const form = useRef<HTMLFormElement>(null);
  const shown = typed ?? settings;
  const read = (form: HTMLFormElement) => {
    const query = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
    setTyped(readSettings(query, settings));
    setFault(tooLong(LIMITS.kioskPlace, query.get('place') ?? ''));
    const postcode = query.get('postcode')?.trim() ?? '';
    const isOne = postcode.length <= KIOSK_LIMITS.postcode && postcodeOf(postcode) !== undefined;
    setBadPostcode(postcode === '' || isOne ? '' : 'Write a whole postcode, such as BS1 4DJ.');
  };
  // What was typed before script came, of which no event has told.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form is read anew when it is replaced, not at each letter.
  useEffect(() => {
    if (form.current) read(form.current);
  }, [started]);
  return (
    <Screen title="Set up a kiosk" lead="For staff. Fill this in, then start the kiosk.">
      <form
        key={started}
        ref={form}
        className={styles.form}
        method="get"
        action={kioskPaths.home}
        onChange={(event) => read(event.currentTarget)}
        onSubmit={(event) => {
          event.preventDefault();
          if (fault || badPostcode) return;
          // In place of this page: the browser's Back is not to lead a visitor here.
          location.replace(kioskAddress('', shown));
        }}
      >
        <label>
          <span>Name of the place</span>
          {fault && (
            <strong id="place-error" role="alert">
              {fault}
            </strong>
          )}
          <input
            name="place"
            defaultValue={settings.place}
            aria-invalid={fault !== '' || undefined}
            aria-describedby={fault ? 'place-error' : undefined}
          />
        </label>
        <label>
          <span>Whose services come first</span>
          <select name="own" defaultValue={settings.own}>
            <option value="">Nobody’s</option>
            {directory?.organisations.map(({ _id, name }) => (
              <option key={_id} value={_id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>
            Postcode of the place, for how far others are. Empty if that organisation’s address is
            here
          </span>
          {badPostcode && (
            <strong id="postcode-error" role="alert">
              {badPostcode}
            </strong>
          )}
          <input
            name="postcode"
            autoComplete="off"
            defaultValue={settings.postcode}
            aria-invalid={badPostcode !== '' || undefined}
            aria-describedby={badPostcode ? 'postcode-error' : undefined}
          />
        </label>
        <label>
          <span>Pixels in a millimetre of the screen</span>
          <input
            name="pxmm"
            type="number"
            step="0.01"
            {...KIOSK_LIMITS.pxPerMm}
            defaultValue={settings.pxPerMm}
            list="screens"
          />
          <datalist id="screens">
            {SCREENS.map(({ name, pxPerMm }) => (
              <option key={name} value={pxPerMm}>
                {name}
              </option>
            ))}
          </datalist>
        </label>
        <Card pxPerMm={shown.pxPerMm} />
        <label>
          <span>Millimetres from the floor to the lower edge of the glass</span>
          <input name="mount" type="number" {...KIOSK_LIMITS.mount} defaultValue={settings.mount} />
        </label>
        <Reach settings={shown} />
        <label>
          <span>Seconds before it asks whether anybody is there</span>
          <input name="idle" type="number" {...KIOSK_LIMITS.idle} defaultValue={settings.idle} />
        </label>
        <label>
          <span>Is there a printer?</span>
          <select
            name="printer"
            defaultValue={settings.slip ? 'slip' : settings.printer ? 'yes' : 'no'}
          >
            <option value="no">No</option>
            <option value="yes">Yes, with sheets of A4</option>
            <option value="slip">Yes, with a roll of 80 mm for slips</option>
          </select>
        </label>
        <label>
          <span>The most pages that it prints in an hour</span>
          <input name="pages" type="number" {...KIOSK_LIMITS.pages} defaultValue={settings.pages} />
        </label>
        <label>
          <span>The most pages that one press prints, of a list that is longer than a page</span>
          <input name="press" type="number" {...KIOSK_LIMITS.press} defaultValue={settings.press} />
        </label>
        <label>
          <span>What “Listen” is heard by, which reads a screen aloud</span>
          <select name="sound" defaultValue={settings.sound}>
            {SOUNDS.map((sound) => (
              <option key={sound} value={sound}>
                {SOUND_WORDS[sound]}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>How the page stands</span>
          <select name="orientation" defaultValue={settings.orientation}>
            {ORIENTATIONS.map((orientation) => (
              <option key={orientation} value={orientation}>
                {ORIENTATION_WORDS[orientation]}
              </option>
            ))}
          </select>
        </label>
        <fieldset className={styles.needs}>
          <legend>
            On a wall, where nobody touches it: what it shows. Every need, if none is chosen
          </legend>
          <input type="hidden" name="need" value="" />
          {NEEDS.map(({ id, name }) => (
            <label key={id}>
              <input
                type="checkbox"
                name="need"
                value={id}
                defaultChecked={settings.needs.split(',').includes(id)}
              />
              <span>{name}</span>
            </label>
          ))}
        </fieldset>
        <button type="submit" className={styles.start}>
          Start this kiosk
        </button>
      </form>
      {!fault && !badPostcode && (
        <>
          <Address of="this kiosk" url={kioskAddress(origin, shown)} />
          <Address of="a wall screen" url={wallAddress(origin, shown)} />
        </>
      )}
    </Screen>
  );
}

const Address = ({ of, url }: { of: string; url: string }) => (
  <figure className={styles.address}>
    <QrSquare text={url} name={of} className={styles.square} />
    <figcaption>
      <strong>{`The address of ${of}`}</strong>
      <output className={styles.url}>{url}</output>
    </figcaption>
  </figure>
);

/** A bank card is 85.6 by 54 mm everywhere (ISO/IEC 7810): held against the glass, it says whether the number is right. */
function Card({ pxPerMm }: { pxPerMm: number }) {
  const [width, height] = [85.6 * pxPerMm, 54 * pxPerMm];
  return (
    <figure className={styles.card}>
      <svg width={width} height={height} role="img" aria-label="The outline of a bank card">
        <rect x="2" y="2" width={width - 4} height={height - 4} rx={3 * pxPerMm} />
      </svg>
      <figcaption>
        Hold a bank card against the screen. Change the number until the outline is just as big.
      </figcaption>
    </figure>
  );
}
