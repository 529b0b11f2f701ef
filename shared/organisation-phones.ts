import { PHONE_LABELS, type PublicOrganisation } from './organisation.ts';

/** An organisation's numbers with what each is for, by its place in the list; empty places left out. */
export function labelledPhones({
  phone,
  phoneDisplay,
  phoneHref,
}: Pick<PublicOrganisation, 'phone' | 'phoneDisplay' | 'phoneHref'>) {
  return phone.flatMap((stored, position) => {
    const display = phoneDisplay[position];
    const href = phoneHref[position] ?? '';
    return stored && display ? [{ label: PHONE_LABELS[position] ?? '', href, display }] : [];
  });
}
