/** The screens that everything is tried on: a small phone, a tablet held upright, a laptop. */
export const SIZES = {
  phone: { width: 360, height: 640 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
} as const;

/** A small phone at 200% zoom. */
export const ZOOMED_PHONE = { width: 180, height: 320 };
