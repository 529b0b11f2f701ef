import type { SeveralDone } from '../../shared/organisations/several.ts';
import { adminMessages } from '../../shared/site/admin-messages.ts';
import type { Undo } from '../../shared/still-right/undo.ts';
import { ActionButton } from '../forms/ActionButton.tsx';
import { checksApi } from '../records/checks-api.ts';
import { Announced } from './JustDone.tsx';

/** What was done, and what takes it back where something does. */
export type Said = { message: string; undo?: Undo | undefined };

type Props = { undo: Undo; about: string; onUndone: (result: SeveralDone) => Promise<void> };

/** Takes back what was just said to be still right, by phone or not. */
export const UndoButton = ({ undo, about, onUndone }: Props) => (
  <ActionButton
    key={`${undo.at} ${about}`}
    label="Undo"
    busyLabel="Undoing..."
    about={`: ${about}`}
    act={async () => onUndone(await checksApi.undo(undo))}
  />
);

/** What was done, and what takes it back: then `onSaid` has what became of that. */
export const SaidWithUndo = ({
  said: { message, undo },
  onSaid,
}: {
  said: Said;
  onSaid: (said: Said) => Promise<void>;
}) => (
  <>
    <Announced message={message} />
    {undo && (
      <UndoButton
        undo={undo}
        about={message}
        onUndone={async (result) => {
          await onSaid({ message: undoneWords(result) });
          // Its button is gone with it.
          document.querySelector<HTMLElement>('main h1')?.focus();
        }}
      />
    )}
  </>
);

/** What could be taken back, and of what not. */
const undoneWords = ({ done, left }: SeveralDone): string =>
  [done > 0 ? adminMessages.checks.undone : '', ...left.map(({ name, why }) => `${name}: ${why}`)]
    .filter(Boolean)
    .join(' ');
