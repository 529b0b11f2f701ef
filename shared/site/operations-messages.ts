/** What is said where history, people, take-downs and files are kept: docs/product.md#wording. */
export const operationsMessages = {
  history: {
    failed: 'Failed to load the history.',
    restoreFailed: 'Failed to restore.',
    putBack: 'Put back as it was.',
    changedSince: 'This was changed again since. Open it to see how it stands now.',
    none: 'Nothing has changed yet that answers to this.',
  },
  people: {
    failed: 'Failed to load who signs in.',
    inviteFailed: 'Failed to invite.',
    removeFailed: 'Failed to remove.',
    factorFailed: 'Failed to change the sign-in code.',
    standInFailed: 'Failed to save who stands in.',
    standInEndFailed: 'Failed to end this.',
  },
  transfer: {
    exportFailed: 'Failed to prepare the file.',
    presentFailed: 'Failed to read what is here already.',
    previewFailed: 'Failed to read the file.',
    importFailed: 'Failed to bring it in.',
    undoFailed: 'Failed to undo it.',
  },
  publication: {
    failed: 'Failed to change what the public sees.',
  },
} as const;
