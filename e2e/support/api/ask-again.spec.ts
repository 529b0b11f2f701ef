import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, request, test } from '@playwright/test';
import { askAgain } from './ask-again.ts';

test('what asks a site asks again where its connection ends before anything is answered', async () => {
  let asked = 0;
  const server = createServer((_, answer) => {
    asked++;
    if (asked === 1) answer.socket?.resetAndDestroy();
    else answer.end('here');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const asking = askAgain(await request.newContext());
  try {
    const answer = await asking.get(`http://127.0.0.1:${port}/a.pdf`);
    expect(await answer.text()).toBe('here');
    expect(asked).toBe(2);
  } finally {
    await asking.dispose();
    server.close();
  }
});
