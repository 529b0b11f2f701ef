/** Which column of a spreadsheet is which of ours, by heading: ours by its label, theirs by its position. */
export type Mapping = Partial<Record<string, number>>;
