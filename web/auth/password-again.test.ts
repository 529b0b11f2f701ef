import { expect, it, vi } from 'vitest';
import { withPasswordAgain } from './password-again.ts';

const refusal = () =>
  Response.json({ error: 'Please give your password again.', reason: 'password' }, { status: 403 });

function site(...answers: Response[]) {
  const fetch = vi.fn(async () => answers.shift() ?? Response.json('done'));
  const ask = vi.fn(async () => true);
  return { fetch, ask, send: withPasswordAgain(fetch as typeof globalThis.fetch, ask) };
}

it('sends the same call once more when the password was given', async () => {
  const { fetch, ask, send } = site(refusal());
  const init = {
    method: 'POST',
    body: '{"email":"a@b.test"}',
    headers: { 'Idempotency-Key': 'k' },
  };
  expect(await (await send('/api/call', init)).json()).toBe('done');
  expect(ask).toHaveBeenCalledTimes(1);
  expect(fetch.mock.calls).toEqual([
    ['/api/call', init],
    ['/api/call', init],
  ]);
});

it('answers with the refusal where it was not, and the refusal can still be read', async () => {
  const { fetch, ask, send } = site(refusal());
  ask.mockResolvedValue(false);
  const answer = await send('/api/call');
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({ error: 'Please give your password again.' });
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('asks nothing for any other refusal', async () => {
  for (const other of [
    Response.json({ error: 'You are not allowed to do this.' }, { status: 403 }),
    new Response('<html>', { status: 403 }),
    Response.json(null, { status: 403 }),
    Response.json({ reason: 'password' }, { status: 401 }),
  ]) {
    const { ask, send } = site(other);
    expect(await send('/api/call')).toBe(other);
    expect(ask).not.toHaveBeenCalled();
  }
});

it('does not ask for ever where the call is refused again', async () => {
  const { fetch, ask, send } = site(refusal(), refusal());
  expect((await send('/api/call')).status).toBe(403);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('takes the refusal for the answer where no page can ask', async () => {
  const { fetch } = site(refusal());
  const send = withPasswordAgain(fetch as typeof globalThis.fetch);
  expect((await send('/api/call')).status).toBe(403);
});
