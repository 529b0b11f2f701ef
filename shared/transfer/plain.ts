/** A heading, a name or a word as it is compared: numbers and every script tell them apart. */
export const normaliseName = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Which column of a spreadsheet is which of ours, by heading: ours by its label, theirs by its position. */
export type Mapping = Partial<Record<string, number>>;
