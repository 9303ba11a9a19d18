import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountRoutes } from '#contract/account.ts'
import { sessionRoutes } from '#contract/session.ts'
import type { Tx, Viewer } from '#server/db/tenancy.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let app: OwnApp
let on: Stage
beforeAll(async () => {
  app = await testApp()
  on = await stage(app)
})
afterAll(() => app.stop())

const home = { phone: '+1 212 555 0142', line1: '12 Elm Street', city: 'Albany' }

/** Reads without any filter, as a faulty handler would. */
const everything = async (tx: Tx): Promise<string[]> =>
  (await tx.selectFrom('contact_details').select('email').execute()).map(({ email }) => email)
/** Changes without any filter, and returns how many rows were changed. */
const changeAll = async (tx: Tx): Promise<number> =>
  Number((await tx.updateTable('contact_details').set(home).executeTakeFirst()).numUpdatedRows)
const insertFor = (tx: Tx, person_id: string) =>
  tx.insertInto('contact_details').values({ person_id, email: 'mine@example.com' }).execute()

/** Lists everybody beside Dana. Those who look as her have her viewpoint and her standing. */
const others = () => {
  const { sam, professional, admin, child, neighbour } = on.people
  const asNobody: Viewer = { ...professional, viewpoint: professional.personId, standing: 'professional', mode: 'self' }
  return { sam, child, neighbour, asNobody, professional, admin }
}
type Other = keyof ReturnType<typeof others>
const own: Readonly<Record<Other, readonly string[]>> = {
  sam: ['sam.keller@example.com'],
  child: ['mia.keller@example.com'],
  neighbour: ['olivia.hart@example.com'],
  asNobody: ['pat.morgan@example.com'],
  professional: [],
  admin: [],
}

test.each(Object.keys(own) as Other[])('%s reads and changes nothing but their own', async (name) => {
  const viewer = others()[name]
  expect(await on.scopes.asViewer(viewer, everything)).toEqual(own[name])
  expect(await on.scopes.asViewer(viewer, changeAll)).toBe(own[name].length)
  await expect(on.scopes.asViewer(viewer, (tx) => insertFor(tx, on.dana.personId))).rejects.toThrow(
    /row-level security/,
  )
})

test('their owner reads and writes them, in whatever family the session looks at', async () => {
  const { personId } = on.dana
  for (const run of [
    (work: (tx: Tx) => Promise<unknown>) => on.scopes.asViewer(on.dana, work),
    (work: (tx: Tx) => Promise<unknown>) => on.scopes.asOwner(personId, work),
  ]) {
    expect(await run(everything)).toEqual(['dana.reyes@example.com'])
    expect(await run(changeAll)).toBe(1)
    expect(await run((tx) => tx.selectFrom('contact_details').select(['phone', 'line1', 'city']).execute())).toEqual([
      home,
    ])
  }
})

test('a mail job reads those of its one recipient, and changes none', async () => {
  const { personId } = on.dana
  expect(await on.scopes.asMailer(personId, everything)).toEqual(['dana.reyes@example.com'])
  expect(await on.scopes.asMailer(personId, changeAll)).toBe(0)
  expect(await on.scopes.asMailer(personId, (tx) => tx.selectFrom('expense').select('id').execute())).toEqual([])
  expect(await on.scopes.asMailer(on.admin.personId, everything)).toEqual([])
})

test('nothing is read before sign-in, by the product within a family or by a sweep', async () => {
  expect(await on.scopes.beforeSignIn(everything)).toEqual([])
  expect(await on.scopes.beforeSignIn(changeAll)).toBe(0)
  expect(await on.scopes.asSystem(on.family.id, everything)).toEqual([])
  await expect(on.scopes.acrossFamilies(everything)).rejects.toThrow(/permission denied/)
})

test('nobody moves their details to another person, or deletes them', async () => {
  const move = (tx: Tx) => sql`update contact_details set person_id = ${on.sam.personId}`.execute(tx)
  await expect(on.scopes.asViewer(on.dana, move)).rejects.toThrow(/permission denied/)
  const remove = (tx: Tx) => tx.deleteFrom('contact_details').execute()
  await expect(on.scopes.asViewer(on.dana, remove)).rejects.toThrow(/permission denied/)
})

test('the policies hold for the owner of the tables too, and answer from the index', async () => {
  const { rows } = await app.deps.db.transaction().execute((tx) => sql`select email from contact_details`.execute(tx))
  expect(rows).toEqual([])
  const plan = await on.scopes.asViewer(on.dana, async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx)
    const lines = await sql<Record<string, string>>`explain (costs off) select email from contact_details`.execute(tx)
    return lines.rows.flatMap((line) => Object.values(line)).join('\n')
  })
  expect(plan).toMatch(/Index/)
  expect(plan).not.toMatch(/Seq Scan/)
})

test('signing in and the session values read no one’s details', async () => {
  const dana = await app.as(on.dana.personId)
  const values = await dana.call(sessionRoutes.localStorage, {})
  expect(values.status).toBe(200)
  expect(values.text).not.toContain('example.com')
  const columns = await on.scopes.asViewer(on.sam, (tx) => tx.selectFrom('person').selectAll().execute())
  expect(columns.length).toBeGreaterThan(1)
  for (const person of columns) expect(JSON.stringify(person)).not.toContain('@')
  const pat = await app.as(on.professional.personId)
  expect((await pat.call(accountRoutes.current, {})).body).toMatchObject({ email: 'pat.morgan@example.com' })
})
