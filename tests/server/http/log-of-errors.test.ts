import { sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { errorFacts, errorText } from '#server/error-facts.ts'
import { logTo } from '#server/http/log.ts'
import { executeOn } from '#server/jobs/boss-pool.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { asSuperuser } from '#tests/support/record/superuser.ts'

const lines: string[] = []
const log = logTo('trace', { write: (line) => void lines.push(line) })
let on: OwnApp
beforeAll(async () => {
  on = await testApp({ log })
  await on.deps.scopes.beforeSignIn((tx) => sql`select 1`.execute(tx))
})
afterAll(() => on.stop())
beforeEach(() => void lines.splice(0))

const personal = ['Ludmilla', 'ludmilla@example.com', 'orthodontist']
const holdsNothingPersonal = (text: string) => {
  for (const value of personal) expect(text.toLowerCase()).not.toContain(value.toLowerCase())
  expect(text).not.toMatch(/insert into|values \(|select /i)
}

/** Each provokes the database's error in a statement with personal values. */
const provoked: Record<string, () => Promise<unknown>> = {
  '23505 a value that must be unique': () =>
    asSuperuser(
      on.database.superuser,
      `create temporary table told (email text constraint told_once unique);
       insert into told values ('ludmilla@example.com');
       insert into told values ('ludmilla@example.com')`,
    ),
  '42601 a mistake in the statement': () =>
    on.deps.scopes.beforeSignIn((tx) => sql.raw("insert into person values ('Ludmilla' 'orthodontist'").execute(tx)),
  '22P02 a value of the wrong kind': () =>
    on.deps.scopes.beforeSignIn((tx) => sql`select ${'Ludmilla'}::uuid`.execute(tx)),
}
const errorOf = (what: () => Promise<unknown>): Promise<unknown> =>
  what().then(
    () => expect.unreachable('the database accepted it'),
    (error: unknown) => error,
  )

test.each(Object.entries(provoked))('%s: code and place, never a value or a statement', async (name, what) => {
  const error = await errorOf(what)
  expect(error).toMatchObject({ code: name.slice(0, 5) })
  log.error({ err: error }, 'it failed')
  log.error(error)
  // pg-boss reports a copy that is no Error any more.
  const { message, stack } = error as Error
  log.error({ err: { ...(error as object), message, stack } }, 'jobs')
  // Fastify logs what an error handler throws under the error's own message.
  log.error({ err: error }, message)
  log.error({ err: error })
  expect(lines).toHaveLength(5)
  for (const line of lines) {
    expect(JSON.parse(line).err).toMatchObject({ code: name.slice(0, 5), stack: expect.stringContaining('at ') })
    holdsNothingPersonal(line)
  }
  holdsNothingPersonal(errorText(error))
})

test('a unique value names its constraint', async () => {
  const [what] = Object.values(provoked)
  expect(errorFacts(await errorOf(what ?? expect.unreachable()))).toMatchObject({
    code: '23505',
    table: 'told',
    constraint: 'told_once',
  })
})

test('what the queues report leaves no statement in the log', async () => {
  const pool = on.database.jobs.pool({ max: 1 })
  const boss = new PgBoss({ db: executeOn(pool), migrate: false, supervise: false, schedule: false })
  const reported = vi.fn()
  boss.on('error', reported)
  const failing = Object.assign(new Error('duplicate key: Ludmilla'), {
    severity: 'ERROR',
    code: '23505',
    detail: 'Key (email)=(ludmilla@example.com) already exists.',
    query: "insert into person values ('Ludmilla')",
  })
  boss.emit('error', failing)
  await pool.end()
  log.error({ err: reported.mock.calls[0]?.[0] }, 'jobs')
  expect(JSON.parse(lines[0] ?? '').err).toMatchObject({ code: '23505' })
  holdsNothingPersonal(lines.join(''))
})

test('a message that looks like a place in the code is not taken for one', () => {
  const error = Object.assign(new Error('for Ludmilla\n    at orthodontist'), { severity: 'ERROR' })
  holdsNothingPersonal(JSON.stringify(errorFacts(error)))
  holdsNothingPersonal(errorText(error))
})

test('an answer of a mail server may quote an address, so its text is left out; other errors keep theirs', () => {
  const refused = Object.assign(new Error('550 <ludmilla@example.com> unknown'), { code: 'EENVELOPE', response: '550' })
  expect(errorFacts(refused)).not.toHaveProperty('message')
  expect(errorFacts(new Error('no such folder')).message).toBe('no such folder')
  expect(errorFacts('Ludmilla')).toEqual({ type: 'string', stack: '' })
})
