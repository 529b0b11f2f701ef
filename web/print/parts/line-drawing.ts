/** How a picture on paper is drawn: in lines of the words' colour. The words beside it say the same. */
export const LINE_DRAWING = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
