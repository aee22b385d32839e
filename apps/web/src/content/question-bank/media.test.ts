import { afterEach, expect, test, vi } from 'vitest';
import { guardedMedia } from './media.ts';

afterEach(() => vi.unstubAllGlobals());

test('a recording that a running test closes says so instead of failing', async () => {
  const closed = vi.fn<() => void>();
  const asked = vi.fn<typeof fetch>(async () => new Response(null, { status: 404 }));
  vi.stubGlobal('fetch', asked);
  expect(await guardedMedia(closed).startPlay('a', 'once')).toBe('refused');
  expect(closed).toHaveBeenCalledOnce();
  expect(asked).toHaveBeenCalledWith('/media/a', { method: 'HEAD' });

  closed.mockClear();
  for (const status of [200, 500]) {
    vi.stubGlobal('fetch', async () => new Response(null, { status }));
    expect(await guardedMedia(closed).startPlay('a', 'once')).toBeNull();
  }
  expect(closed).not.toHaveBeenCalled();
});
