import { expect, it } from 'vitest';
import type { PublicService } from '../../shared/services/service.ts';
import { call, wait } from '../testing/directory.ts';
import { viewer } from '../testing/viewers.ts';

// docs/product.md#not-on-the-wall

it('a service for women only is listed, and kept off boards until its provider agrees', async () => {
  const { send } = await viewer();
  const women = {
    type: 'Wi-Fi & Computer Access',
    serviceAddress: '1 Quay Street, Bristol',
    availability: ['Women Only'],
  };
  const { _id } = (await send('POST', '/services', women)).body;
  const listed = async () => {
    wait(10_000);
    const services = (await (await call('/services/public')).json()) as PublicService[];
    return services.find((it) => it._id === _id);
  };
  expect(await listed()).toMatchObject({ ...women, offWalls: true });
  const refused = await send('PUT', `/services/${_id}`, { onWalls: 'maybe' });
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['onWalls']]);
  expect((await send('PUT', `/services/${_id}`, { onWalls: 'no' })).body.onWalls).toBe('no');
  expect(await listed()).toMatchObject({ offWalls: true });
  expect((await send('PUT', `/services/${_id}`, { onWalls: 'yes' })).status).toBe(200);
  const agreed = await listed();
  expect(agreed).toMatchObject(women);
  expect(agreed).not.toHaveProperty('offWalls');
});
