import type { ServiceIcon } from '../../shared/services/service.ts';

/** Our name for a picture, and Lucide's. `npm run icons` draws web/icons/icons.svg from this and the service types' ones. */
export const ICONS = {
  'arrow-down': 'arrow-down',
  calendar: 'calendar-days',
  clock: 'clock',
  copy: 'copy',
  heart: 'heart-handshake',
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
} as const;

export type IconName = keyof typeof ICONS | ServiceIcon;
