/**
 * Whether a call to a stored number costs nothing from a UK mobile or landline: 0800, 0808 and the harmonised 116
 * numbers (Ofcom, since July 2015).
 */
export function isFreeCall(stored: string): boolean {
  return /^(?:(?:0|\+44)80[08]\d{4,7}|(?:\+44)?116\d{3})$/.test(stored);
}
