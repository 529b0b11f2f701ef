import { expect, it } from 'vitest';
import { accountMessages } from './account-messages.ts';
import { adminMessages } from './admin-messages.ts';
import { areaMessages } from './area-messages.ts';
import { messages } from './messages.ts';
import { operationsMessages } from './operations-messages.ts';

/** docs/product.md#wording. */
const CATALOGUE = [
  ...['Login failed.', 'Registration failed.', 'Please fix the highlighted errors.'],
  ...['Failed to send request.', 'Password reset failed.', 'Incorrect password, please try again.'],
  ...['Failed to fetch services.', 'Failed to fetch helplines.', 'Error fetching organisations'],
  ...['Error fetching organisation.', 'Error loading organisation data.'],
  ...['Failed to fetch organisation details.', 'Failed to load organisation details.'],
  ...['Failed to update organisation.', 'Failed to load service.', 'Failed to add service.'],
  ...['Failed to update service.', 'Failed to delete service.', 'Failed to load service details.'],
  ...['Failed to fetch services for this type.', 'Failed to fetch helpline.'],
  ...['Failed to create helpline.', 'Failed to update helpline.', 'Failed to load helpline.'],
  ...['Failed to delete helpline.', 'Failed to load helpline details.', 'Failed to load helplines'],
  ...['Failed to load organisations list.'],
  ...['Failed to load organisations for provider selection.'],
  ...['Failed to load addresses for the selected organisation.'],
  ...['Failed to load data for admin dashboard.', 'Failed to load admin profile.'],
  ...['Failed to fetch pending organisations.', 'Failed to approve organisation.'],
  ...['Failed to delete organisation.', 'Failed to fetch organisations.'],
  ...['No token found.', 'No token or organisation ID found.', 'No token or admin orgId found.'],
  ...['No token or service ID found.', 'No token or helpline ID found.'],
  ...['Registration successful!', 'Service added successfully!', 'Service updated successfully!'],
  ...['Helpline created successfully!', 'Helpline updated successfully!'],
  ...['Admin password updated successfully!', 'Organisation approved successfully.'],
  ...['Organisation deleted successfully.', 'No services found.', 'No addresses found.'],
  ...['No helpline available. You can add one.', 'No pending organisations found.'],
  ...['No organisations found.', 'No token or organisation ID provided.'],
  ...['No organisation data found.', 'Please select an organisation first.'],
];

const wordings = leavesOf({
  accountMessages,
  adminMessages,
  areaMessages,
  messages,
  operationsMessages,
});

function leavesOf(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [value];
  return Object.values(value).flatMap(leavesOf);
}

it.each(CATALOGUE)('“%s” is among the wordings, once', (wording) => {
  expect(wordings.filter((one) => one === wording)).toHaveLength(1);
});
