import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from 'vitest';

/** What a start says that ends at once, and with which code. */
async function start(port: number | string) {
  const child = spawn(process.execPath, ['scripts/setup.mjs', 'start'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, PORT: String(port) },
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  const [code] = await once(child, 'close');
  return { code, said };
}

it('a start says that its port is taken before it does anything else', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  expect(await start(port)).toEqual({
    code: 1,
    said: `Port ${port} is taken by another program. Choose another one: PORT=8790 npm start\n`,
  });
  other.close();
});

it.each([
  ['99999', '99999'],
  ['eighty', 'NaN'],
])('a start says so of a port that there is not, as %s', async (port, read) => {
  expect(await start(port)).toEqual({
    code: 1,
    said: `Port ${read} cannot be used (ERR_SOCKET_BAD_PORT). Choose another one: PORT=8790 npm start\n`,
  });
});
