import { stripPhone } from '../contact/phone-digits.ts';
import type { WholeOrganisation } from '../organisations/organisation.ts';
import { comparableName, nameWords } from '../organisations/similar-organisations.ts';
import type { Twins } from './merge.ts';

type Listed = Pick<WholeOrganisation, '_id' | 'name' | 'phone' | 'addresses'> & {
  services: readonly Listing[];
  helpline: { _id: string; name: string; phone: string } | null;
};
type Listing = { _id: string; type: string; subtype: string; serviceAddress: string };

const POSTCODE = /\b([a-z]{1,2}\d[a-z\d]?)\s*(\d[a-z]{2})\b/i;

/**
 * What looks like twins: organisations of the same name, or of a like one with a phone or a postcode in common; services of one
 * organisation of the same kind at the same address; helplines with the same phone and a like name. A phone alone makes none:
 * a day centre answers for its guests.
 */
export function findTwins(
  organisations: readonly Listed[],
  helplines: readonly { _id: string; name: string; phone: string }[],
  isNone: (one: string, other: string) => boolean,
): Twins[] {
  const found = [
    ...pairs('organisation', organisations, marksOfOrganisation),
    ...organisations.flatMap(({ name, services }) =>
      pairs(
        'service',
        services.map(({ _id, ...of }) => ({ ...of, _id, name: `${of.type}, ${name}` })),
        ({ type, subtype, serviceAddress }) => [
          {
            mark: `${type}\n${subtype}\n${comparableName(serviceAddress)}`,
            why: 'the same kind at the same address',
            isEnough: serviceAddress !== '',
          },
        ],
      ),
    ),
    ...pairs('helpline', helplines, ({ phone }) => [phoneMark(phone)]),
  ];
  return found.filter(({ one, other }) => !isNone(one._id, other._id));
}

/** What two of them may have in common; whether that is enough without like names. */
type Mark = { mark: string; why: string; isEnough?: boolean };

const phoneMark = (phone: string): Mark => ({
  mark: phone && `p ${stripPhone(phone).replace(/^(\+|00)44/, '0')}`,
  why: 'like names and the same phone',
});

function marksOfOrganisation({ name, phone, addresses }: Listed): Mark[] {
  const comparable = comparableName(name);
  const postcodes = addresses.flatMap((address) => {
    const [, out = '', within = ''] = POSTCODE.exec(address) ?? [];
    return out ? [`${out}${within}`.toUpperCase()] : [];
  });
  return [
    { mark: comparable && `n ${comparable}`, why: 'the same name', isEnough: true },
    ...phone.map(phoneMark),
    ...postcodes.map((it) => ({ mark: `a ${it}`, why: 'like names and the same postcode' })),
  ];
}

function pairs<Item extends { _id: string; name: string }>(
  kind: Twins['kind'],
  items: readonly Item[],
  marksOf: (item: Item) => Mark[],
): Twins[] {
  const seen = new Map<string, Item[]>();
  const told = new Set<string>();
  return items.flatMap((item) =>
    marksOf(item).flatMap(({ mark, why, isEnough }) => {
      if (!mark) return [];
      const before = seen.get(mark) ?? [];
      seen.set(mark, [...before, item]);
      return before.flatMap((one): Twins[] => {
        const key = `${one._id} ${item._id}`;
        if (one._id === item._id || told.has(key)) return [];
        if (!isEnough && !areLike(one.name, item.name)) return [];
        told.add(key);
        return [{ kind, one: nameOf(one), other: nameOf(item), why }];
      });
    }),
  );
}

const nameOf = ({ _id, name }: { _id: string; name: string }) => ({ _id, name });

/** Whether the words of two names are for the greater part the same, or all of the shorter are in the longer. */
function areLike(one: string, other: string): boolean {
  const [mine, theirs] = [new Set(nameWords(one)), new Set(nameWords(other))];
  const common = [...mine].filter((word) => theirs.has(word)).length;
  const shorter = Math.min(mine.size, theirs.size);
  return common > 0 && (common === shorter || common * 2 >= Math.max(mine.size, theirs.size));
}
