import { SERVICE_ICONS, SERVICE_TYPES, type ServiceType } from '../service.ts';

/** What people come with. */
export type Need = {
  /** In addresses. */
  id: string;
  name: string;
  /** What answers it, the first with its picture. */
  types: readonly ServiceType[];
  /** Another type that helps with it, and why: its list is one more tap away. */
  also?: { type: ServiceType; says: string };
};

/**
 * The needs of the board, in its order: every service type answers one (docs/product.md#the-board). The first screen of home
 * begins with the first of them.
 */
export const NEEDS: readonly Need[] = [
  { id: 'eat', name: 'Eat', types: ['Dinner', 'Breakfast', 'Lunch'] },
  { id: 'wash', name: 'Wash', types: ['Showers', 'Laundry', 'Clothes', 'Toilets'] },
  {
    id: 'warm',
    name: 'Warm and safe by day',
    types: ['Day Centre'],
    also: { type: 'Wi-Fi & Computer Access', says: 'Libraries are warm too' },
  },
  {
    id: 'health',
    name: 'Health',
    types: ['Health & Dental Care', 'Mental Health', 'Drugs & Alcohol'],
  },
  {
    id: 'charge',
    name: 'Charge and call',
    types: ['Telephones & Phone Charging', 'Wi-Fi & Computer Access'],
  },
];

/** The need of that name in an address; undefined for no need. */
export const needOf = (id: string | undefined): Need | undefined =>
  NEEDS.find((need) => need.id === id);

/** All needs as one list, for people who ask first of all whether they are let in: it has an address, and stands on no board. */
export const ALL_HELP: Need = { id: 'all', name: 'All help', types: SERVICE_TYPES };

/** The list at the address of a need. */
export const openListOf = (id: string | undefined): Need | undefined =>
  id === ALL_HELP.id ? ALL_HELP : needOf(id);

/** The picture of a need. */
export const needIcon = ({ types }: Need) => SERVICE_ICONS[types[0] ?? 'Day Centre'];

/** What there is so much of that it would hide the rest of its need: it stands after it. */
export const isPlenty = (type: ServiceType): boolean =>
  isBeside(type) || type === 'Wi-Fi & Computer Access';

/** What is listed with a need and does not answer it: nobody washes in a public toilet. Alone it is no "Open now". */
export const isBeside = (type: ServiceType): boolean => type === 'Toilets';
