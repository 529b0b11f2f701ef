/** Pictures that a kiosk alone has, beside those of icons: our name, and Lucide's. No visitor's phone downloads them. */
export const KIOSK_ICONS = {
  'arrow-up': 'arrow-up',
  back: 'arrow-left',
  backspace: 'delete',
  building: 'building-2',
  globe: 'globe',
  hand: 'pointer',
  house: 'house',
  letters: 'a-large-small',
  list: 'list',
  mail: 'mail',
} as const;

export type KioskIconName = keyof typeof KIOSK_ICONS;
