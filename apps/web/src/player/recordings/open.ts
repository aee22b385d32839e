/** The uploads of one attempt over HTTP. */
import { ApiError } from '@vumon/contract/client';
import type { Input } from '@vumon/contract/client';
import { api } from '../../api/client.ts';
import { memoryRecordingStore, openRecordingStore } from './recording-store.ts';
import { UploadError, Uploads, type Progress, type RecordingTransport } from './uploads.ts';

/** Timeout of a request: enough for 256 kB on a slow connection. */
const patience = 60_000;

type Mime = Input<'POST /student/attempts/{id}/recordings'>['body']['mime'];

/**
 * A conflict that states what the server has counts as a reply. Other 4xx errors end the upload; everything else is
 * retried.
 */
async function asked(request: Promise<Progress>): Promise<Progress> {
  try {
    return await request;
  } catch (error) {
    if (!(error instanceof ApiError)) throw new UploadError('unreachable');
    const data = error.data as Progress | undefined;
    if ((error.code === 'RECORDING_GAP' || error.code === 'RECORDING_INCOMPLETE') && data !== undefined) return data;
    throw new UploadError(
      error.status >= 400 && error.status < 500 && ![401, 408, 429].includes(error.status) ? 'gone' : 'unreachable',
    );
  }
}

const transport: RecordingTransport = {
  announce: ({ attempt, id, question, item, mime }) =>
    asked(
      api(
        'POST /student/attempts/{id}/recordings',
        { params: { id: attempt }, body: { recording: id, question, item, mime: mime as Mime } },
        { signal: AbortSignal.timeout(patience) },
      ),
    ),
  send: (id, offset, piece) =>
    asked(
      api(
        'POST /student/recordings/{id}/pieces',
        { params: { id }, query: { offset } },
        { file: new File([piece], 'piece'), signal: AbortSignal.timeout(patience) },
      ),
    ),
  finish: (id, bytes, seconds, sha256) =>
    asked(
      api(
        'POST /student/recordings/{id}/finish',
        { params: { id }, body: { bytes, seconds, ...(sha256 === undefined ? {} : { sha256 }) } },
        { signal: AbortSignal.timeout(patience) },
      ),
    ),
  state: (id) =>
    asked(api('GET /student/recordings/{id}', { params: { id } }, { signal: AbortSignal.timeout(patience) })),
  url: (id) => `/api/student/recordings/${id}/file`,
};

/** Holds a lock until the page ends, so that no other page finishes a recording that is still running. */
function claim(id: string): Promise<boolean> {
  const locks = (navigator as { locks?: LockManager }).locks;
  if (!locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    void locks.request(`recording:${id}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock === null ? undefined : new Promise(() => undefined);
    });
  });
}

export async function openUploads(attempt: string): Promise<Uploads> {
  const store = await openRecordingStore().catch(() => memoryRecordingStore());
  const uploads = new Uploads({
    attempt,
    store,
    transport,
    newId: () => crypto.randomUUID(),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    claim,
  });
  await uploads.resume();
  return uploads;
}
