/** What the Open Government Licence requires beside anything made of Code-Point Open. NOTICE.md has it too. */
export const ATTRIBUTION =
  'Contains Ordnance Survey data © Crown copyright and database right 2025. Contains Royal Mail data © Royal Mail copyright and database right 2025. Contains National Statistics data © Crown copyright and database right 2025.';
