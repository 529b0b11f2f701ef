/** The wordings of docs/product.md#wording that pages and the API show, by situation. */
export const messages = {
  invalidForm: 'Please fix the highlighted errors.',
  servicesFailed: 'Failed to fetch services.',
  helplinesFailed: 'Failed to fetch helplines.',
  organisationsFailed: 'Error fetching organisations',
  noServices: 'No services found.',
  noHelplines: {
    title: 'No Helplines Found',
    text: (type: string) => `There are currently no helplines available for ${type}.`,
  },
  noOrganisations: {
    title: 'No Organisations Found',
    text: 'There are currently no organisations available.',
  },
  noOrganisationsInCategory: {
    title: 'No Organisations Found',
    text: (category: string) => `There are currently no organisations available for ${category}.`,
  },
  selectCategory: 'Select a Category',
  /** Where a page that no phone keeps cannot be fetched. */
  needsInternet: 'This page needs internet. What helps you find help works without.',
  /** Where a sheet of paper cannot be made without a network. */
  printAPage: 'Open a page that you need, and print that page.',
  /** In place of an empty value. */
  notAvailable: 'N/A',
} as const;
