import { useState } from 'react';
import { Done } from '../forms/MovingOn.tsx';
import buttons from '../ui/Button.module.css';
import { BringIn } from './BringIn.tsx';
import { Undo } from './Undo.tsx';

/** A file in, after it what was done, and below either the way back. */
export function BringInOrUndo() {
  const [done, setDone] = useState('');
  return (
    <>
      {done ? (
        <Done message={done}>
          <p>
            <button type="button" className={buttons.secondary} onClick={() => setDone('')}>
              Bring in something else
            </button>
          </p>
        </Done>
      ) : (
        <BringIn onDone={setDone} />
      )}
      <Undo after={done} />
    </>
  );
}
