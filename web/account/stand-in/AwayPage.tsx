import { useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import { STAND_IN_DAYS } from '../../../shared/account/stand-in.ts';
import { areaMessages } from '../../../shared/site/area-messages.ts';
import { addDays, dayDateWords } from '../../../shared/time/city-time.ts';
import { areaLoader } from '../../auth/area-loader.ts';
import { useToday } from '../../clock/use-today.ts';
import { pageHandle } from '../../page/head.ts';
import { Page } from '../../ui/Page.tsx';
import { WhatWasDone } from '../../ui/records/WhatWasDone.tsx';
import { EndStandIn } from '../people/EndStandIn.tsx';
import { peopleApi } from '../people/people-api.ts';
import { settingsOf } from '../settings-of.ts';
import { StandInForm } from './StandInForm.tsx';

/** A fortnight is what most are away for. */
const OFFERED_DAYS = 14;

export const loader = areaLoader(
  areaMessages.missing.organisation,
  async ({ organisationId }) =>
    (await peopleApi.list(organisationId)).find(({ isYou }) => isYou) ?? null,
);

export const handle = pageHandle(() => ({
  title: 'While you are away',
  description: 'Who gets your emails while you are away.',
  path: null,
}));

/** Where somebody who goes away names who gets what they are asked by mail too. */
export function Component() {
  const you = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const today = useToday();
  const [said, setSaid] = useState('');
  const onDone = (words: string) => {
    setSaid(words);
    void revalidate();
  };
  const standIn = you?.standIn ?? null;
  return (
    <Page
      title="While you are away"
      back={settingsOf()}
      lead="We ask you by email if your listings are still right, and when you are open on holidays. While you are away, a colleague can get these emails too. They can say that all is right, without a password. They cannot sign in, and they get nothing about your password."
    >
      {/* Keyed: the next one is said too. */}
      {said && <WhatWasDone key={said} words={said} />}
      {you && standIn && (
        <>
          <p>
            <strong>{standIn.email}</strong> gets what we ask you too, until the end of{' '}
            {dayDateWords(standIn.until)}.
          </p>
          <p>
            <EndStandIn person={you} onDone={onDone} />
          </p>
          <h2>Change it</h2>
        </>
      )}
      <StandInForm
        key={`${standIn?.email} ${standIn?.until}`}
        present={standIn}
        until={{
          offered: addDays(today, OFFERED_DAYS),
          first: today,
          last: addDays(today, STAND_IN_DAYS),
        }}
        onDone={onDone}
      />
    </Page>
  );
}
