import { env } from 'cloudflare:test';
import { database } from '../../db/client.ts';
import { postcodes } from '../../db/tables.ts';
import { addCheckLink } from '../check-link.ts';
import { testNow } from '../directory.ts';
import { markedHelpline, markedOrganisation, markedService, marksOf } from '../marked.ts';
import { type Said, viewer } from '../viewers.ts';

// A city with houses that are secret: docs/product.md#secret-places.

/** The answer's body; throws where it was refused. */
export const done = ({ status, body }: Said) => {
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
};

let houses = 0;

/** How many have been built. */
export const countHouses = () => houses;

/** An address of its own, whose street has a mark and whose postcode nobody else has. */
function house() {
  const [mark = ''] = marksOf(markedService('Lunch').serviceAddress);
  const postcode = `BS${++houses} 7ZX`;
  return {
    latitude: latitudeOf(houses),
    street: `${mark} Street`,
    address: `${houses} ${mark} Street, Easton, Bristol ${postcode}`,
  };
}

export type House = ReturnType<typeof house>;

/** Its own, as a page or an answer would write it: four decimals, of which the last is no nought; the middle of two is of no other. */
const latitudeOf = (place: number) => 52.1 + place ** 2 / 10_000;

/** How many houses the city has, each with a postcode that the table knows. */
export const HOUSES = 9;

/** The points in the middle of several postcodes are others: the table of postcodes tells nobody where a house is. */
export const loadPostcodes = () =>
  database(env.DB)
    .insert(postcodes)
    .values(
      Array.from({ length: HOUSES }, (_, at) => ({
        begins: `BS${at + 1} 7Z`,
        latitude: 52.2 + at / 100,
        longitude: -2.5,
        points: JSON.stringify({ X: [Number(latitudeOf(at + 1).toFixed(4)), -2.5] }),
        loadedAt: 'once',
      })),
    );

/** What gives a house away, as `searchable` has it. */
export const tracesOf = ({ street, address, latitude }: House): string[] => {
  const [mark = ''] = marksOf(street);
  return [mark, address.slice(-7).replaceAll(/\s/g, '').toLowerCase(), latitude.toFixed(4)];
};

const DAILY = Object.fromEntries(
  ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((day) => [
    day,
    [{ start: '00:00', end: '24:00' }],
  ]),
);

async function organisationAt(...places: House[]) {
  const owner = await viewer();
  const path = `/organisations/${owner.organisationId}`;
  const profile = { ...markedOrganisation(), addresses: places.map(({ address }) => address) };
  done(await owner.send('PUT', path, profile));
  const add = async (type: string, { address }: House, more: object = {}) => {
    const fields = { ...markedService(type), schedule: DAILY, serviceAddress: address, ...more };
    const { _id } = done(await owner.send('POST', '/services', fields));
    return { id: String(_id), path: `/services/${_id}` };
  };
  return { owner, path, add };
}

/** All of it can be seen; `hide` marks what is secret. */
export async function city() {
  const office = house();
  const [refuge, old, moved, former, gone] = [house(), house(), house(), house(), house()];
  const [whole, theirs, dropIn] = [house(), house(), house()];

  const one = await organisationAt(office, refuge, moved, former, gone);
  const ids = [one.owner.organisationId];
  const tokens: string[] = [];
  /** As a mail has it that asks whether listings are still right: a link ends when what it asks about changes. */
  const ask = async () => {
    for (const { owner } of [one, two]) tokens.push(await addCheckLink(owner));
  };
  const secret = await one.add('Lunch', refuge);
  const atOffice = await one.add('Breakfast', office, { note: `Ask at ${refuge.address}.` });
  const sameHouse = await one.add('Breakfast', {
    ...refuge,
    address: `Rear of ${refuge.address}`,
  });
  const moving = await one.add('Lunch', former);
  const leaving = await one.add('Lunch', gone);
  const profile = done(await one.owner.send('GET', one.path));
  done(
    await one.owner.send('PUT', one.path, {
      description: `${profile.description} The house in ${refuge.street} has ten beds.`,
    }),
  );

  const two = await organisationAt(whole, old);
  const shown = await two.add('Lunch', dropIn);
  const hidden = await two.add('Breakfast', theirs, { beds: 'Walk in', bedsFor: 'Women' });
  const line = done(
    await two.owner.send('POST', '/helplines', {
      ...markedHelpline(),
      description: `Or come to ${whole.street}, ${whole.address.slice(-7)}.`,
    }),
  );
  const today = new Date(testNow()).toISOString().slice(0, 10);
  done(
    await two.owner.send('POST', '/dated-changes', {
      scope: 'organisation',
      kind: 'hours',
      from: today,
      to: today,
      slots: [{ start: '00:00', end: '23:00' }],
      reason: `Ring at ${whole.street}`,
    }),
  );
  ids.push(two.owner.organisationId, line._id);
  ids.push(...[secret, atOffice, sameHouse, moving, leaving, shown, hidden].map(({ id }) => id));

  async function hide() {
    for (const service of [secret, moving, leaving])
      done(
        await one.owner.send('PUT', service.path, { addressPublic: 'no', bedsFor: '', note: '' }),
      );
    done(await one.owner.send('PUT', moving.path, { serviceAddress: moved.address }));
    done(await one.owner.send('DELETE', leaving.path));
    done(await two.owner.send('PUT', shown.path, { addressPublic: 'yes' }));
    done(await two.owner.send('PUT', two.path, { addressPublic: 'no' }));
  }
  const secrets = [refuge, old, moved, former, gone, whole, theirs];
  return {
    hide,
    ask,
    ids,
    tokens,
    secrets,
    stay: [office, dropIn],
    refuge,
    whole,
    secret,
    moved: moving.id,
    hidden: hidden.id,
    sameHouse: sameHouse.id,
    shown: atOffice,
    one,
    two: two.owner,
  };
}
