import { describe, expect, it } from 'vitest';
import type { DirectoryFile } from '../../directory/directory-export.ts';
import { weekWords } from '../../time/words/week-summary.ts';
import { bring, HEADINGS, row } from '../testing/messy-sheets.ts';

describe('a list with an organisation and its service in one row', () => {
  it('is found below its title, by headings in anybody’s words', () => {
    const title = ['FOOD & SUPPORT IN THE CITY', '', '', '', '', ''];
    const { sheet, mapping, organisations, services, faults, refused } = bring([
      title,
      ['Updated Nov 2026 by the winter group', '', '', '', '', ''],
      [],
      HEADINGS,
      row({ tel: '0117 496 0123 (office), 07700 900123 (out of hours)' }),
    ]);
    expect(sheet).toBe('listings');
    expect(mapping).toEqual({
      Organisation: 0,
      Type: 1,
      Address: 2,
      'Primary Phone': 3,
      'Opening times': 4,
      Note: 5,
    });
    expect([faults, refused]).toEqual([[], []]);
    expect(organisations).toMatchObject([
      {
        name: 'St Agnes Kitchen',
        description: 'Breakfast.',
        addresses: ['4 Fore Lane, BS1 9ZZ'],
        phone: ['01174960123', '07700900123'],
      },
    ]);
    const [breakfast] = services;
    expect(breakfast && weekWords(breakfast.schedule)).toBe('Monday to Friday 08:00–10:00');
  });

  it('is found by headings that ask a question or tell where to go', () => {
    const { mapping } = bring([
      ['Who runs it', "What's on offer", 'Where to go', 'E-mail addr.', 'Anything else to know'],
      [
        'St Agnes Kitchen',
        'Breakfast',
        '4 Fore Lane, BS1 9ZZ',
        'us@agnes.example',
        'Ring the bell',
      ],
    ]);
    expect(mapping).toEqual({ Organisation: 0, Type: 1, Address: 2, Email: 3, Note: 4 });
  });

  it('says nothing of what an organisation offers while no column says it', () => {
    const { asks, faults } = bring([
      ['Charity', 'Where', 'When open?'],
      ['St Agnes Kitchen', '4 Fore Lane, BS1 9ZZ', 'Mon-Fri 8am-10am'],
    ]);
    expect(asks.filter(({ label }) => label === 'Description')).toEqual([]);
    expect(faults.map(({ message }) => message)).toContain('Invalid service type');
  });

  it('makes one organisation of several rows, a row without a name too, and several services of one cell', () => {
    const { organisations, services, asks, faults } = bring([
      HEADINGS,
      row({ what: 'Showers & laundry', tel: '0117 496 0123' }),
      row({ who: '', what: 'Drop-in', where: '' }),
      row({ who: 'ST AGNES KITCHEN', what: 'Soup run', when: 'Tues 6-8', tel: '0117 496 0199' }),
    ]);
    expect(faults).toEqual([]);
    expect(organisations).toHaveLength(1);
    expect(organisations[0]).toMatchObject({ phone: ['01174960123'] });
    expect(services.map(({ type }) => type)).toEqual([
      'Showers',
      'Laundry',
      'Day Centre',
      'Dinner',
    ]);
    expect(services.map(({ serviceAddress }) => serviceAddress)).toEqual(
      Array(4).fill('4 Fore Lane, BS1 9ZZ'),
    );
    const dinner = services.at(-1);
    expect(dinner && weekWords(dinner.schedule)).toBe('Tuesday 18:00–20:00');
    expect(asks).toContainEqual({
      row: 2,
      label: 'Organisation',
      message: 'There is none: read as St Agnes Kitchen, as in the row above.',
      isQuestion: false,
    });
    expect(asks).toContainEqual(expect.objectContaining({ row: 3, label: 'Primary Phone' }));
  });

  it.each(['Mon-Thu 9am-5pm, Fri afternoon', 'Mon-Thu 9am-5pm, Fri 6-8'])(
    'keeps what it does not understand of “%s” in the note, and asks',
    (when) => {
      const { services, asks } = bring([HEADINGS, row({ when, what: 'Day centre' })]);
      expect(services[0]).toMatchObject({ unknownDays: ['Friday'], note: `Times: ${when}.` });
      expect(asks.filter(({ isQuestion }) => isQuestion)).toMatchObject([
        { row: 1, label: 'Opening times' },
      ]);
    },
  );

  it.each([
    ['Counselling', { availability: ['By appointment only'], note: '' }],
    ['Drop-in', { availability: ['By Appointment only'], note: '' }],
    ['Nurse', { note: 'By appointment.' }],
  ])('takes appointments of %s for who can come, and asks nothing', (what, service) => {
    const { services, asks } = bring([HEADINGS, row({ what, when: 'by appt only' })]);
    expect(services).toMatchObject([service]);
    expect(asks.filter(({ isQuestion }) => isQuestion)).toEqual([]);
  });

  it('keeps times without an end in the note, and says that they are not known', () => {
    const { services, asks } = bring([
      HEADINGS,
      row({ when: 'Mon-Thu 9am-5pm, Fri 9am till late', note: 'Ring the bell' }),
    ]);
    expect(services[0]).toMatchObject({
      unknownDays: ['Friday'],
      note: 'Ring the bell. Times: Mon-Thu 9am-5pm, Fri 9am till late.',
    });
    expect(services[0] && weekWords(services[0].schedule)).toBe('Monday to Thursday 09:00–17:00');
    expect(asks.filter(({ label }) => label === 'Opening times')).toEqual([
      {
        row: 1,
        label: 'Opening times',
        message:
          '“Mon-Thu 9am-5pm, Fri 9am till late” has no end: the times of Friday are not known, and it stays in the note.',
        isQuestion: false,
      },
    ]);
  });

  it('says at its row what is no type of service, and leaves out titles between rows', () => {
    const { faults, places, refused } = bring([
      HEADINGS,
      ['SOUTH', '', '', '', '', ''],
      row({ what: 'Widgets' }),
    ]);
    expect(refused).toEqual([
      { row: 1, message: 'Only one of its cells is filled, as in a title.' },
    ]);
    expect(faults).toMatchObject([{ path: 'organisations[0].services[0].type' }]);
    expect(places['organisations[0].services[0]']).toBe(2);
  });

  it('changes an organisation that is there, and only what its row says', () => {
    const first = bring([HEADINGS, row({ tel: '0117 496 0123' })]);
    const [organisation] = first.organisations;
    const present = {
      organisations: [
        {
          ...organisation,
          services: first.services.map(({ provider: _, ...it }) => it),
          description: 'Warm food.',
        },
      ],
      helplines: [],
    } as unknown as DirectoryFile;
    const again = bring([HEADINGS, row({ when: 'Mon-Thu 8am-10am' })], present);
    expect(again.organisations).toMatchObject([
      { _id: organisation?._id, description: 'Warm food.', phone: ['01174960123'] },
    ]);
    expect(again.services[0]?._id).toBe(first.services[0]?._id);
    expect(again.services[0]?.schedule.Friday).toEqual([]);
  });
});

