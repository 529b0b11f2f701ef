/** The nouns of the directory: what there are records of. */
export const RECORD_KINDS = ['organisation', 'service', 'helpline'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];
