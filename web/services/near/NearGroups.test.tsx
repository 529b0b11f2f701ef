import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createNearBy } from '../../../shared/places/near.ts';
import { paperService } from '../../../shared/testing/paper-records.ts';
import { emptySchedule } from '../../../shared/time/empty-schedule.ts';
import { NearNow } from './NearGroups.tsx';

const ALWAYS = [{ start: '00:00', end: '24:00' }];
const schedule = { ...emptySchedule(), Thursday: ALWAYS };

/** A place so many degrees north of who asks. */
const north = (degrees: number) => [[51.45 + degrees, -2.59]] as const;

it('has a list of its own for what is open for some people, so that the nearest stands first in each', () => {
  const services = [
    paperService({ _id: 'far', schedule }),
    paperService({ _id: 'women', schedule, availability: ['Women Only'] }),
    paperService({ _id: 'close', schedule }),
  ];
  const near = createNearBy({
    name: 'BS1',
    from: [51.45, -2.59],
    points: { far: north(0.02), women: north(0.001), close: north(0.01) },
  });
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <NearNow
        name="Day Centre"
        near={near}
        services={services}
        all={services}
        now={Date.parse('2026-11-26T13:40:00Z')}
      />
    </MemoryRouter>,
  );
  const [everyone = '', some = ''] = markup.split('Open now for some people');
  const rowsOf = (part: string) =>
    [...part.matchAll(/id="(far|women|close)"/g)].map(([, id]) => id);
  expect(rowsOf(everyone)).toEqual(['close', 'far']);
  expect(rowsOf(some)).toEqual(['women']);
});
