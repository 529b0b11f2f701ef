import { HELPLINES_FOR } from '../../../shared/helpline-audience.ts';
import { helplineTypesPresent } from '../../../shared/helpline-types.ts';
import { kioskPaths } from '../../../shared/kiosk-paths.ts';
import { messages } from '../../../shared/messages.ts';
import { useKiosk } from '../kiosk.ts';
import { kioskHandle } from '../kiosk-handle.ts';
import { NoDirectory } from '../parts/NoDirectory.tsx';
import { Part, Screen } from '../parts/Screen.tsx';
import { Tile, Tiles } from '../parts/Tiles.tsx';

export const handle = kioskHandle('Helplines');

export function Component() {
  const { directory } = useKiosk();
  if (!directory) return <NoDirectory title="Helplines" />;
  const { helplines } = directory;
  return (
    <Screen
      title="Helplines"
      lead={helplines.length > 0 ? 'Touch one for its number.' : messages.noHelplines.title}
    >
      {helplineTypesPresent(helplines).map(({ type }) => (
        <Part key={type} title={type}>
          <p>{HELPLINES_FOR[type]}</p>
          <Tiles wide>
            {helplines
              .filter((helpline) => helpline.type === type)
              .map(({ _id, name, phone, phoneDisplay }) => (
                <Tile
                  key={_id}
                  to={kioskPaths.helpline(_id)}
                  icon={phone ? 'phone' : 'globe'}
                  name={name}
                  more={phone && phoneDisplay}
                />
              ))}
          </Tiles>
        </Part>
      ))}
    </Screen>
  );
}
