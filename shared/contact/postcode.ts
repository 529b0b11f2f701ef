/** An address whose UK postcodes stay on one line: BS2 9JF is one word to a reader. */
export const joinPostcode = (address: string): string =>
  address.replaceAll(/\b([A-Z]{1,2}\d[A-Z\d]?) (\d[A-Z]{2})\b/g, '$1\u00a0$2');
