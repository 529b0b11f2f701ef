import { Hono } from 'hono';
import type { ApiEnv } from '../http/api-env.ts';
import { auth } from './auth.ts';
import { email } from './email.ts';
import { password } from './password.ts';

/** Everything about signing in: docs/product.md#api, and the two changes of a password. */
export const account = new Hono<ApiEnv>()
  .route('/auth', auth)
  .route('/', password)
  .route('/', email);
