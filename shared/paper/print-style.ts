/**
 * The one style that the Print button puts into the copy of a page that it prints. It is fixed, because the policy of
 * print views and kiosk allows no inline style but this one, by its hash (docs/product.md#look). The linked sheets say
 * the rest: what comes after it wins, so a page's own `@page` stands.
 */
export const PRINTED_PAGE_CSS =
  '@page{margin:10mm}@media print{html,body{margin:0;background:#fff;color:#000}}';
