import type {
  questionBankRoutes,
  questionImportRoutes,
  questionSimilarityRoutes,
  questionVersionRoutes,
} from '@vumon/contract';
import { moveQuestion } from '#content/exams';
import { samples } from '@vumon/question-types/samples';
import { score } from '@vumon/question-types/scoring';
import type { Handlers } from '../../platform/http/bind.ts';
import { duplicates, merge, similar, tellApart } from './similarity/similarity.service.ts';
import { changeableIds, changeMany, removeOne, trash } from './question-changes.service.ts';
import * as imports from './import/question-imports.service.ts';
import * as papers from './import/paper-imports.service.ts';
import * as bank from './question-bank.service.ts';
import { oneVersion, restore, tests, versions, withTests } from './question-versions.service.ts';

export const questionBankHandlers: Handlers<typeof questionBankRoutes> = {
  'GET /itf/questions': async (context, { query }) => {
    const { items, page } = await bank.list(context, query);
    return { items: await withTests(context, items), page };
  },
  'GET /itf/questions/totals': (context) => bank.totals(context),
  'GET /itf/questions/counts': (context, { query }) => bank.counts(context, query),
  'GET /itf/questions/creators': (context, { query }) => bank.creators(context, query),
  'POST /questions': (context, { body }) => bank.create(context, body),
  'POST /questions/update': (context, { body }) => bank.update(context, body),
  'GET /questions/{id}': (context, { params }) => bank.view(context, params.id),
  'DELETE /questions/{id}': async (context, { params }) => {
    await removeOne(context, params.id);
    return null;
  },
  'PUT /questions/{id}/pool': (context, { params, body }) => moveQuestion(context, params.id, body.pool),
  'POST /questions/{id}/copy': (context, { params }) => bank.copy(context, params.id),
  'GET /itf/questions/ids': (context, { query }) => changeableIds(context, query),
  'GET /itf/questions/trash': (context, { query }) => trash(context, query),
  'POST /itf/question-types/{code}/trial': async (_context, { params: { code }, body }) => {
    const { content, key, language } = samples[code];
    return {
      results: score(code, content, key, body.response, { locale: language }).items.map(({ item, state, share }) => ({
        item,
        state,
        share: { ...share },
      })),
    };
  },
  'POST /questions/bulk': (context, { body }) => changeMany(context, body),
};

export const questionImportHandlers: Handlers<typeof questionImportRoutes> = {
  'GET /questions/import/template': (context) => imports.importTemplate(context),
  'POST /questions/import': (context, { file }) =>
    papers.isPaper(file) ? papers.checkPaper(context, file) : imports.checkImport(context, file),
  'POST /questions/import/paper': (context, { file }) => papers.checkPaper(context, file),
  'POST /questions/import/{id}/change': (context, { params, body }) => papers.changeImport(context, params.id, body),
  'GET /questions/import/{id}/file': (context, { params, query }) => papers.importFile(context, params.id, query.n),
  'GET /questions/imports': (context) => imports.latestImports(context),
  'GET /questions/import/{id}': (context, { params }) => imports.getImport(context, params.id),
  'GET /questions/import/{id}/question': (context, { params, query }) =>
    imports.importedQuestion(context, params.id, query.line),
  'GET /questions/import/{id}/errors': (context, { params }) => imports.importErrors(context, params.id),
  'POST /questions/import/{id}/confirm': (context, { params, body }) => imports.confirmImport(context, params.id, body),
};

export const questionSimilarityHandlers: Handlers<typeof questionSimilarityRoutes> = {
  'POST /questions/similar': (context, { body }) => similar(context, body),
  'GET /questions/duplicates': (context, { query }) => duplicates(context, query),
  'POST /questions/tell-apart': async (context, { body }) => {
    await tellApart(context, body);
    return null;
  },
  'POST /questions/merge': (context, { body }) => merge(context, body),
};

export const questionVersionHandlers: Handlers<typeof questionVersionRoutes> = {
  'GET /questions/{id}/versions': (context, { params, query }) => versions(context, params.id, query),
  'GET /questions/{id}/versions/{version}': (context, { params }) => oneVersion(context, params),
  'POST /questions/{id}/versions/{version}/restore': (context, { params, body }) =>
    restore(context, params, body.version),
  'GET /questions/{id}/tests': (context, { params, query }) => tests(context, params.id, query),
};
