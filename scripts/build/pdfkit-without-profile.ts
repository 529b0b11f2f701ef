import type { Plugin } from 'vite';

/** pdfkit looks for a colour profile beside itself as it loads, which a Worker has no address for; only PDF/A needs it. */
export const pdfkitWithoutProfile: Plugin = {
  name: 'pdfkit-without-profile',
  enforce: 'pre',
  transform: {
    filter: { id: /\/pdfkit\/js\/.*\.mjs$/ },
    handler: (code) => ({
      code: code.replace(/new URL\('[^']*\.icc', import\.meta\.url\)\.href/, "''"),
      map: null,
    }),
  },
};
