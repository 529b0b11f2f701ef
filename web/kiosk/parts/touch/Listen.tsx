import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isHeard, listSpeech, spellForSpeech } from '../../settings/spoken.ts';
import { useKiosk } from '../../state/kiosk.ts';
import styles from './Listen.module.css';

/** A little slower than a voice speaks by itself. */
const RATE = 0.95;

/**
 * Reads the screen aloud with the browser's own voice, where there is one and the set-up says that somebody hears it. It ends
 * with the screen.
 */
export function Listen() {
  const { settings } = useKiosk();
  const { pathname } = useLocation();
  const voice = useVoice();
  const [isOn, setOn] = useState(false);
  const [note, setNote] = useState('');
  useEffect(() => stopSpeaking, []);
  if (!voice || !isHeard(pathname, settings.sound)) return null;
  const press = () => {
    stopSpeaking();
    setNote('');
    if (isOn) return setOn(false);
    const texts = listSpeech(readScreen(), pathname, settings.sound);
    if (texts.length === 0) return setNote('This screen is not read aloud here.');
    setOn(true);
    const spoken = texts.map((text) => {
      const utterance = new SpeechSynthesisUtterance(text);
      Object.assign(utterance, { voice, lang: voice.lang, rate: RATE });
      utterance.onerror = () => setOn(false);
      return utterance;
    });
    const last = spoken.at(-1);
    if (last) last.onend = () => setOn(false);
    for (const utterance of spoken) speechSynthesis.speak(utterance);
  };
  return (
    <div className={styles.listen} data-listen>
      <button type="button" className={styles.button} onClick={press}>
        {isOn ? 'Stop' : 'Listen'}
      </button>
      {note && <p role="status">{note}</p>}
    </div>
  );
}

/** Ends what is being read, wherever on the page it was started. */
export const stopSpeaking = () => {
  if ('speechSynthesis' in globalThis) speechSynthesis.cancel();
};

/** A voice of this device that speaks English: one that asks a server would tell it what somebody reads. */
function useVoice(): SpeechSynthesisVoice | null {
  const [voice, setVoice] = useState<SpeechSynthesisVoice | null>(null);
  useEffect(() => {
    if (!('speechSynthesis' in globalThis)) return;
    const look = () => {
      const own = speechSynthesis.getVoices().filter(({ localService }) => localService);
      const speaks = (lang: RegExp) => own.find((it) => lang.test(it.lang));
      setVoice(speaks(/^en[-_]GB/i) ?? speaks(/^en\b/i) ?? null);
    };
    look();
    speechSynthesis.addEventListener('voiceschanged', look);
    return () => speechSynthesis.removeEventListener('voiceschanged', look);
  }, []);
  return voice;
}

/** What is one breath: the whole of a card or a row. */
const WHOLE = 'h1, h2, h3, h4, p, li, tr, dt, dd, a, figcaption, caption';
const UNSAID = '[aria-hidden="true"], [hidden], button, input, svg, [role="img"], [role="status"]';

function readScreen(): string[] {
  const main = document.querySelector('main');
  return main ? textsOf(main) : [];
}

const isUnsaid = (element: Element) => element.matches(UNSAID) || !element.checkVisibility();

function textsOf(element: Element): string[] {
  if (isUnsaid(element)) return [];
  if (element.matches(WHOLE)) return [spellForSpeech(textOf(element))].filter(Boolean);
  return [...element.children].flatMap(textsOf);
}

function textOf(node: Node): string {
  if (!(node instanceof Element)) return node.textContent ?? '';
  if (isUnsaid(node)) return '';
  const text = [...node.childNodes].map(textOf).join(' ');
  // A breath where it stands apart for the eye.
  return getComputedStyle(node).display.startsWith('inline') ? text : `${text}, `;
}
