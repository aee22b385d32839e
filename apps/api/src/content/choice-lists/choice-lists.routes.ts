import type { choiceListRoutes } from '@vumon/contract';
import type { Handlers } from '../../platform/http/bind.ts';
import {
  addChoice,
  changeChoice,
  choicePage,
  historyOfChoice,
  historyOfTopic,
  moveChoice,
  removeChoice,
  undoChoiceChange,
  usesOf,
} from './choice-lists.service.ts';
import { choiceWorkbook } from './choice-lists.workbook.ts';

export const choiceListHandlers: Handlers<typeof choiceListRoutes> = {
  'GET /itf/choice-lists/{list}': (context, { params, query }) => choicePage(context, params.list, query),
  'GET /itf/choice-lists/{list}/file': (context, { params, query }) => choiceWorkbook(context, params.list, query),
  'POST /itf/choice-lists/{list}': (context, { params, body }) => addChoice(context, params.list, body),
  'PUT /itf/choice-lists/{list}/{code}': (context, { params, body }) => changeChoice(context, params, body),
  'DELETE /itf/choice-lists/{list}/{code}': (context, { params }) => removeChoice(context, params),
  'POST /itf/choice-lists/{list}/{code}/move': (context, { params, body }) => moveChoice(context, params, body.place),
  'GET /itf/choice-lists/{list}/{code}/uses': (context, { params }) => usesOf(context, params),
  'GET /itf/choice-lists/{list}/{code}/history': (context, { params }) => historyOfChoice(context, params),
  'GET /itf/topics/{id}/history': (context, { params }) => historyOfTopic(context, params.id),
  'POST /itf/choice-lists/{list}/{code}/undo': (context, { params, body }) =>
    undoChoiceChange(context, params, body.revision),
};
