import type { ServiceIcon } from '../../../shared/services/service.ts';

/** Our name for a picture, and Lucide's. `npm run icons` draws web/ui/icons/icons.svg from this and the service types' ones. */
export const ICONS = {
  'arrow-up': 'arrow-up',
  'arrow-down': 'arrow-down',
  building: 'building-2',
  calendar: 'calendar-days',
  clock: 'clock',
  copy: 'copy',
  external: 'external-link',
  globe: 'globe',
  heart: 'heart-handshake',
  mail: 'mail',
  map: 'map-pin',
  menu: 'menu',
  message: 'message-square-text',
  moon: 'moon',
  phone: 'phone',
  search: 'search',
  share: 'share-2',
  siren: 'siren',
  support: 'life-buoy',
  x: 'x',
  back: 'arrow-left',
  backspace: 'delete',
  hand: 'pointer',
  house: 'house',
  letters: 'a-large-small',
  list: 'list',
  printer: 'printer',
  star: 'star',
} as const;

export type IconName = keyof typeof ICONS | ServiceIcon;
