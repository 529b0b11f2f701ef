import { answeringAt, answeringWords } from '../../../../shared/helplines/answering.ts';
import { HELPLINES_FOR } from '../../../../shared/helplines/helpline-audience.ts';
import { helplineTypesPresent } from '../../../../shared/helplines/helpline-types.ts';
import { helplinesSheet } from '../../../../shared/paper/kiosk/kiosk-sheet.ts';
import { kioskPaths } from '../../../../shared/paths/kiosk-paths.ts';
import { messages } from '../../../../shared/site/messages.ts';
import { NoDirectory } from '../../parts/screen/NoDirectory.tsx';
import { Screen, ScreenPart } from '../../parts/screen/Screen.tsx';
import { QrCode } from '../../parts/take-along/QrCode.tsx';
import { Tile, Tiles } from '../../parts/touch/Tiles.tsx';
import { informationInstant, useKiosk } from '../../state/kiosk.ts';
import { kioskHandle } from '../../state/kiosk-handle.ts';

export const handle = kioskHandle('Helplines');

export function Component() {
  const kiosk = useKiosk();
  const { directory, now } = kiosk;
  if (!directory) return <NoDirectory title="Helplines" />;
  const { helplines, bankHolidays } = directory;
  const groups = helplineTypesPresent(helplines).map(({ type }) => ({
    type,
    those: helplines.filter((helpline) => helpline.type === type),
  }));
  return (
    <Screen
      title="Helplines"
      lead={helplines.length > 0 ? undefined : messages.noHelplines.title}
      hint={helplines.length > 0 ? 'Touch one for its number.' : undefined}
    >
      {groups.map(({ type, those }) => (
        <ScreenPart key={type} title={type}>
          <p>{HELPLINES_FOR[type]}</p>
          <Tiles wide>
            {those.map((helpline) => {
              const { _id, name, phoneHref, phoneDisplay } = helpline;
              const answers =
                now !== null && answeringWords(answeringAt(helpline, now, bankHolidays));
              return (
                <Tile
                  key={_id}
                  to={kioskPaths.helpline(_id)}
                  icon={phoneHref ? 'phone' : 'globe'}
                  name={name}
                  more={phoneHref && [phoneDisplay, answers].filter(Boolean).join('. ')}
                />
              );
            })}
          </Tiles>
        </ScreenPart>
      ))}
      {helplines.length > 0 && (
        <QrCode
          sheet={helplinesSheet(
            groups.flatMap(({ those }) => those),
            informationInstant(kiosk),
          )}
        />
      )}
    </Screen>
  );
}
