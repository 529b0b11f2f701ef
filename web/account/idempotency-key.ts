/** Names what one filled form sends, so that the API makes it once, however often it arrives. */
export const newKey = (): string => crypto.randomUUID();

/** Of a call that makes something: sent again after a lost answer it makes nothing twice. */
export const once = (key: string) => ({ headers: { 'Idempotency-Key': key } });
