import type { D1Database } from '@cloudflare/workers-types';
import { Hono } from 'hono';
import { z } from 'zod';
import { postcodeOf } from '../../shared/places/addresses.ts';
import { PointInput, readCoordinates } from '../../shared/places/point-input.ts';
import { allow, allowAnyone } from '../access/guard.ts';
import { openForReading, withDirectory } from '../directory/public-list.ts';
import { type ReaderEnv, readDirectoryFor } from '../directory/read-for.ts';
import { defineAnswer, describeRoute, MessageAnswer } from '../http/describe-route.ts';
import { ApiError, throwUnavailable } from '../http/errors.ts';
import { body, invalidError } from '../http/input.ts';
import { findPostcodes, readTable } from '../points/find-points.ts';
import type { Author } from '../records/author.ts';
import { setPoint } from './set-points.ts';

const point = z.tuple([z.number(), z.number()]).describe('Degrees north and east (WGS84).');

const PlacesAnswer = defineAnswer(
  'Places',
  z.object({
    bytes: z.number().int().describe('How much there is to download of it: about, with gzip.'),
    points: z
      .record(z.string(), z.array(point))
      .describe(
        'By the id of a service or organisation; none where it is not known or not public.',
      ),
    areas: z.record(z.string(), point).describe('Areas, streets and houses that addresses name.'),
    postcodes: z
      .record(z.string(), z.string())
      .describe(
        'By the first half of a postcode ("BS1") what its second halves begin with ("4D"), each with its degrees north and east.',
      ),
  }),
);

const AddressAnswer = defineAnswer(
  'PublicAddress',
  z.object({ address: z.string(), point: point.nullable() }),
);

const NOT_LOADED = 'The distances could not be loaded.';

/** Where everything is, in one answer that is the same for everyone, and where an admin says what no postcode does. */
export const places = new Hono<ReaderEnv>()
  .use('/', openForReading)
  .get(
    '/',
    allowAnyone('directory:read'),
    describeRoute({
      summary: 'Where everything is that is listed, and the postcodes of the city',
      answer: PlacesAnswer,
    }),
    withDirectory(NOT_LOADED),
    async (c) => {
      const { points, areas, edition } = c.var.reading.directory.places;
      const postcodes = await readTable(c.env.DB, edition).catch(throwUnavailable(NOT_LOADED));
      const answer = { points, areas, postcodes };
      return c.json({ bytes: await compressedSize(JSON.stringify(answer)), ...answer });
    },
  )
  .get(
    '/addresses',
    allow('point:list'),
    describeRoute({
      summary: 'The addresses that the public reads, with their points',
      answer: [AddressAnswer],
    }),
    async (c) => {
      const { places } = (await readDirectoryFor(c, NOT_LOADED)).directory;
      return c.json(
        Object.entries(places.addresses).map(([address, at]) => ({ address, point: at })),
      );
    },
  )
  .put(
    '/addresses',
    allow('point:set'),
    describeRoute({
      summary: 'Say where an address is, or leave it to its postcode again',
      answer: MessageAnswer,
    }),
    body(PointInput),
    async (c) => {
      const { address, place } = c.req.valid('json');
      const { addresses, edition } = (await readDirectoryFor(c, NOT_LOADED)).directory.places;
      if (!Object.hasOwn(addresses, address)) throw new ApiError(404, 'No such address is public.');
      const found = await findSaid(c.env.DB, place, edition);
      if (place && !found) throw invalidError({ place: 'There is no such postcode here.' });
      const { viewer, action, now }: Author = c.var;
      await setPoint(c.env.DB, { viewer, action, now }, address, found);
      return c.json({ message: place ? 'Place saved.' : 'Place removed.' });
    },
  );

async function compressedSize(text: string): Promise<number> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return (await new Response(packed).arrayBuffer()).byteLength;
}

async function findSaid(d1: D1Database, place: string, edition: string) {
  const coordinates = readCoordinates(place);
  if (coordinates || place === '') return coordinates ?? null;
  const postcode = postcodeOf(place);
  if (!postcode) return null;
  const points = await findPostcodes(d1, [postcode], edition);
  return points.get(postcode.group + postcode.letter) ?? null;
}
