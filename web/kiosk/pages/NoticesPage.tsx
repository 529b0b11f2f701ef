import { linkWords } from '../../../shared/paper/notice-lines.ts';
import { Screen, ScreenPart } from '../parts/screen/Screen.tsx';
import code from '../parts/take-along/QrCode.module.css';
import { QrSquare } from '../parts/take-along/QrSquare.tsx';
import { noticesOn, useKiosk } from '../state/kiosk.ts';
import { kioskHandle } from '../state/kiosk-handle.ts';

export const handle = kioskHandle('Notices', 'reading');

/** Everything that the charity says to everybody just now; a link as an address beside a code. */
export function Component() {
  const kiosk = useKiosk();
  const { origin } = kiosk;
  const notices = noticesOn(kiosk, () => true);
  return (
    <Screen title="Notices">
      {notices.length === 0 && <p>There are no notices just now.</p>}
      {notices.map(({ _id, severity, words, link, place, ends }) => {
        const isOfType = place !== 'all' && place !== 'kiosks';
        const title = isOfType ? `${severity}: ${place}` : severity;
        return (
          <ScreenPart key={_id} title={title}>
            <p>{words}</p>
            <p>This holds {ends}.</p>
            {link && (
              <figure className={code.code}>
                <QrSquare
                  text={link.startsWith('/') ? origin + link : link}
                  name={words}
                  className={code.square}
                />
                <figcaption className={code.words}>
                  <span className={code.address}>{linkWords(link, origin)}</span>
                </figcaption>
              </figure>
            )}
          </ScreenPart>
        );
      })}
    </Screen>
  );
}
