import { env } from 'cloudflare:test';
import type { Env } from '../platform/env.ts';

type Method = (...args: unknown[]) => unknown;

/** A binding whose every call goes through `meet`, which may fail, wait for ever or change what it is told. */
export function intercepted<Binding extends object>(
  binding: Binding,
  meet: (name: string, call: () => unknown) => unknown,
): Binding {
  return new Proxy(binding, {
    get(target, name) {
      const value = target[name as keyof Binding] as unknown;
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) =>
        meet(String(name), () => (value as Method).apply(target, args));
    },
  });
}

/** How a database can fail: at once, without an end, or half-way through its answer. */
export const FAILURES: Record<string, (name: string, call: () => unknown) => unknown> = {
  'that throws': () => {
    throw new Error('D1_ERROR: Network connection lost.');
  },
  'that never answers': (name, call) => {
    const never = new Promise(() => {});
    if (name === 'batch') return never;
    const statement = call() as object;
    const mute = (): unknown =>
      new Proxy(statement, {
        get: (_, method) => (method === 'bind' ? mute : () => never),
      });
    return mute();
  },
  'that answers half': (name, call) => {
    if (name === 'batch') return (call() as Promise<unknown[]>).then((all) => all.slice(0, 1));
    throw new Error('D1_ERROR: Internal error while reading.');
  },
};

/** The bindings with a database that fails in this way from `isFailing` on. */
export function failing(how: keyof typeof FAILURES, isFailing = () => true): Env {
  const fail = FAILURES[how] as (typeof FAILURES)[string];
  return {
    ...env,
    DB: intercepted(env.DB, (name, call) => (isFailing() ? fail(name, call) : call())),
  };
}
