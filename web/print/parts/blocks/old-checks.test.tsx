import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { handbookOf } from '../../../../shared/paper/handbook.ts';
import {
  paperHelpline,
  paperOrganisation,
  paperService,
} from '../../../../shared/testing/paper-records.ts';
import { HelplineGroups } from './Helplines.tsx';
import { Organisations } from './Organisations.tsx';
import { PlaceBlock } from './Place.tsx';

const NOW = Date.parse('2026-11-20T09:00:00Z');

/** What the print view of the handbook says of a place, an organisation and a helpline whose checks are so old. */
function printed(days: number): string[] {
  const checked = { lastCheckedAt: new Date(NOW - days * 86_400_000).toISOString() };
  const { sections } = handbookOf(
    {
      services: [paperService(checked)],
      organisations: [paperOrganisation(checked)],
      helplines: [paperHelpline(checked)],
      isSample: false,
    },
    NOW,
  );
  return sections.flatMap((section) => {
    switch (section.kind) {
      case 'timetable':
        return section.rows.map((row) => renderToString(<PlaceBlock row={row} />));
      case 'helplines':
        return renderToString(<HelplineGroups section={section} />);
      case 'organisations':
        return renderToString(<Organisations section={section} />);
      default:
        return [];
    }
  });
}

test.each([
  [89, []],
  [90, ['Not checked for 3 months']],
  [180, ['Check first: not checked for 6 months']],
])('print views say of each listing that was checked %i days ago: %j', (days, words) => {
  const listings = printed(days);
  expect(listings).toHaveLength(3);
  for (const html of listings)
    expect(html.match(/(not checked for|check first: not checked for)[^<]*/gi) ?? []).toEqual(
      words,
    );
});
