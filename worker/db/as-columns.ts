type AsColumns<Fields> = {
  [Name in keyof Fields]: NonNullable<Fields[Name]> extends object
    ? string | Exclude<Fields[Name], object>
    : Fields[Name];
};

/** A record's fields as its table keeps them, where a list or a schedule is JSON; records/rows.ts reads them back. */
export function asColumns<Fields extends object>(fields: Fields): AsColumns<Fields> {
  const columns = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
  ]);
  return Object.fromEntries(columns);
}
