/** The wordings of docs/product.md#wording in the signed-in areas: what failed, what worked, what is not there. */
export const areaMessages = {
  organisation: {
    viewFailed: 'Error fetching organisation.',
    editFailed: 'Error loading organisation data.',
    updateFailed: 'Failed to update organisation.',
  },
  service: {
    editFailed: 'Failed to load service.',
    detailsFailed: 'Failed to load service details.',
    addFailed: 'Failed to add service.',
    updateFailed: 'Failed to update service.',
    deleteFailed: 'Failed to delete service.',
    moveFailed: 'Failed to move the services.',
    added: 'Service added successfully!',
    updated: 'Service updated successfully!',
  },
  helpline: {
    viewFailed: 'Failed to fetch helpline.',
    editFailed: 'Failed to load helpline.',
    detailsFailed: 'Failed to load helpline details.',
    createFailed: 'Failed to create helpline.',
    updateFailed: 'Failed to update helpline.',
    deleteFailed: 'Failed to delete helpline.',
    created: 'Helpline created successfully!',
    updated: 'Helpline updated successfully!',
    none: 'No helpline available. You can add one.',
  },
  reports: {
    listFailed: 'Failed to load what people say is wrong.',
    answerFailed: 'Failed to close these reports.',
    openFailed: 'Failed to say that you are open.',
    sendFailed: 'Failed to send this.',
    listingsFailed: 'Failed to load the places.',
    none: 'Nobody says that something is wrong.',
  },
  dates: {
    listFailed: 'Failed to load your dates.',
    loadFailed: 'Failed to load this change of dates.',
    addFailed: 'Failed to save these dates.',
    updateFailed: 'Failed to change these dates.',
    endFailed: 'Failed to end this.',
    resumeFailed: 'Failed to bring this back.',
    deleteFailed: 'Failed to delete these dates.',
    added: 'Saved. The public sees it now.',
    none: 'No dates with other times.',
    noneFound: 'No dates found.',
    why: 'Closed for a day, over Christmas or until further notice? Say so here.',
  },
  holidays: {
    listFailed: 'Failed to load the coming holidays.',
    saveFailed: 'Failed to save these hours.',
    remindFailed: 'Failed to send the reminders.',
    saved: 'Saved. Thank you. The public sees it now.',
    none: 'No holiday within six weeks.',
  },
  letIn: { saved: 'Saved. The public sees it now.' },
  password: {
    wrong: 'Incorrect password, please try again.',
    again: 'Please give your password again',
    why: 'What you are about to do matters. We ask, so that nobody else can do it at a computer that you left.',
    againFailed: 'We could not check your password.',
  },
  secondFactor: {
    failed: 'Failed to load your sign-in code.',
    changeFailed: 'Failed to change your sign-in code.',
  },
  sessions: {
    failed: 'Failed to load where you are signed in.',
    endFailed: 'Failed to sign out there.',
  },
  signIns: { failed: 'Failed to load recent sign-ins.' },
  takenDown: 'Taken down by the charity',
  deleted: {
    listFailed: 'Failed to load what you have deleted.',
    restoreFailed: 'It could not be brought back.',
    none: 'Nothing to bring back',
  },
  noAddresses: 'No addresses found.',
  missing: {
    token: 'No token found.',
    organisation: 'No token or organisation ID found.',
    service: 'No token or service ID found.',
    helpline: 'No token or helpline ID found.',
  },
} as const;

/** Milliseconds from a success to the page that follows (docs/product.md#constants). */
export const MOVE_ON_AFTER = 1_000;
