import type { IconName } from './icon-names.ts';
import sprite from './icons.svg?url&no-inline';

/**
 * A picture beside words; never the only carrier of a meaning, so hidden from screen readers. All pictures are one
 * file that the browser keeps: neither the HTML nor the script carries them.
 */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg width={size} height={size} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
