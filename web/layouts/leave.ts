/** The way out, on pages that have one: it leads to what takes this page's place, and names what opens besides. */
const WAY_OUT = 'a[data-leave]';

/** A neutral page opens in a new tab and another takes this one's place, so that Back does not lead here. */
function leave({ href, dataset }: HTMLAnchorElement) {
  sessionStorage.clear();
  window.open(dataset.leave, '_blank', 'noreferrer');
  location.replace(href);
}

/** "Leave this site", and Shift three times: from the page's first moment on, whatever else of it has come. */
export function leaveWhenAsked() {
  let presses: number[] = [];
  addEventListener('keydown', ({ key, timeStamp }) => {
    presses = key === 'Shift' ? [...presses.slice(-2), timeStamp] : [];
    if (presses.length < 3 || timeStamp - (presses[0] ?? 0) >= 2_000) return;
    const way = document.querySelector<HTMLAnchorElement>(WAY_OUT);
    if (way) leave(way);
  });
  addEventListener('click', (event) => {
    const way = (event.target as Element).closest<HTMLAnchorElement>(WAY_OUT);
    if (!way) return;
    event.preventDefault();
    leave(way);
  });
}
