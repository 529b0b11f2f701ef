/**
 * Pages that are alike, by their files under web/, are built as one chunk, named after the first: each chunk more costs
 * 0.2 kB of the offline copy, and says again what the other says.
 */
const FAMILIES = [
  [
    'home/HomePage.tsx',
    'home/NeedPage.tsx',
    'emergency/ImmediateSupportPage.tsx',
    'helplines/public/HelplineTypePage.tsx',
    'emergency/HelplinesPage.tsx',
    'emergency/TonightPage.tsx',
    'organisations/public/OrganisationsPage.tsx',
    'organisations/public/OrgCategoryPage.tsx',
  ],
  // The last two are no pages: what lists a day, and what makes a board, where script opens a page with one.
  [
    'services/public/TimetablePage.tsx',
    'directory/day/day-list.ts',
    'directory/board/load-board.ts',
  ],
];

/** The page, by its file, whose chunk has this one too. */
export const headOfFamily = (file: string): string =>
  FAMILIES.find((family) => family.includes(file))?.[0] ?? file;
