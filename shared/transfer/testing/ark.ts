import type { DirectoryFile } from '../../directory/directory-export.ts';

const changeOf = (fields: object) => ({
  scope: 'service',
  services: [],
  type: '',
  to: '',
  slots: [],
  reason: '',
  since: '',
  endedAt: '',
  version: 1,
  ...fields,
});

/** A directory of one organisation, with a record of every kind, as it stands before a spreadsheet is read. */
export const ARK_FILE = {
  organisations: [
    {
      _id: 'ark',
      name: 'The Ark',
      description: 'Beds for the night.',
      addresses: ['1 Quay Street, Bristol', '2 Quay Street, Bristol'],
      phone: ['', '', '01179244604'],
      email: '',
      website: '',
      socialMedias: ['ark', '', 'thearkx'],
      categorisingOrganisations: ['Housing Advice', 'Animals'],
      approved: true,
      published: false,
      services: [
        {
          _id: 'lunch',
          type: 'Lunch',
          subtype: '',
          serviceAddress: '1 Quay Street, Bristol',
          availability: ['For Everyone'],
          schedule: {
            Monday: [
              { start: '09:00', end: '10:00' },
              { start: '22:00', end: '24:00' },
            ],
          },
          note: '',
          published: true,
        },
      ],
      helpline: {
        _id: 'line',
        type: 'General',
        name: 'Night Line',
        description: 'Someone to talk to.',
        phone: '116123',
        email: '',
        website: '',
        onlineWorkingTime: '',
        published: true,
      },
      datedChanges: [
        {
          _id: 'christmas',
          services: ['lunch'],
          kind: 'hours',
          from: '2026-12-24',
          to: '2026-12-26',
          slots: [{ start: '10:00', end: '12:00' }],
          reason: 'Christmas, “as ever”; come early',
          version: 3,
        },
        {
          _id: 'flood',
          scope: 'organisation',
          kind: 'closed',
          from: '2026-11-20',
          since: '2026-11-20T10:00:00.000Z',
          endedAt: '2026-11-21T10:00:00.000Z',
        },
      ].map(changeOf),
    },
  ],
  helplines: [],
  datedChanges: [
    { _id: 'city', scope: 'city', kind: 'check first', from: '2027-01-01', to: '2027-01-01' },
    {
      _id: 'type',
      scope: 'type',
      type: 'Wi-Fi & Computer Access',
      kind: 'closed',
      from: '2027-01-01',
    },
  ].map(changeOf),
} as unknown as DirectoryFile;
