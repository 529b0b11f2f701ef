// First, because they name the order of the cascade layers.
import '../styles/tokens.css';
import '../styles/base.css';
import { keepChoiceInHistory } from '../directory/conditions/choice-in-history.ts';
import { leaveWhenAsked } from '../layouts/leave.ts';
import { markTop } from '../layouts/mark-top.ts';
import { printPageWhenOffline } from '../layouts/print-offline.ts';
import { keepCopyWhenIdle } from '../offline/keep-copy-when-idle.ts';
import { followNamedPart } from '../page/named-part.ts';
import { ALONE, LIVE, WAITED } from '../ui/hydration/live-mark.ts';
import { TABLET } from '../ui/tablet.ts';
import { holdForApp } from './hold-for-app.ts';
import { startWhenOutOfDate } from './when-out-of-date.ts';
import { yieldToBrowser } from './yield-to-browser.ts';

// All that a public page runs before somebody touches what needs the app: the page is whole without it, and a link is
// followed without it (docs/decisions/047-the-app-waits.md). The other areas, and pages that script has to change, start it
// at once.

const tablet = matchMedia(TABLET);
/** The cards of a tablet have tabs, which only script can make. */
const needsTabs = () => tablet.matches && document.querySelector('[role="table"]') !== null;

/** Beside its data a public page names the files of its own, which the app loads with it, and says so where it cannot wait. */
const findWaiting = () => document.querySelector<HTMLElement>('[data-files]');

let isStarted = false;
/** Whether somebody may have begun to use the page before the app. */
let isLate = false;

/** Has the app take the page over. Where a file of it does not come, the server's HTML stays; the next touch asks again. */
function startApp() {
  if (isStarted) return;
  isStarted = true;
  loadApp().catch((error) => {
    isStarted = false;
    document.documentElement.setAttribute(ALONE, '');
    console.warn(error);
  });
}

async function loadApp() {
  for (const href of findWaiting()?.dataset.files?.match(/\S+/g) ?? []) preload(href);
  // Half of it first, then a yield: a slow phone hears no tap for as long as it reads what comes together.
  await import('./react-first.ts');
  await yieldToBrowser();
  const { takeOver } = await import('./browser.tsx');
  await takeOver(isLate);
}

function preload(href: string) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}

const isSignedIn = () => {
  try {
    return localStorage.getItem('accessToken') !== null;
  } catch {
    return false;
  }
};

/** Once the page is whole: its data stand at its end. */
function start() {
  const waiting = findWaiting();
  const isNarrowed = keepChoiceInHistory();
  if (
    isNarrowed ||
    import.meta.env.DEV ||
    !waiting ||
    // What a phone keeps of every page; the bar of people who are signed in.
    document.querySelector('[data-shell]') ||
    isSignedIn() ||
    needsTabs()
  )
    return startApp();
  isLate = true;
  document.documentElement.setAttribute(WAITED, '');
  followNamedPart(() => document.documentElement.hasAttribute(LIVE));
  holdForApp(startApp);
  // Of a page that cannot wait too: what somebody types there need not leave the phone.
  if (waiting.dataset.starts !== undefined) startApp();
  startWhenOutOfDate(waiting.textContent ?? '', startApp);
  keepCopyWhenIdle();
  tablet.addEventListener?.('change', () => needsTabs() && startApp());
}

leaveWhenAsked();
printPageWhenOffline();
markTop();
// The page's end does not wait for this script ("async" in its shell), nor this script for the end.
if (document.readyState === 'loading')
  document.addEventListener('DOMContentLoaded', start, { once: true });
else start();
