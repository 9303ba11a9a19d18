import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { childRoutes } from '#contract/children/children.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { cast } from '#tests/support/factories.ts'
import { asSuperuser } from '#tests/support/record/superuser.ts'

let on: OwnApp
beforeAll(async () => {
  on = await testApp()
})
afterAll(() => on.stop())

const endsAtCommit = `
  create function end_here() returns trigger language plpgsql security definer as $$ begin
    perform pg_terminate_backend(pg_backend_pid());
    return null;
  end $$;
  create constraint trigger ends_at_commit after insert on child deferrable initially deferred
    for each row execute function end_here()`

test('a connection that is lost during a commit: nobody says that nothing was changed', async () => {
  const client = await on.as((await cast(on)).dana)
  await asSuperuser(on.database.superuser, endsAtCommit)
  const headers = { 'idempotency-key': randomUUID() }
  const add = () => client.call(childRoutes.add, { body: { firstName: 'Nora' } }, headers)
  expect(await add()).toMatchObject({
    status: 503,
    body: {
      exception: 'outcomeUnknown',
      userMessage: 'We don’t know whether this went through. Check before you try again.',
    },
  })
  await asSuperuser(on.database.superuser, 'drop trigger ends_at_commit on child')
  expect((await add()).status).toBe(201)
})
