import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { kioskPaths } from '../../../shared/paths/kiosk-paths.ts';
import { findListing, type Listing } from '../../../shared/reports/find-listing.ts';
import {
  faultsOf,
  faultWords,
  NOBODY_READS,
  type ReportedFault,
} from '../../../shared/reports/report.ts';
import { site } from '../../../shared/site/site.ts';
import { LIMITS } from '../../../shared/validation/limits.ts';
import { NoDirectory, NotListed } from '../parts/screen/NoDirectory.tsx';
import { Screen, ScreenPart } from '../parts/screen/Screen.tsx';
import styles from '../parts/screen/Wrong.module.css';
import { Keyboard } from '../parts/touch/Keyboard.tsx';
import { Tile, TileButton, Tiles } from '../parts/touch/Tiles.tsx';
import { useKiosk } from '../state/kiosk.ts';
import { kioskHandle } from '../state/kiosk-handle.ts';
import { sendReport } from '../state/send-report.ts';

export const handle = kioskHandle('Something wrong?');

/** Where somebody says by touch what is wrong with a listing. All of it goes with the screen. */
export function Component() {
  const { id = '' } = useParams();
  const { directory } = useKiosk();
  if (!directory) return <NoDirectory title="Something wrong?" />;
  const listing = findListing(directory, id);
  if (!listing) return <NotListed what="This" />;
  return <Report listing={listing} />;
}

type Step = 'asked' | 'chosen' | 'sending' | 'sent';

function Report({ listing }: { listing: Listing }) {
  const { _id, kind, name } = listing;
  const [step, setStep] = useState<Step>('asked');
  const [what, setWhat] = useState<ReportedFault>('other');
  const [words, setWords] = useState('');
  const [isWriting, setWriting] = useState(false);
  const [failed, setFailed] = useState('');
  const steps = useStepFocus(step);

  const choose = (fault: ReportedFault) => {
    setWhat(fault);
    setWriting(fault === 'other');
    setStep('chosen');
  };
  const send = async () => {
    setStep('sending');
    setFailed('');
    const failure = await sendReport({ listing: _id, what, words });
    setFailed(failure);
    setStep(failure ? 'chosen' : 'sent');
  };
  const again = () => {
    setFailed('');
    setStep('asked');
  };

  return (
    <Screen
      above={<span translate="no">{name}</span>}
      title={step === 'sent' ? 'Thank you' : 'Something wrong?'}
      lead={<strong>{NOBODY_READS} 999.</strong>}
    >
      <div ref={steps} tabIndex={-1} className={styles.step}>
        {step === 'asked' && (
          <ScreenPart title="What is wrong?">
            <Tiles wide>
              {faultsOf(kind).map((fault) => (
                <TileButton
                  key={fault}
                  name={faultWords(fault, kind)}
                  onTouch={() => choose(fault)}
                />
              ))}
            </Tiles>
            <p>We do not ask who you are, and keep nothing that says so.</p>
          </ScreenPart>
        )}
        {(step === 'chosen' || step === 'sending') && (
          <ScreenPart title={faultWords(what, kind)}>
            {failed && (
              <p className={styles.failed} role="alert">
                {failed}
              </p>
            )}
            {isWriting && (
              <>
                <p>
                  If you like, say what happened. Only {site().charityName} reads it. No names,
                  please.
                </p>
                <output
                  className={styles.words}
                  data-empty={words ? undefined : ''}
                  aria-label="What you say"
                >
                  {words || 'Touch the letters'}
                </output>
                <Keyboard text={words} onText={setWords} longest={LIMITS.reportWords.value} />
              </>
            )}
            <Tiles wide>
              <TileButton
                tone="strong"
                name={step === 'sending' ? 'Sending' : 'Send'}
                more={`To ${site().charityName}`}
                onTouch={() => void send()}
                isBusy={step === 'sending'}
              />
              {!isWriting && <TileButton name="Say more" onTouch={() => setWriting(true)} />}
              <TileButton name="Choose again" onTouch={again} />
            </Tiles>
          </ScreenPart>
        )}
        {step === 'sent' && (
          <>
            <p role="status">
              {site().charityName} will read it. We cannot answer you, because we do not know who
              you are.
            </p>
            <Tiles wide>
              <Tile to={kioskPaths.open} icon="clock" name="What is open" />
              <Tile to={kioskPaths.tonight} icon="moon" name="Tonight" />
            </Tiles>
          </>
        )}
      </div>
    </Screen>
  );
}

/** Has each step after the first begin where a screen reader is, and at its top. */
function useStepFocus(step: Step) {
  const steps = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (step !== 'sending') steps.current?.focus();
  }, [step]);
  return steps;
}