describe('an organisation that is here already', () => {
  const bringOver = (name: string, over: Parameters<typeof row>[0] = {}) => {
    const first = bring([HEADINGS, row({ tel: '0117 496 0123' })]);
    const present = {
      organisations: first.organisations.map((organisation) => ({
        ...organisation,
        services: first.services.map(({ provider: _, ...it }) => it),
      })),
      helplines: [],
    } as unknown as DirectoryFile;
    const again = bring([HEADINGS, row({ who: name, ...over })], present);
    return { first, again, asked: again.asks.filter(({ label }) => label === 'Organisation') };
  };

  it.each(['the st agnes’ kitchen', 'St. Agnes Kitchen Ltd', 'ST AGNES KITCHEN CIO'])(
    'is the one that “%s” is, by the same postcode, and keeps its name',
    (name) => {
      const { first, again, asked } = bringOver(name, { note: 'Ring the bell' });
      expect(again.organisations).toMatchObject([
        { _id: first.organisations[0]?._id, name: 'St Agnes Kitchen' },
      ]);
      expect(again.services).toMatchObject([
        { _id: first.services[0]?._id, note: 'Ring the bell' },
      ]);
      expect(asked.map(({ isQuestion }) => isQuestion)).toEqual([false]);
    },
  );

  it('is asked for where its name is written in another way and nothing else agrees', () => {
    const { asked } = bringOver('St Agnes Kitchen Ltd', { where: '9 Far Road, BS9 9ZZ' });
    expect(asked).toMatchObject([{ isQuestion: true }]);
  });

  it('is not another of which only a part of the name is the same', () => {
    const { first, again } = bringOver('St Agnes Pantry');
    expect(again.organisations[0]?._id).not.toBe(first.organisations[0]?._id);
  });
});

describe('help that no timetable has', () => {
  const listed = [
    row({ what: 'Housing advice', when: 'Mon 9-5', note: 'Ring first' }),
    row({ what: 'Haircuts', when: 'Tues 1-3' }),
  ];

  it('stands in the description and the categories of its organisation, once however often it is brought in', () => {
    const { organisations, services, faults } = bring([HEADINGS, ...listed, ...listed]);
    expect([faults, services]).toEqual([[], []]);
    expect(organisations).toMatchObject([
      {
        description: 'Housing advice: Mon 9-5. Ring first. Haircuts: Tues 1-3.',
        categorisingOrganisations: ['Housing Advice'],
      },
    ]);
  });
});

describe('a number of which some cannot be read', () => {
  it('leaves its row out at its cell, and another row of its organisation in', () => {
    const { refused, organisations, services } = bring([
      HEADINGS,
      row({ tel: '0117 496 X318' }),
      row({ what: 'Lunch' }),
    ]);
    expect(refused).toEqual([
      {
        row: 1,
        label: 'Primary Phone',
        message: '“0117 496” is no whole number. Write it again, or take it out.',
      },
    ]);
    expect(organisations[0]?.phone).toEqual([]);
    expect(services.map(({ type }) => type)).toEqual(['Lunch']);
  });
});
