import { lastCheckedWords } from '../../../../shared/time/words/last-checked.ts';
import { useKiosk } from '../../state/kiosk.ts';

/** When somebody last checked a listing; nothing where nobody has, which its status says. */
export function LastChecked(checked: { lastCheckedAt: string }) {
  const words = lastCheckedWords(checked, useKiosk().now);
  return words && <p>{words}</p>;
}
