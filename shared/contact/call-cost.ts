import { isFreeCall } from './free-call.ts';

/**
 * What a call costs from a UK phone, by the stored number or its `tel:` link (Ofcom): nothing; as much as one to a home,
 * which minutes of a plan include (01, 02, 03 and mobiles); more (084, 087, 09, 118). '' for what is not known, as abroad.
 */
export function callCost(numberOrHref: string): string {
  const number = numberOrHref.replace(/^tel:/, '').replace(/^\+44/, '0');
  if (/^(?:999|112|111|101|116\d{3})$/.test(number) || isFreeCall(number)) return 'Free call.';
  if (/^0(?:[123]\d{8,9}|7[1-57-9]\d{8})$/.test(number))
    return 'A normal call: it uses your minutes or credit.';
  if (/^(?:0(?:84|87|9)\d+|118\d{3})$/.test(number)) return 'This call costs extra.';
  return '';
}
