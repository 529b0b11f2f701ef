import { useParams } from 'react-router-dom';
import { isCategory } from '../../../../shared/organisations/organisation.ts';
import { organisationsSheet } from '../../../../shared/paper/kiosk/kiosk-sheet.ts';
import { kioskPaths } from '../../../../shared/paths/kiosk-paths.ts';
import { paths } from '../../../../shared/paths/paths.ts';
import { messages } from '../../../../shared/site/messages.ts';
import { notFound } from '../../../api/api-error.ts';
import { NoDirectory, WaysOn } from '../../parts/screen/NoDirectory.tsx';
import { Screen } from '../../parts/screen/Screen.tsx';
import { QrCode } from '../../parts/take-along/QrCode.tsx';
import { Tile, Tiles } from '../../parts/touch/Tiles.tsx';
import { informationInstant, useKiosk } from '../../state/kiosk.ts';
import { kioskHandle } from '../../state/kiosk-handle.ts';

export const handle = kioskHandle('Organisations');

export const loader = ({ params: { category = '' } }: { params: { category?: string } }) => {
  if (!isCategory(category)) throw notFound();
  return null;
};

/** The organisations of one category. */
export function Component() {
  const { category = '' } = useParams();
  const kiosk = useKiosk();
  const { directory } = kiosk;
  if (!directory) return <NoDirectory title={category} />;
  const organisations = directory.organisations.filter((organisation) =>
    organisation.categorisingOrganisations.includes(category),
  );
  const isEmpty = organisations.length === 0;
  return (
    <Screen
      title={category}
      lead={isEmpty ? messages.noOrganisationsInCategory.text(category) : undefined}
      hint={isEmpty ? undefined : 'Touch a name for the number and the address.'}
    >
      <Tiles wide>
        {organisations.map(({ _id, name }) => (
          <Tile key={_id} to={kioskPaths.organisation(_id)} name={name} />
        ))}
      </Tiles>
      {isEmpty ? (
        <WaysOn />
      ) : (
        <QrCode
          sheet={organisationsSheet(
            category,
            organisations,
            paths.orgCategory(category),
            informationInstant(kiosk),
          )}
        />
      )}
    </Screen>
  );
}
