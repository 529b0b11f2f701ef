import type { PublicHelpline } from '../../helplines/helpline.ts';
import { HELPLINES_FOR } from '../../helplines/helpline-audience.ts';
import { hoursOnPaper } from '../../helplines/helpline-hours.ts';
import { helplineTypesPresent } from '../../helplines/helpline-types.ts';
import { paths } from '../../paths/paths.ts';
import { oldCheckWords } from './checked.ts';
import type { HelplineEntry, HelplinesSection } from './sections.ts';
import { targets } from './targets.ts';
import { paperPhone } from './timetables.ts';

/** The helplines by type as at an instant (epoch ms), types alphabetically, those of a type in the order given. */
export function helplinesSection(
  helplines: readonly PublicHelpline[],
  now: number,
): HelplinesSection {
  const groups = helplineTypesPresent(helplines).map(({ type }) => ({
    id: targets.helplineGroup(type),
    type,
    title: `${type} Helplines`,
    path: paths.helplineType(type),
    forWhom: HELPLINES_FOR[type],
    helplines: helplines.filter((it) => it.type === type).map((it) => entry(it, now)),
  }));
  return {
    kind: 'helplines',
    id: targets.helplines,
    title: 'Helplines',
    path: groups[0]?.path ?? paths.home,
    groups,
  };
}

function entry(helpline: PublicHelpline, now: number): HelplineEntry {
  const { _id, name, description, phoneDisplay, phoneHref } = helpline;
  return {
    id: targets.helpline(_id),
    name,
    description,
    phone: paperPhone('Phone', phoneDisplay, phoneHref, phoneHref),
    hours: hoursOnPaper(helpline),
    email: helpline.email,
    website: helpline.website,
    checked: oldCheckWords(helpline, now),
  };
}
