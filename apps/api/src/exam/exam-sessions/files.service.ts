/** Lists, cards and minutes of an exam session as PDF. */
import { examSessionLimits, type ExamEventKind } from '@vumon/domain';
import { createTranslator, formatDay, formatTime, type Locale } from '@vumon/i18n';
import en from '@vumon/i18n/catalogs/exam-session-files.en.json' with { type: 'json' };
import vi from '@vumon/i18n/catalogs/exam-session-files.vi.json' with { type: 'json' };
import { zoneFor } from '#people/accounts';
import { qrSvg } from '../../platform/pdf/qr.ts';
import type { FileReply, SignedInContext } from '../../platform/http/context.ts';
import { renderPdf } from '../../platform/pdf/index.ts';
import { listEvents, type EventRow } from './events.queries.ts';
import { cardsSource, listsSource, minutesSource } from './documents.ts';
import {
  listCandidates,
  roomsOf,
  shiftsOf,
  type CandidateRow,
  type ListedSession,
  type RoomRow,
  type ShiftRow,
} from './exam-sessions.queries.ts';
import { sessionFor } from './exam-sessions.service.ts';
import { momentsOf, stateOf } from './exam-sessions.view.ts';

const translate = createTranslator('exam-session-files', { vi, en });
const words = { vi, en };
const cardsOnPage = 8;
/** More than a day of an exam writes by itself. */
const mostEvents = 2_000;

type Kind = 'LISTS' | 'CARDS' | 'MINUTES';

interface Printed {
  readonly session: ListedSession;
  readonly shifts: readonly ShiftRow[];
  readonly rooms: readonly RoomRow[];
  readonly candidates: readonly CandidateRow[];
  readonly zone: string;
  readonly locale: Locale;
  readonly address: string;
  readonly now: number;
}

const two = (number: number) => String(number).padStart(2, '0');
const seatsOf = (one: Printed, room: RoomRow) => one.candidates.filter(({ roomId }) => roomId === room.id);

function timesOf({ session, zone, shifts }: Printed, shiftId: string): { day: string; opens: string; time: string } {
  const shift = shifts.find(({ id }) => id === shiftId)!;
  const { opensAt, endsAt } = momentsOf(shift, session);
  return {
    day: formatDay(shift.startsAt, zone),
    opens: formatTime(opensAt, zone),
    time: `${formatTime(shift.startsAt, zone)} – ${formatTime(endsAt, zone)}`,
  };
}

