/** Who can sign in after `npm start` on a fresh clone. Never on a deployed site: nothing here takes --remote. */
export const DEMO_ACCOUNTS = {
  admin: { email: 'admin@handbook.test', password: 'demo-admin-password' },
  organisation: { email: 'organisation@handbook.test', password: 'demo-organisation-password' },
} as const;
