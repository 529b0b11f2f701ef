import { LEAVE_SITE } from '../../shared/site/site.ts';

/** The way out, on pages that have one. */
const WAY_OUT = `a[href="${LEAVE_SITE.thisTab}"]`;

/** A neutral page opens in a new tab and another takes this one's place, so that Back does not lead here. */
function leave() {
  sessionStorage.clear();
  window.open(LEAVE_SITE.newTab, '_blank', 'noopener,noreferrer');
  location.replace(LEAVE_SITE.thisTab);
}

/** "Leave this site", and Shift three times: from the page's first moment on, whatever else of it has come. */
export function leaveWhenAsked() {
  let presses: number[] = [];
  addEventListener('keydown', ({ key, timeStamp }) => {
    presses = key === 'Shift' ? [...presses.slice(-2), timeStamp] : [];
    if (presses.length < 3 || timeStamp - (presses[0] ?? 0) >= 2_000) return;
    if (document.querySelector(WAY_OUT)) leave();
  });
  addEventListener('click', (event) => {
    if (!(event.target as Element).closest(WAY_OUT)) return;
    event.preventDefault();
    leave();
  });
}