/** What all documents have. */
const headOf = (one: Printed) => ({
  lang: one.locale,
  title: one.session.title,
  school: one.session.school,
  authority: one.session.authority,
  day: [...new Set(one.shifts.map(({ id }) => timesOf(one, id).day))].join(', '),
  words: {
    ...words[one.locale],
    cardHowTo: translate('cardHowTo', one.locale, { address: one.address.replace(/^https?:\/\//, '') }),
  },
});

function lists(one: Printed): Promise<Uint8Array> {
  const files: Record<string, Uint8Array> = {};
  const rooms = one.rooms.flatMap((room) => {
    const seats = seatsOf(one, room);
    if (seats.length === 0) return [];
    const qr = `qr-${room.id}.svg`;
    files[qr] = qrSvg(`${one.address}?code=${room.code}`);
    return [
      {
        qr,
        number: two(room.number),
        pageWord: translate('page', one.locale, { room: two(room.number) }),
        place: room.place,
        invigilator: room.invigilator,
        shift: String(room.shift),
        code: room.code,
        numbers: [...new Set([seats[0]!.number, seats.at(-1)!.number])].join(' – '),
        ...timesOf(one, room.shiftId),
        seats: seats.map((seat) => ({
          number: seat.number,
          name: seat.fullName,
          birthday: seat.birthday ? formatDay(seat.birthday) : '',
          class: seat.className,
          machine: two(seat.machine),
        })),
      },
    ];
  });
  return renderPdf(listsSource, { data: { ...headOf(one), rooms }, files });
}

function cards(one: Printed): Promise<Uint8Array> {
  const all = one.rooms.flatMap((room) =>
    seatsOf(one, room)
      .toSorted((a, b) => a.machine - b.machine)
      .map((seat) => ({
        number: seat.number,
        name: seat.fullName,
        class: seat.className,
        machine: two(seat.machine),
        room: two(room.number),
        place: room.place,
        shift: String(room.shift),
        time: timesOf(one, room.shiftId).time,
      })),
  );
  const pages = Array.from({ length: Math.ceil(all.length / cardsOnPage) }, (_, at) =>
    all.slice(at * cardsOnPage, (at + 1) * cardsOnPage),
  );
  return renderPdf(cardsSource, { data: { ...headOf(one), pages } });
}

/** One sentence: who, what, and what was written about it. */
function sentenceOf({ kind, fullName, number, text, minutes }: EventRow, locale: Locale): string {
  const who = fullName === null ? '' : `${fullName} (${number ?? ''})`;
  const said = (one: Exclude<ExamEventKind, 'NOTE'>) =>
    one === 'RESUMED' && minutes !== null
      ? translate('events.RESUMED_AFTER', locale, { minutes })
      : one === 'ENTERED_LATE'
        ? translate('events.ENTERED_LATE', locale, { minutes: minutes ?? 0 })
        : translate(`events.${one}`, locale);
  const what = kind === 'NOTE' ? '' : said(kind);
  return [[who, what].filter(Boolean).join(' '), text].filter(Boolean).join(': ');
}

/** What the minutes say of a shift besides its events. */
function saidOf({ session, now, locale }: Printed, shift: ShiftRow, written: readonly EventRow[]): string {
  if (session.cancelledAt !== null) return translate('cancelled', locale);
  if (written.length > 0) return '';
  return translate(shift.startsAt.getTime() <= now ? 'nothing' : 'ahead', locale);
}

function minutes(one: Printed, events: readonly EventRow[]): Promise<Uint8Array> {
  const shifts = one.shifts.map((shift) => {
    const written = events.filter((event) => event.shift === shift.number || event.shift === null);
    return {
      number: String(shift.number),
      said: saidOf(one, shift, written),
      time: `${timesOf(one, shift.id).day}, ${timesOf(one, shift.id).time}`,
      rooms: one.rooms
        .filter(({ shiftId }) => shiftId === shift.id)
        .flatMap((room) => {
          const seats = seatsOf(one, room);
          if (seats.length === 0) return [];
          // Of an exam that did not take place nobody was absent.
          const held = one.session.cancelledAt === null;
          const absent = seats.filter((seat) => held && stateOf(seat, one.session, one.now) === 'ABSENT');
          return [
            {
              number: two(room.number),
              place: room.place,
              invigilator: room.invigilator,
              planned: seats.length,
              present: seats.filter(({ attempt }) => attempt !== null).length,
              absent: absent.length,
              absentNumbers: absent.map(({ number }) => number).join(', '),
            },
          ];
        }),
      events: written.toReversed().map((event) => ({
        at: formatTime(event.at, one.zone),
        room: event.room === null ? '' : two(event.room),
        text: sentenceOf(event, one.locale),
      })),
    };
  });
  return renderPdf(minutesSource, { data: { ...headOf(one), shifts } });
}

/** Errors: NOT_FOUND, SERVER_BUSY, PROCESSING_FAILED. */
export async function examSessionFile(
  context: SignedInContext,
  id: string,
  { kind, shiftId }: { readonly kind: Kind; readonly shiftId?: string | undefined },
): Promise<FileReply> {
  const { app, db, locale, now } = context;
  const session = await sessionFor(context, id, 'view');
  const { ownerId } = session;
  const [shifts, rooms, candidates, zone] = await Promise.all([
    shiftsOf(db, ownerId, id),
    roomsOf(db, ownerId, id, { shiftId }),
    listCandidates(db, ownerId, id, { shiftId, page: 0, size: examSessionLimits.candidates }),
    zoneFor(context),
  ]);
  const printed: Printed = {
    session,
    shifts: shifts.filter((one) => shiftId === undefined || one.id === shiftId),
    rooms,
    candidates: candidates.rows,
    zone,
    locale,
    address: `${app.config.publicUrl}/exam-room`,
    now,
  };
  const made =
    kind === 'LISTS'
      ? lists(printed)
      : kind === 'CARDS'
        ? cards(printed)
        : minutes(printed, (await listEvents(db, ownerId, id, { shiftId, page: 0, size: mostEvents })).rows);
  const name = translate(`fileNames.${kind}`, locale, { title: session.title });
  return { file: Buffer.from(await made), name: `${name}.pdf`, mime: 'application/pdf' };
}
