/** The first that a User-Agent names: Edge and Opera also name Chrome, and Chrome also Safari. */
const BROWSERS: [sign: RegExp, name: string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: [sign: RegExp, name: string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (agent: string, names: [RegExp, string][]) =>
  names.find(([sign]) => sign.test(agent))?.[1];

/**
 * A rough name of the device that a User-Agent tells of: "Chrome on Windows", '' where it says neither. Only these words are
 * ever kept, so that its owner can tell one session from another and nobody can tell two people apart by it.
 */
export function deviceName(userAgent = ''): string {
  const agent = userAgent.slice(0, 500);
  const [browser, system] = [nameIn(agent, BROWSERS), nameIn(agent, SYSTEMS)];
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? '');
}
