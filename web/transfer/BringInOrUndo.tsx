import { useState } from 'react';
import { Done } from '../forms/MovingOn.tsx';
import buttons from '../ui/Button.module.css';
import { BringIn } from './BringIn.tsx';

/** A file in, and after it what was done. */
export function BringInOrUndo() {
  const [done, setDone] = useState('');
  if (!done) return <BringIn onDone={setDone} />;
  return (
    <Done message={done}>
      <p>
        <button type="button" className={buttons.secondary} onClick={() => setDone('')}>
          Bring in something else
        </button>
      </p>
    </Done>
  );
}
