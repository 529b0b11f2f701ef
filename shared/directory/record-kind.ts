/** The nouns of the directory: what there are records of. */
export const RECORD_KINDS = ['organisation', 'service', 'helpline'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/** What a directory file holds: the records, and the dated changes of their services. */
export const FILE_KINDS = [...RECORD_KINDS, 'dated change'] as const;
export type FileKind = (typeof FILE_KINDS)[number];
