import { type APIResponse, type Page, request } from '@playwright/test';
import { addDays, cityTime } from '../../../shared/time/city-time.ts';
import { DAYS } from '../../../shared/time/schedule.ts';
import { PASSWORD, PEOPLE } from './accounts.ts';

const closed = Object.fromEntries(DAYS.map((day) => [day, []]));

const SERVICE = {
  type: 'Breakfast',
  subtype: '',
  serviceAddress: '1 Quay Street, Bristol BS1 2JP',
  availability: ['For Everyone'],
  schedule: { ...closed, Monday: [{ start: '08:00', end: '10:00' }] },
  note: '',
};

const HELPLINE = {
  type: 'General',
  name: 'Quay line',
  description: 'Ring us about a meal tonight.',
  phone: '01174960101',
  email: '',
  website: '',
  onlineWorkingTime: '',
};

/** The API as whoever is signed in on this page: what a test is not about is put there without its forms. */
export async function ownApi(page: Page) {
  const [token, id] = await page.evaluate(() =>
    ['accessToken', 'organisationId'].map((key) => localStorage.getItem(key)),
  );
  const headers = { authorization: `Bearer ${token}` };
  return {
    addService: async (fields: Partial<typeof SERVICE> = {}) =>
      idOf(await page.request.post('/api/services', { headers, data: { ...SERVICE, ...fields } })),
    addHelpline: async () =>
      idOf(await page.request.post('/api/helplines', { headers, data: HELPLINE })),
    /** Whatever day it is, a bank holiday too: from yesterday to tomorrow. */
    openAllDay: async () => {
      const { date } = cityTime(Date.now());
      const data = {
        scope: 'organisation',
        kind: 'hours',
        from: addDays(date, -1),
        to: addDays(date, 1),
        slots: [{ start: '00:00', end: '24:00' }],
      };
      return idOf(await page.request.post('/api/dated-changes', { headers, data }));
    },
    edit: async (data: object) =>
      idOf(await page.request.put(`/api/organisations/${id}`, { headers, data })),
    organisation: async () =>
      (await page.request.get(`/api/organisations/${id}`, { headers })).json(),
    /** An admin takes down what is at this address of the API, its own organisation unless it is said. */
    takeDown: (path = `organisations/${id}`) => publish(page, path, false),
    putBack: (path = `organisations/${id}`) => publish(page, path, true),
    remove: async (path: string) => {
      await page.request.delete(`/api/${path}`, { headers });
    },
    services: async () => (await page.request.get('/api/services', { headers })).json(),
  };
}

async function publish(page: Page, path: string, published: boolean) {
  // With cookies of its own: this page stays signed in.
  const admin = await request.newContext({ baseURL: new URL(page.url()).origin });
  const { email } = PEOPLE.admin;
  const login = await admin.post('/api/auth/login', { data: { email, password: PASSWORD } });
  const { accessToken } = await login.json();
  await admin.put(`/api/${path}/published`, {
    headers: { authorization: `Bearer ${accessToken}` },
    data: { published },
  });
  await admin.dispose();
}

async function idOf(response: APIResponse): Promise<string> {
  if (!response.ok()) throw new Error(`${response.status()}: ${await response.text()}`);
  return (await response.json())._id;
}
