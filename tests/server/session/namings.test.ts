import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessionRoutes } from '#contract/session.ts'
import { hashPassword } from '#server/features/session/password.ts'
import { password } from '#tests/contract/edges/registration.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { cast } from '#tests/support/factories.ts'
import { bearerIn, join, newBrowser, newcomer } from '#tests/support/joining/joining.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'
import { changingAddress, inviting, namings, seenIn } from '#tests/support/sign-in/namings.ts'
import { statementsOf } from '#tests/support/sign-in/statements.ts'

let on: OwnApp
const known: string[] = []
beforeAll(async () => {
  on = await testApp()
  const passwordHash = await hashPassword('Correct-horse-7')
  for (let family = 0; family < 6; family++) await cast(on, passwordHash)
  const rows = await bySuperuser(
    on.database,
    'select username from person p join credential c on c.person_id = p.id order by username limit 30',
  )
  known.push(...rows.map(({ username }) => String(username)))
})
afterAll(() => on.stop())

let networks = 0
/** Each request comes from a network of its own, because limits count by network. */
const ask = async ({ requestOf }: (typeof namings)[number], name: string, bearer?: string) => {
  networks += 1
  const remoteAddress = `10.1.${Math.floor(networks / 250)}.${networks % 250}`
  let seen = ''
  const statements = await statementsOf(async () => {
    const answer = await on.app.inject({
      method: 'POST',
      remoteAddress,
      headers: {
        host: new URL(on.deps.config.publicUrl).host,
        'sec-fetch-site': 'same-origin',
        ...(bearer && { authorization: `Bearer ${bearer}`, 'idempotency-key': randomUUID() }),
      },
      ...requestOf(name),
    })
    seen = seenIn(answer, name)
  })
  return { seen, statements }
}

test.each(namings)('30 known and 30 unknown names: equal answers, statements and bytes, for $what', async (naming) => {
  expect(known).toHaveLength(30)
  // Statements are prepared once for each connection.
  await ask(naming, 'warm.up.first')
  const all = []
  for (const name of known) for (const one of [name, [...name].reverse().join('')]) all.push(await ask(naming, one))
  expect(all).toHaveLength(60)
  expect(all[0]?.statements.length).toBeGreaterThan(0)
  for (const one of all) expect(one).toEqual(all[0])
})

/** Each belongs to somebody who is signed in, whose last one is over before the next, and counts for no limit. */
const named = [
  { naming: inviting, over: "update invitation set status = 'withdrawn' where status = 'sent'", status: 201 },
  { naming: changingAddress, over: 'with gone as (delete from email_change) delete from attempt', status: 204 },
]

test.each(named)(
  '30 known and 30 unknown addresses: equal answers, statements and bytes, for $naming.what',
  async ({ naming, over, status }) => {
    const browser = newBrowser(on)
    await join(browser, newcomer(), { firstName: 'Kim', lastName: 'Hart' })
    const bearer = await bearerIn(browser)
    await browser.call(sessionRoutes.confirmPassword, { body: { password } }, bearer)
    const askOnce = async (name: string) => {
      const asked = await ask(naming, name, bearer)
      await bySuperuser(on.database, over)
      return asked
    }
    await askOnce('warm.up.first')
    const all = []
    for (const name of known) for (const one of [name, [...name].reverse().join('')]) all.push(await askOnce(one))
    expect(JSON.parse(all[0]?.seen ?? '{}')).toMatchObject({ statusCode: status })
    for (const one of all) expect(one).toEqual(all[0])
  },
)
