import { beforeEach, expect, it } from 'vitest';
import { addOrganisation, call, emptyDirectory } from '../testing/directory.ts';
import { markedHelpline, markedService, marksOf } from '../testing/marked.ts';
import { admin } from '../testing/viewers.ts';

beforeEach(emptyDirectory);

it.each([
  ['service', 'services', () => markedService('Lunch')],
  ['helpline', 'helplines', markedHelpline],
])(
  'every text of a %s is read, taken out, told in the history and brought in',
  async (_, path, marked) => {
    const charity = await admin();
    const { id: provider } = await addOrganisation();
    const sent = marked();
    const made = await charity.send('POST', `/${path}`, { ...sent, provider });
    expect(made.status).toBe(201);
    const read = async (address: string) =>
      (await call(address, { headers: charity.headers })).text();
    const file = await read('/export/directory.json');
    const texts = [
      await read(`/${path}/${made.body._id}`),
      await read(`/${path}/public`),
      await read(`/export/${path}.csv`),
      await read('/history'),
      file,
    ];

    await emptyDirectory();
    const again = await admin();
    const input = { file: JSON.parse(file) };
    const { body: preview } = await again.send('POST', '/import/preview', input);
    await again.send('POST', '/import', { ...input, token: preview.token });
    texts.push(await read(`/${path}/public`));

    for (const text of texts) for (const mark of marksOf(sent)) expect(text).toContain(mark);
  },
);
