type Fields = Record<string, unknown>;

const entriesOf = (value: unknown): Fields[] => (Array.isArray(value) ? value : []);

/** How many records an unread directory file brings, before any of them is looked at. */
export function countRecords({ organisations, helplines, datedChanges }: Fields): number {
  const owned = entriesOf(organisations).map(
    (organisation) =>
      1 +
      entriesOf(organisation?.services).length +
      entriesOf(organisation?.datedChanges).length +
      (organisation?.helpline ? 1 : 0),
  );
  const alone = entriesOf(helplines).length + entriesOf(datedChanges).length;
  return owned.reduce((sum, records) => sum + records, alone);
}
