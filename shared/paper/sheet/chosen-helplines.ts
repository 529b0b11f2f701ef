import { callCost } from '../../contact/call-cost.ts';
import { displayWebsite } from '../../contact/website.ts';
import { isOrWas } from '../../directory/formerly.ts';
import type { PublicHelpline } from '../../helplines/helpline.ts';
import { hoursOnPaper } from '../../helplines/helpline-hours.ts';
import { helplineTypesPresent } from '../../helplines/helpline-types.ts';
import { oldCheckWords } from '../handbook/checked.ts';
import { targets } from '../handbook/targets.ts';
import { paperPhone } from '../handbook/timetables.ts';
import type { BriefEntry } from './sheet.ts';

/** Helplines that somebody chose for one person, as at an instant (epoch ms): whom to ring, when it answers and what the call costs. */
export function chosenHelplines(
  ids: readonly string[],
  helplines: readonly PublicHelpline[],
  now: number,
): BriefEntry[] {
  const those = helplines.filter(isOrWas(ids));
  const inOrder = helplineTypesPresent(those).flatMap(({ type }) =>
    those.filter((it) => it.type === type),
  );
  return inOrder.map((helpline) => {
    const { _id, name, phoneDisplay, phoneHref, website } = helpline;
    const phone = paperPhone('Phone', phoneDisplay, phoneHref, phoneHref);
    // Beside its number a free call says so itself.
    const cost = phone?.isFree ? '' : callCost(phoneHref);
    const elsewhere = phone ? '' : displayWebsite(website);
    const lines = [hoursOnPaper(helpline), cost, elsewhere, oldCheckWords(helpline, now)];
    return { id: targets.helpline(_id), name, phone, lines: lines.filter(Boolean) };
  });
}
