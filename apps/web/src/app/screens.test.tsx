import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { forgetFailedScreens, lazyScreen, ScreenFailed } from './screens.tsx';

const page: ComponentType = () => null;

function screenOf(outcomes: ('fails' | 'loads')[]) {
  let asked = 0;
  const screen = lazyScreen(() =>
    outcomes[asked++] === 'loads' ? Promise.resolve({ default: page }) : Promise.reject(new Error('no network')),
  );
  return { screen, asked: () => asked };
}

it('asks again for the code of a link that was pointed at without a connection', async () => {
  const { screen, asked } = screenOf(['fails', 'loads']);
  await screen.preload();
  await screen.preload();
  await screen.preload();
  expect(asked()).toBe(2);
});

it('keeps a failure while the page shows it, and asks again after it was forgotten', async () => {
  const { screen, asked } = screenOf(['fails', 'loads']);
  // Outside of a rendering `use` throws, after the code was asked for.
  const render = async () => {
    try {
      void screen();
    } catch {
      // Not rendered by React.
    }
    await new Promise((done) => setTimeout(done));
  };
  await render();
  await render();
  expect(asked()).toBe(1);
  forgetFailedScreens();
  await render();
  expect(asked()).toBe(2);
});

it('is drawn at once when its code has come before', async () => {
  const there = () => lazyScreen(() => Promise.resolve({ default: () => <p>there</p> }));
  const Later = there();
  // Without the code it waits, for which this way of rendering has no answer.
  expect(() => renderToString(<Later />)).toThrow(/suspended/);
  const Screen = there();
  await Screen.preload();
  expect(renderToString(<Screen />)).toBe('<p>there</p>');
});

it('names the cause', () => {
  expect(new ScreenFailed(new Error('no network'))).toMatchObject({
    name: 'ScreenFailed',
    cause: { message: 'no network' },
  });
});
