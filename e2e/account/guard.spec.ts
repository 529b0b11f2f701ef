import { test } from '../support/fixtures.ts';

// Each of these tests must fail, which shows that the guard of fixtures.ts sees what it is there to see.

test.beforeEach(async ({ page }) => {
  test.fail();
  await page.goto('/terms-of-service');
});

test('a style attribute in the HTML is noticed', async ({ page }) => {
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<p style="color:red">'));
});

test('a picture from another site is noticed', async ({ page }) => {
  await page.goto('about:blank');
  await page.setContent('<img src="https://pictures.example/one.png">');
});

test('an error that nobody caught is noticed', async ({ page }) => {
  const thrown = page.waitForEvent('pageerror');
  await page.evaluate(
    () =>
      void setTimeout(() =>
        Reflect.apply(
          () => {
            throw new Error('x');
          },
          null,
          [],
        ),
      ),
  );
  await thrown;
});

test('a missing file is noticed', async ({ page }) => {
  await page.evaluate(() => fetch('/assets/missing.js').then(() => undefined));
});

test('a cookie is noticed', async ({ page }) => {
  await page.evaluate(() => cookieStore.set('seen', '1'));
});
