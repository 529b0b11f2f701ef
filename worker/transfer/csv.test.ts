import { beforeEach, describe, expect, it } from 'vitest';
import { addHelpline, addOrganisation, addService, emptyDirectory } from '../testing/directory.ts';
import { admin } from '../testing/viewers.ts';
import { takeOut } from './testing/exchange.ts';

beforeEach(emptyDirectory);

describe('a spreadsheet', () => {
  it('names its columns, and can be read by one that takes formulas', async () => {
    const charity = await admin();
    for (const [n, name] of ['=1+1', '+44', '-1', '@SUM(A1)', '\tx', '\rx'].entries())
      await addOrganisation({ name, description: `Number ${n}`, addresses: '["1, Quay \\"A\\""]' });
    const text = await takeOut(charity, 'organisations.csv');
    expect(text).toMatch(/^Id,Name,Description,Addresses,/);
    for (const start of ["'=1+1", "'+44", "'-1", "'@SUM", "'\tx", "'\rx"])
      expect(text).toContain(start);
    expect(text).not.toMatch(/(^|,)"?[=+\-@\t\r]/m);
    expect(text).toContain('"1, Quay ""A"""');
  });

  it('has a row for each service and helpline, with whose it is', async () => {
    const charity = await admin();
    const { id } = await addOrganisation({ name: 'Ark' });
    const schedule = '{"Monday":[{"start":"09:00","end":"10:00"}]}';
    await addService({
      providerId: id,
      schedule,
      note: '£2',
      lastCheckedAt: '2026-11-01T09:30:00.000Z',
    });
    await addHelpline({ providerId: id });
    await addHelpline({ name: 'Day Line' });
    expect(await takeOut(charity, 'services.csv')).toContain(
      ',Ark,Breakfast,,"1 Quay Street, Bristol"',
    );
    expect(await takeOut(charity, 'services.csv')).toMatch(
      /,09:00-10:00,,,,,,,,,,£2,+2026-11-01,Yes/,
    );
    const lines = (await takeOut(charity, 'helplines.csv')).split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(',Ark,General,Night Line');
  });
});
