import type { ProjectorSlide, ProjectorState } from '@vumon/contract';
import { expect, test } from 'vitest';
import { newsOf, settled, type Agreed } from './link.ts';

const slide = (number: number, shown = false): ProjectorSlide => ({ number, shown, trying: false, named: false });

/** The server: the last change holds, and every change raises the revision. */
function server() {
  let state: Pick<ProjectorState, 'revision' | 'slide'> = { revision: 0, slide: null };
  return (said: ProjectorSlide | null) => {
    if (said) state = { revision: state.revision + 1, slide: said };
    return state;
  };
}

/** One side: `own` is what it shows; `call` does what a tick of the link does. */
function side(reply: ReturnType<typeof server>, own: ProjectorSlide | null) {
  let agreed: Agreed = { revision: 0, slide: null };
  return {
    get own() {
      return own;
    },
    press(next: ProjectorSlide) {
      own = next;
    },
    call() {
      const said = newsOf(agreed, own);
      const next = settled(agreed, said, reply(said));
      agreed = next.agreed;
      if (next.show) own = next.show;
      return said;
    },
  };
}

test('a phone shows what the screen shows, and turns its pages', () => {
  const reply = server();
  const screen = side(reply, slide(7));
  const phone = side(reply, null);
  phone.call();
  expect(phone.own).toBeNull();
  screen.call();
  phone.call();
  expect(phone.own).toEqual(slide(7));
  phone.press(slide(7, true));
  phone.call();
  screen.call();
  expect(screen.own).toEqual(slide(7, true));
  screen.press(slide(3));
  screen.call();
  phone.call();
  expect(phone.own).toEqual(slide(3));
});

test('a side that has nothing new says nothing, so it never takes back what the other has done', () => {
  const reply = server();
  const screen = side(reply, slide(7));
  const phone = side(reply, null);
  screen.call();
  phone.call();
  phone.press(slide(8));
  phone.call();
  expect(screen.call()).toBeNull();
  expect(screen.call()).toBeNull();
  expect(screen.own).toEqual(slide(8));
  expect(phone.call()).toBeNull();
});

test('of two changes at once the later one holds on both sides', () => {
  const reply = server();
  const screen = side(reply, slide(7));
  const phone = side(reply, null);
  screen.call();
  phone.call();
  phone.press(slide(8));
  screen.press(slide(9));
  phone.call();
  screen.call();
  phone.call();
  expect([screen.own, phone.own]).toEqual([slide(9), slide(9)]);
});

test('a phone that comes back follows the screen again, and a screen that starts anew is followed', () => {
  const reply = server();
  const before = side(reply, slide(7));
  const phone = side(reply, null);
  before.call();
  phone.call();
  const again = side(reply, slide(2));
  again.call();
  phone.call();
  expect(phone.own).toEqual(slide(2));
});
