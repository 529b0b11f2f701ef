/** Above 768 px up to 1024 px (docs/product.md#timetable), the same numbers as in the stylesheets. */
export const TABLET = '(min-width: 768.02px) and (max-width: 1024px)';
