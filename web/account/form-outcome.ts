import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { z } from 'zod';
import { useCheckedForm } from '../forms/use-checked-form.ts';

/**
 * What became of a form that was sent without script: the API's status and its words, for a form with fields of its own what is
 * wrong with each and what was sent.
 */
export type FormOutcome = {
  status: number;
  message: string;
  fields?: Record<string, string>;
  values?: Record<string, string>;
  /** Which of the boxes of a refused form were ticked, by their values. */
  ticked?: string[];
};

/** The loader of a page whose form may be sent without script: the server hands in what came of it, the browser never has any. */
export const loader = ({ context }: LoaderFunctionArgs): FormOutcome | null =>
  (context as { formOutcome?: FormOutcome } | undefined)?.formOutcome ?? null;

const NOTHING = z.object({});

/**
 * The form of a page where one press confirms, with script or without: `message` says what worked, null until it has. The
 * form's `failure` is that of either way.
 */
export function useConfirmation(confirm: () => Promise<{ message: string }>) {
  const sent = useLoaderData() as FormOutcome | null;
  const [message, setMessage] = useState(sent?.status === 200 ? sent.message : null);
  const form = useCheckedForm({
    schema: NOTHING,
    send: async () => setMessage((await confirm()).message),
  });
  const failure =
    form.failure ??
    (sent && sent.status !== 200 ? { ...sent, advice: '', faults: [], scrollAfter: 0 } : null);
  return { form: { ...form, failure }, message };
}
