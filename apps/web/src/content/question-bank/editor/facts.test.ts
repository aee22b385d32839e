import { describe, expect, it } from 'vitest';
import { newFacts, wantedFacts, withWanted } from './facts.ts';

const author = { id: 'a', subject: null, grades: [] };

describe('a new question that another page asks for', () => {
  it('begins with the subject, grade, skill and level of the address', () => {
    const wanted = wantedFacts({ subject: 'MATH', gradeId: 'G8', skill: 'GE', difficulty: 'M2', type: 'MC1' });
    expect(withWanted(newFacts(author, 'MC1'), wanted)).toMatchObject({
      subject: 'MATH',
      gradeId: 'G8',
      skill: 'GE',
      difficulty: 'M2',
    });
  });

  it('leaves out what the product does not know', () => {
    expect(wantedFacts({ subject: 'ART', gradeId: 8, skill: ['GE'], difficulty: 'M9' })).toEqual({});
  });

  it('has a skill of its subject, and keeps a topic only where it still belongs', () => {
    const facts = { ...newFacts(author, 'MC1'), gradeId: 'G8', topicId: 'topic' };
    expect(withWanted(facts, { subject: 'MATH' })).toMatchObject({ subject: 'MATH', skill: 'NU', topicId: null });
    expect(withWanted(facts, { gradeId: 'G9' }).topicId).toBe(null);
    expect(withWanted(facts, { gradeId: 'G8' }).topicId).toBe('topic');
  });
});
