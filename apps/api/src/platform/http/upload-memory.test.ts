import { AppError } from '@vumon/domain';
import { expect, it } from 'vitest';
import { UploadMemory } from './upload-memory.ts';

it('refuses an upload beyond the memory of the running ones, and accepts it once they are answered', () => {
  const memory = new UploadMemory(256);
  const first = memory.take(100);
  const second = memory.take(100);
  expect(() => memory.take(100)).toThrow(AppError);
  const small = memory.take(56);
  first();
  const third = memory.take(100);
  for (const release of [second, third, small]) release();
  expect(memory.take(256)).toBeTypeOf('function');
});

it('releases a share once, however often that is requested', () => {
  const memory = new UploadMemory(100);
  const release = memory.take(60);
  release();
  release();
  memory.take(100);
  expect(() => memory.take(1)).toThrow('SERVER_BUSY');
});
