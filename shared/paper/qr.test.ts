import jsqr from 'jsqr';
import { expect, test } from 'vitest';
import { qrOf } from './qr.ts';

/** The path drawn in black on white, `scale` pixels to a module, as a camera would see it. */
function drawn(text: string, scale = 3) {
  const { size, path } = qrOf(text);
  const width = size * scale;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  const bars = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)];
  expect(bars.map(([bar]) => bar).join('')).toBe(path);
  for (const [, x, y, length, back] of bars) {
    expect(length).toBe(back);
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row++) {
      const from = (row * width + Number(x) * scale) * 4;
      for (let at = from; at < from + Number(length) * scale * 4; at += 4)
        pixels.fill(0, at, at + 3);
    }
  }
  return { pixels, width, size, bars };
}

test.each([
  'https://handbook.example.org/',
  'https://handbook.example.org/timetable/Wi-Fi%20%26%20Computer%20Access#0b9d6f3e-6f0e-4a5c-9a54-5b1d2f0f6f0a',
  'https://handbook.example.org/organisations#Caf%C3%A9%20%E2%80%93%20%C5%B4yn',
  `https://handbook.example.org/print?choice=${'x'.repeat(900)}`,
])('a code reads as the text it was made of: %s', (text) => {
  const { pixels, width } = drawn(text);
  expect(jsqr(pixels, width, width)?.data).toBe(text);
});

test('four white modules stand on every side', () => {
  const { bars, size } = drawn('https://handbook.example.org/');
  const xs = bars.flatMap(([, x, , length]) => [Number(x), Number(x) + Number(length)]);
  const ys = bars.flatMap(([, , y]) => [Number(y), Number(y) + 1]);
  for (const edge of [xs, ys]) {
    expect(Math.min(...edge)).toBe(4);
    expect(Math.max(...edge)).toBe(size - 4);
  }
});
