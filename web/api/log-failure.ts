/** Writes to the console why a list did not come, and gives null in its place: its page says what it can without. */
export function logFailure(error: unknown): null {
  console.warn(error);
  return null;
}
