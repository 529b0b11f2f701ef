import type { Target } from './sections.ts';

/** The ids of a handbook's sections and entries, in one table. */
export const targets = {
  emergency: 'emergency',
  tonight: 'emergency-tonight',
  outside: 'emergency-outside',
  howToUse: 'how-to-use',
  council: 'council',
  beds: 'beds',
  helplines: 'helplines',
  organisations: 'organisations',
  categories: 'categories',
  index: 'index',
  timetable: (type: string): Target => `timetable-${idOf(type)}`,
  service: (id: string): Target => `service-${id}`,
  helplineGroup: (type: string): Target => `helplines-${idOf(type)}`,
  helpline: (id: string): Target => `helpline-${id}`,
  organisation: (id: string): Target => `organisation-${id}`,
  category: (category: string): Target => `category-${idOf(category)}`,
} as const;

/** 'Wi-Fi & Computer Access' as 'wi-fi-computer-access'. */
const idOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');
