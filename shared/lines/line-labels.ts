/** What the fields of the lines are called, where they are edited and in the history. */
export const LINE_LABELS = {
  name: 'Name',
  phone: 'Phone',
  hours: 'Hours, in words',
  rule: 'Who it is for, or what the law says',
  address: 'Address',
  email: 'Email',
  website: 'Website',
  schedule: 'Hours of the week',
  say: 'What to say',
  bring: 'What to bring',
  without: 'For who has none of these things',
  source: 'Where this comes from',
  checked: 'Checked on',
} as const;

/** The same of the settings. */
export const SETTINGS_LABELS = {
  name: 'Name of the site',
  city: 'City',
  charityName: 'Name of the charity',
  phone: 'Phone of the charity',
  email: 'Email of the charity',
  website: 'Website of the charity',
  contact: 'Page to write to the charity',
  donate: 'Page to give money or things',
  volunteer: 'Page to volunteer',
  feedbackForm: 'Feedback form for organisations',
  leaveNewTab: '“Leave this site” opens in a new tab',
  leaveThisTab: '“Leave this site” puts in place of the page',
  controllerName: 'Data controller',
  controllerAddress: 'Address of the data controller',
  mailbox: 'Mailbox for organisations that need a hand',
  responseSpreadsheet: 'Where answers to the feedback form arrive',
  askLinesDays: 'Ask to check emergency lines after so many days',
  askClosingsDays: 'Ask about closings until further notice after so many days',
} as const;
