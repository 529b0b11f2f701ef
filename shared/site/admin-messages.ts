/** A question of the browser has room for so many names, and for so many characters of each. */
const NAMED = 8;
const shorten = (name: string) => (name.length > 50 ? `${name.slice(0, 49)}…` : name);

/**
 * The wordings of docs/product.md#admin-area that only the admin's area has; what it shares with others is in
 * `areaMessages`.
 */
export const adminMessages = {
  home: { failed: 'Failed to load data for admin dashboard.' },
  find: { failed: 'The search failed.' },
  merges: {
    listFailed: 'What looks like twins could not be loaded.',
    readFailed: 'The two could not be loaded.',
    failed: 'This did not work. Please try again.',
    undoFailed: 'It could not be undone. Please try again.',
  },
  several: {
    listFailed: 'Failed to load the organisations.',
    failed: 'It could not be done.',
    none: 'No such organisation',
  },
  monday: {
    failed: 'Failed to load what waits for you.',
    retryFailed: 'Failed to send the emails again.',
  },
  checks: {
    failed: 'It could not be saved.',
    undoFailed: 'It could not be undone. Please try again.',
    undone: 'Undone.',
  },
  calls: {
    listFailed: 'Failed to load whom to ring.',
    noteFailed: 'Failed to note this call.',
    none: 'Nobody has to be rung.',
  },
  searches: {
    failed: 'Failed to fetch what people looked for.',
    saveFailed: 'The words could not be saved.',
  },
  lines: {
    failed: 'Failed to load the emergency lines.',
    saveFailed: 'The line could not be saved.',
    saved: 'Saved. Visitors see it within a minute.',
    missing: 'No token or line found.',
  },
  points: {
    failed: 'Failed to fetch the addresses.',
    saveFailed: 'The place could not be saved.',
  },
  profile: {
    failed: 'Failed to load admin profile.',
    missing: 'No token or admin orgId found.',
  },
  password: { updated: 'Admin password updated successfully!' },
  organisations: {
    listFailed: 'Failed to fetch organisations.',
    pendingFailed: 'Failed to fetch pending organisations.',
    viewFailed: 'Failed to fetch organisation details.',
    detailsFailed: 'Failed to load organisation details.',
    addFailed: 'Failed to add the organisation.',
    approveFailed: 'Failed to approve organisation.',
    deleteFailed: 'Failed to delete organisation.',
    approved: 'Organisation approved successfully.',
    deleted: 'Organisation deleted successfully.',
    missing: 'No token or organisation ID provided.',
    nothing: 'No organisation data found.',
    none: 'No organisations found.',
    nonePending: 'No pending organisations found.',
    confirmDelete: (name: string) => `Are you sure you want to delete "${name}" and all data?`,
    unconfirmed: 'Address not confirmed',
    approveUnconfirmed: (name: string) =>
      `"${name}" has not confirmed its email address yet. Approve it all the same?`,
    confirmRemoval: (names: readonly string[]) =>
      [
        `Delete ${names.length} registrations that have not confirmed their email address? Nobody is told by email.`,
        ...names.slice(0, NAMED).map((name) => `• ${shorten(name)}`),
        ...(names.length > NAMED ? [`and ${names.length - NAMED} more on this page`] : []),
      ].join('\n'),
  },
  services: {
    ofTypeFailed: 'Failed to fetch services for this type.',
    providersFailed: 'Failed to load organisations list.',
    addressesFailed: 'Failed to load addresses for the selected organisation.',
    chooseFirst: 'Please select an organisation first.',
  },
  notices: {
    listFailed: 'Failed to load notices.',
    loadFailed: 'Failed to load this notice.',
    addFailed: 'Failed to show this notice.',
    updateFailed: 'Failed to change this notice.',
    endFailed: 'Failed to end this notice.',
    deleteFailed: 'Failed to delete this notice.',
    added: 'Everybody sees it within a minute.',
    missing: 'No token or notice ID found.',
  },
  numbers: { failed: 'Failed to load how often it is used.' },
  kiosks: {
    failed: 'Failed to load the kiosks.',
    keepFailed: 'Failed to keep this kiosk.',
    removeFailed: 'Failed to remove this kiosk.',
  },
  hiddenAddresses: {
    listFailed: 'Failed to load what is hidden.',
    hideFailed: 'Failed to hide these addresses.',
    showFailed: 'Failed to show these addresses.',
  },
  helplines: {
    listFailed: 'Failed to load helplines',
    providersFailed: 'Failed to load organisations for provider selection.',
    none: 'No helplines found.',
    noProvider: '-- No Organisation --',
  },
} as const;
