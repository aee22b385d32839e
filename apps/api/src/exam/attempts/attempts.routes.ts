import type { attemptRecordRoutes, attemptRoutes } from '@vumon/contract';
import type { Handlers } from '../../platform/http/bind.ts';
import { attemptsOf } from './attempts.service.ts';
import { collect, extend, pause, reopen, resume } from './control/control.service.ts';
import { deviceKeys } from './encrypted-test/device-keys.ts';
import { encryptedPiece, encryptedTest } from './encrypted-test/encrypted-test.service.ts';
import { findPractice } from './practice/own-practice.queries.ts';
import { practiceResult, practise } from './practice/own-practice.service.ts';
import { asAsked } from './practice/practice-order.ts';
import { checkQuestion, drawNext } from './practice/practice.service.ts';
import { progressOfOne } from './progress-of-one.service.ts';
import { ownRecord, storeRecordEntries } from './record/record.service.ts';
import { studentResult } from './result.service.ts';

export const attemptHandlers: Handlers<typeof attemptRoutes> = {
  'POST /student/unit-tests-assigned/{id}/start': async ({ app, actor, now }, { params, body }) => {
    const state = await attemptsOf(app).start(actor.userId, params.id, now, body.number);
    return { ...state, seal: deviceKeys(app, state) };
  },
  'GET /student/unit-tests-assigned/{id}/sealed': (context, { params }) => encryptedTest(context, params.id),
  'GET /student/unit-tests-assigned/{id}/sealed/{piece}': (context, { params }) =>
    encryptedPiece(context, params.id, params.piece),
  'POST /student/unit-tests-assigned/{id}/practise': (context, { params, body }) => practise(context, params.id, body),
  'GET /student/unit-test-asset-result/{id}': (context, { params }) => practiceResult(context, params.id),
  'GET /student/attempts/{id}': ({ app, actor, now }, { params }) =>
    attemptsOf(app).state(actor.userId, params.id, now),
  'POST /student/attempts/{id}/seen': ({ app, actor, now }, { params }) =>
    attemptsOf(app).seen(actor.userId, params.id, now),
  'GET /student/attempts/{id}/content': async ({ app, db, actor, header, locale }, { params }) => {
    const { body, gzipped, etag, content } = await attemptsOf(app).content(actor.userId, params.id);
    const practised = await findPractice(db, actor.userId, params.id);
    if (practised && (practised.questionIds || practised.path !== 'LINEAR'))
      return {
        file: Buffer.from(JSON.stringify({ result: true, data: asAsked(content, practised, locale) })),
        name: 'test.json',
        mime: 'application/json; charset=utf-8',
        inline: true,
      };
    const gzip = /\bgzip\b/.test(header('accept-encoding') ?? '');
    return {
      file: gzip ? gzipped : body,
      name: 'test.json',
      mime: 'application/json; charset=utf-8',
      inline: true,
      headers: {
        ETag: etag,
        Vary: 'Accept-Encoding',
        ...(gzip && { 'Content-Encoding': 'gzip' }),
      },
    };
  },
  'POST /student/attempts/{id}/answers': ({ app, actor, now }, { params, body }) =>
    attemptsOf(app).save(actor.userId, params.id, body.clientId, body.entries, now),
  'POST /student/attempts/{id}/flags': async ({ app, actor }, { params, body }) => {
    await attemptsOf(app).flag(actor.userId, params.id, body.flags);
    return null;
  },
  'POST /student/attempts/{id}/plays': ({ app, actor, now }, { params, body }) =>
    attemptsOf(app).play(actor.userId, params.id, body, now),
  'POST /itf/unit-tests-result/submit': ({ app, actor, now }, { body }) =>
    attemptsOf(app).submit(actor.userId, body.attemptId, body.clientId, body.entries, now),
  'POST /student/attempts/{id}/questions/{question}/check': (context, { params }) =>
    checkQuestion(context, params.id, params.question),
  'POST /student/attempts/{id}/next': (context, { params, body }) => drawNext(context, params.id, body.after),
  'GET /student/unit-tests-assigned/{id}/result': (context, { params, query }) =>
    studentResult(context, params.id, query.number),
  'POST /itf/unit-tests-result/{id}/extend': (context, { params, body }) => extend(context, params.id, body.minutes),
  'POST /itf/unit-tests-result/{id}/pause': (context, { params, body }) => pause(context, params.id, body.untilBack),
  'POST /itf/unit-tests-result/{id}/resume': (context, { params }) => resume(context, params.id),
  'POST /itf/unit-tests-result/{id}/reopen': (context, { params, body }) => reopen(context, params.id, body.minutes),
  'POST /itf/unit-tests-result/{id}/collect': (context, { params }) => collect(context, params.id),
};

export const attemptRecordHandlers: Handlers<typeof attemptRecordRoutes> = {
  'POST /student/attempts/{id}/record': (context, { params, body }) => storeRecordEntries(context, params.id, body),
  'GET /student/attempts/{id}/record': (context, { params }) => ownRecord(context, params.id),
  'GET /itf/unit-tests-result/{id}/progress': (context, { params }) => progressOfOne(context, params.id),
};
