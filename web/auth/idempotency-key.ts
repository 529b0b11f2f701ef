/** Names what one filled form sends, so that the API makes it once, however often it arrives. */
export const newIdempotencyKey = (): string => crypto.randomUUID();

/** The header of a call that makes something: sent again after a lost answer, it makes nothing twice. */
export const withIdempotencyKey = (key: string) => ({ headers: { 'Idempotency-Key': key } });
