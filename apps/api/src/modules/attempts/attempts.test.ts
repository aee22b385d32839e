import { expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
const t = await testApp();
it('smoke', async () => {
  const student = await t.createUser({ role: 'STUDENT' });
  await expect(t.as(student).call('POST /student/unit-tests-assigned/{id}/start', { params: { id: student.id } })).rejects.toMatchObject({ code: 'TEST_NO_PERMISSION' });
});
