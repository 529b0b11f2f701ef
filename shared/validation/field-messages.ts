type Issue = { path: readonly PropertyKey[]; message: string };

/**
 * What is wrong with a form, by field path as its inputs are named (`addresses.1`, `schedule.Monday.0.end`); '' for the
 * form as a whole. One message per path, of which the first counts (docs/product.md#validation).
 */
export function fieldMessages(issues: readonly Issue[]): Record<string, string> {
  const messages = new Map<string, string>();
  for (const { path, message } of issues) {
    const name = path.map(String).join('.');
    if (!messages.has(name)) messages.set(name, message);
  }
  return Object.fromEntries(messages);
}
