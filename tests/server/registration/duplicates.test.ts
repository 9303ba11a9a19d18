import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { begin, deliver, join, type Newcomer, newBrowser, newcomer } from '#tests/support/joining/joining.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'

let on: OwnApp
beforeAll(async () => {
  on = await testApp()
})
afterAll(() => on.stop())

const times = 30

/** Begins to join and returns everything that could tell one address from another. */
const watched = async (who: Newcomer) => {
  const statements: string[] = []
  const { query } = pg.Client.prototype
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    const [asked] = given
    const text = typeof asked === 'object' && asked && 'text' in asked ? asked.text : asked
    if (typeof text === 'string') statements.push(text)
    return Reflect.apply(query, this, given)
  })
  const answer = await begin(newBrowser(on), who)
  spy.mockRestore()
  const { email } = who
  const body = answer.text.replaceAll(email, '')
  return {
    status: answer.status,
    bytes: answer.text.length - email.length,
    body,
    statements,
    headers: Object.keys(answer.headers),
  }
}

test('the form answers the same for an address with an account and for one without: answer, bytes, statements', async () => {
  const known = newcomer()
  await join(newBrowser(on), known)
  // The first requests of a process prepare statements.
  await watched(newcomer())
  await watched(newcomer())
  const seen = new Set<string>()
  for (let time = 0; time < times; time++) {
    // The count of mails to an address is emptied, because it counts for both alike.
    await bySuperuser(on.database, "delete from attempt where key like 'joinMail%'")
    for (const who of [newcomer({ email: known.email }), newcomer()]) seen.add(JSON.stringify(await watched(who)))
  }
  expect([...seen]).toHaveLength(1)
})

test('the mail alone tells: it leads to the page for those who have an account', async () => {
  const known = newcomer()
  await join(newBrowser(on), known)
  await deliver(on)
  await begin(newBrowser(on), newcomer({ email: known.email.toUpperCase() }))
  const [mail] = await deliver(on)
  expect(mail).toMatchObject({
    recipient: known.email.toUpperCase(),
    subject: 'You already have an account with Evenhand',
  })
  expect(mail?.text).toContain('/app/join/duplicate')
  expect(mail?.text).not.toContain('?resume=')
  expect(mail?.text).not.toContain(known.firstName)
})
