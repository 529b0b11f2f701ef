import { qrOf } from '../../../shared/paper/qr.ts';
import { FocusedHeading } from '../../ui/FocusedHeading.tsx';
import { settingsApi } from '../settings-api.ts';
import { CodeForm } from './CodeForm.tsx';
import styles from './SecondFactor.module.css';

export type Begun = { secret: string; address: string };

type Props = { begun: Begun; onCodes: (codes: string[]) => void };

/** The secret, to scan or to type into an app, and the code that shows that the app has it. */
export function SetUpCode({ begun, onCodes }: Props) {
  const { size, path } = qrOf(begun.address);
  return (
    <>
      <FocusedHeading>1. Put it into your app</FocusedHeading>
      <p>
        Use any authenticator app, or the password manager on your phone. Scan this picture with it,
        or type the letters in.
      </p>
      <p>
        Is the app on this phone? <a href={begun.address}>Open it there</a>
      </p>
      <svg
        className={styles.qr}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label="QR code for your app. The letters below say the same."
      >
        <rect width={size} height={size} className={styles.paper} />
        <path d={path} />
      </svg>
      <p className={styles.secret}>
        <code>{begun.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
      </p>
      <h2>2. Type the code that it shows</h2>
      <CodeForm
        label="Turn on"
        send={async (input) =>
          onCodes((await settingsApi.confirmSecondFactor(input)).recoveryCodes)
        }
      />
    </>
  );
}
