import { expect } from 'vitest';
import {
  changeTitle,
  changeWords,
  type PublicChanges,
} from '../../../../shared/history/changes.ts';
import { addService, call } from '../../../testing/directory.ts';
import { admin, viewer } from '../../../testing/viewers.ts';

export const ask = async (query = '') => {
  const answer = await call(`/changes${query}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as PublicChanges;
};

export const told = async (query?: string) =>
  (await ask(query)).changes.map((it) => `${changeTitle(it)}: ${changeWords(it)}`).sort();

export async function city() {
  const owner = await viewer({ organisation: { name: 'Harbour Kitchen' } });
  const charity = await admin();
  const { id } = await addService({ providerId: owner.organisationId });
  return { owner, charity, id, organisation: `/organisations/${owner.organisationId}` };
}
