import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';

/** What became of a form that was sent without script: the API's status and its words. */
export type FormOutcome = { status: number; message: string };

/** Of a page whose form may be sent without script: the server hands in what came of it, the browser never has any. */
export const loader = ({ context }: LoaderFunctionArgs): FormOutcome | null =>
  (context as { pressed?: FormOutcome } | undefined)?.pressed ?? null;

/** What worked without script, in words; and what did not, as a form shows it. Null each where nothing was sent. */
export function useFormOutcome() {
  const pressed = useLoaderData() as FormOutcome | null;
  if (!pressed) return { done: null, failure: null };
  const { status, message } = pressed;
  if (status === 200) return { done: message, failure: null };
  return { done: null, failure: { status, message, advice: '', faults: [], scrollAfter: 0 } };
}
