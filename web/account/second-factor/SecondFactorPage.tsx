import { useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import type { SecondFactor } from '../../../shared/account/second-factor.ts';
import { areaMessages } from '../../../shared/site/area-messages.ts';
import { formatDate, formatTime } from '../../../shared/time/city-time.ts';
import { areaLoader } from '../../auth/area-loader.ts';
import { useSession } from '../../auth/session.ts';
import { ActionButton } from '../../forms/ActionButton.tsx';
import { pageHandle } from '../../page/head.ts';
import buttons from '../../ui/Button.module.css';
import cards from '../../ui/Card.module.css';
import { Card } from '../../ui/Card.tsx';
import { FocusedHeading } from '../../ui/FocusedHeading.tsx';
import { Page } from '../../ui/Page.tsx';
import { WhatWasDone } from '../../ui/records/WhatWasDone.tsx';
import { peopleApi } from '../people/people-api.ts';
import { settingsApi } from '../settings-api.ts';
import { settingsOf } from '../settings-of.ts';
import { CodeForm } from './CodeForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import styles from './SecondFactor.module.css';
import { type Begun, SetUpCode } from './SetUpCode.tsx';

export const loader = areaLoader(areaMessages.missing.token, () => settingsApi.secondFactor());

export const handle = pageHandle(() => ({
  title: 'Sign-in code',
  description: 'A code from an app, besides your password.',
  path: null,
}));

/** The page of both areas where each person chooses a code at sign-in. */
export function Component() {
  const factor = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const session = useSession();
  const [begun, setBegun] = useState<Begun | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const [said, setSaid] = useState('');
  const keep = (recoveryCodes: string[]) => {
    setBegun(null);
    setSaid('');
    setCodes(recoveryCodes);
    void revalidate();
  };
  return (
    <Page
      title="Sign-in code"
      back={settingsOf(session?.role)}
      lead="After your password, signing in can ask for a code that an app on your phone shows. Whoever steals your password cannot sign in without your phone."
    >
      {/* Keyed: the next one is said too. */}
      {said && <WhatWasDone key={said} words={said} />}
      {codes && (
        <RecoveryCodes
          codes={codes}
          onKept={() => {
            setCodes(null);
            setSaid('From now on, signing in asks for the code.');
          }}
        />
      )}
      {!codes && factor.since !== null && (
        <On
          factor={factor}
          onCodes={keep}
          onDone={async (message) => {
            setSaid(message);
            await revalidate();
          }}
        />
      )}
      {!codes && factor.since === null && begun && <SetUpCode begun={begun} onCodes={keep} />}
      {!codes && factor.since === null && !begun && (
        <>
          <p>The code is off. Signing in asks for your password alone.</p>
          <ActionButton
            label="Turn on the code"
            busyLabel="Preparing..."
            look="primary"
            act={async () => {
              setSaid('');
              setBegun(await settingsApi.beginSecondFactor());
            }}
          />
        </>
      )}
    </Page>
  );
}

type OnProps = {
  factor: SecondFactor;
  onCodes: (codes: string[]) => void;
  onDone: (message: string) => Promise<void>;
};

function On({ factor, onCodes, onDone }: OnProps) {
  const { since, recoveryCodesLeft, removalDueAt } = factor;
  const [doing, setDoing] = useState<'renew' | 'off' | null>(null);
  return (
    <>
      <p>
        The code is on, since {formatDate(Date.parse(since ?? ''))}. You have {recoveryCodesLeft}{' '}
        recovery {recoveryCodesLeft === 1 ? 'code' : 'codes'} left.
      </p>
      {removalDueAt && (
        <Removal accountId={factor.accountId} at={Date.parse(removalDueAt)} onStopped={onDone} />
      )}
      {doing === null && (
        <p className={styles.ways}>
          <button type="button" className={buttons.secondary} onClick={() => setDoing('renew')}>
            Make new recovery codes
          </button>
          <button type="button" className={buttons.secondary} onClick={() => setDoing('off')}>
            Turn off the code
          </button>
        </p>
      )}
      {doing === 'renew' && (
        <>
          <FocusedHeading>New recovery codes</FocusedHeading>
          <p>The old ones stop working.</p>
          <CodeForm
            label="Make new codes"
            send={async (input) =>
              onCodes((await settingsApi.renewRecoveryCodes(input)).recoveryCodes)
            }
          />
        </>
      )}
      {doing === 'off' && (
        <>
          <FocusedHeading>Turn off the code</FocusedHeading>
          <p>Without your app, type one of your recovery codes.</p>
          <CodeForm
            label="Turn off"
            send={async (input) => onDone((await settingsApi.turnOffSecondFactor(input)).message)}
          />
        </>
      )}
    </>
  );
}

type RemovalProps = {
  accountId: string;
  at: number;
  onStopped: (message: string) => Promise<void>;
};

/** An admin has said that it was lost. */
function Removal({ accountId, at, onStopped }: RemovalProps) {
  return (
    <Card tone="soft">
      <h2 className={cards.heading}>This code will be turned off</h2>
      <p>
        An admin says that you have lost it. It will be off on {formatDate(at)} at {formatTime(at)}.
        If you have not lost it, keep it on.
      </p>
      <ActionButton
        label="Keep my sign-in code"
        busyLabel="Keeping..."
        act={async () => {
          await peopleApi.stopRemoval(accountId);
          await onStopped('The sign-in code stays on.');
        }}
      />
    </Card>
  );
}
