import { useParams } from 'react-router-dom';
import { letterOf } from '../../../../shared/directory/sort-key.ts';
import { CATEGORIES } from '../../../../shared/organisations/organisation.ts';
import { organisationsSheet } from '../../../../shared/paper/kiosk/kiosk-sheet.ts';
import { kioskPaths } from '../../../../shared/paths/kiosk-paths.ts';
import { paths } from '../../../../shared/paths/paths.ts';
import { messages } from '../../../../shared/site/messages.ts';
import { NoDirectory } from '../../parts/screen/NoDirectory.tsx';
import { Screen, ScreenPart } from '../../parts/screen/Screen.tsx';
import { QrCode } from '../../parts/take-along/QrCode.tsx';
import { Letters } from '../../parts/touch/Letters.tsx';
import { Tile, Tiles } from '../../parts/touch/Tiles.tsx';
import { informationInstant, useKiosk } from '../../state/kiosk.ts';
import { kioskHandle } from '../../state/kiosk-handle.ts';

export const handle = kioskHandle('Organisations A to Z');

/** The first letters that there are, and the organisations under one of them, or all. */
export function Component() {
  const { letter: chosen } = useParams();
  const kiosk = useKiosk();
  const { directory } = kiosk;
  if (!directory) return <NoDirectory title="Organisations A to Z" />;
  const { organisations } = directory;
  const letters = [...new Set(organisations.map(({ name }) => letterOf(name)))];
  const shown = letters.filter((letter) => chosen === undefined || letter === chosen);
  const present = new Set(organisations.flatMap((it) => it.categorisingOrganisations));
  const those = organisations.filter(({ name }) => shown.includes(letterOf(name)));
  return (
    <Screen
      title="Organisations A to Z"
      lead={organisations.length > 0 ? undefined : messages.noOrganisations.text}
      hint={organisations.length > 0 ? 'Touch a letter.' : undefined}
    >
      {letters.length > 0 && <Letters letters={letters} chosen={chosen} />}
      {chosen !== undefined && organisations.length > 0 && shown.length === 0 && (
        <p>Nobody stands under {chosen}.</p>
      )}
      {chosen === undefined && organisations.length > 0 && (
        <ScreenPart title="By what they help with">
          <Tiles wide>
            {CATEGORIES.filter((category) => present.has(category)).map((category) => (
              <Tile key={category} to={kioskPaths.category(category)} name={category} />
            ))}
          </Tiles>
        </ScreenPart>
      )}
      {shown.map((letter) => (
        <ScreenPart key={letter} title={letter}>
          <Tiles wide>
            {organisations
              .filter(({ name }) => letterOf(name) === letter)
              .map(({ _id, name }) => (
                <Tile key={_id} to={kioskPaths.organisation(_id)} name={name} />
              ))}
          </Tiles>
        </ScreenPart>
      ))}
      {those.length > 0 && (
        <QrCode
          sheet={organisationsSheet(
            chosen ? `Organisations: ${chosen}` : 'Organisations A to Z',
            those,
            paths.organisations,
            informationInstant(kiosk),
          )}
        />
      )}
    </Screen>
  );
}
