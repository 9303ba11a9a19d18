import { afterAll, beforeAll, expect, test } from 'vitest'
import { expenseRoutes } from '#contract/expenses/expenses.ts'
import { logTo } from '#server/http/log.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { type Stage, stage } from '#tests/support/stage.ts'
import { namesFor, pageFor } from './log.ts'

let app: OwnApp
let on: Stage
let who: Record<'dana' | 'sam' | 'professional' | 'child' | 'neighbour', TestClient>
const lines: string[] = []
beforeAll(async () => {
  app = await testApp({ log: logTo('trace', { write: (line) => void lines.push(line) }) })
  on = await stage(app)
  const [dana, sam, professional, child, neighbour] = await Promise.all(
    [on.dana, on.sam, on.professional, on.child, on.neighbour].map(({ personId }) => app.as(personId)),
  )
  if (!dana || !sam || !professional || !child || !neighbour) throw new Error('five people are needed')
  who = { dana, sam, professional, child, neighbour }
  const recorded = ['Niñera de otoño', 'NIÑERA', 'Straße 50% off', 'Back\\slash_under', 'École Été', 'Ortodoncia']
  for (const name of recorded) await on.record(on.sam, { name })
})
afterAll(() => app.stop())

test.each([
  ['ninera', ['NIÑERA', 'Niñera de otoño']],
  ['NIÑERA', ['NIÑERA', 'Niñera de otoño']],
  // Some keyboards type the tilde as a combining character.
  ['nin\u0303era', ['NIÑERA', 'Niñera de otoño']],
  ['otono ninera', ['Niñera de otoño']],
  ['  ete   ecole ', ['École Été']],
  ['50%', ['Straße 50% off']],
  ['%', ['Straße 50% off']],
  ['_', ['Back\\slash_under']],
  ['\\', ['Back\\slash_under']],
  ["' or true --", []],
  ['dentist', []],
])('"%s" finds %j', async (search, names) => {
  expect((await namesFor(who.dana, { search })).toSorted()).toEqual(names)
  expect((await pageFor(who.dana, { search })).count).toBe(names.length)
})

test('a note is searched by who wrote it; by the other parent only once they opened the expense', async () => {
  const id = await on.record(on.sam, { name: 'Doctor', note: 'Broken wrist, Saint Mary' })
  expect(await namesFor(who.sam, { search: 'wrist' })).toEqual(['Doctor'])
  expect(await namesFor(who.dana, { search: 'wrist' })).toEqual([])
  expect((await pageFor(who.dana, { search: 'doctor wrist' })).count).toBe(0)
  // A viewer other than the parent may read it, and never marks it as viewed.
  expect(await namesFor(who.professional, { search: 'wrist' })).toEqual(['Doctor'])
  const viewed = () =>
    on.scopes.asSystem(on.family.id, (tx) => tx.selectFrom('viewed').select('at').where('entity_id', '=', id).execute())
  expect(await viewed()).toEqual([])
  await who.dana.call(expenseRoutes.open, { params: { id } })
  expect(await namesFor(who.dana, { search: 'wrist' })).toEqual(['Doctor'])
})

test('what one parent keeps to themselves matches nobody else, by no filter and in no count', async () => {
  await on.record(on.dana, { name: 'Solicitor', note: 'Custody', private: true })
  expect(await namesFor(who.dana, { search: 'solicitor' })).toEqual(['Solicitor'])
  const queries = [
    { search: 'solicitor' },
    { search: 'custody' },
    { show: 'private' },
    { by: on.dana.personId },
  ] as const
  for (const query of queries) {
    for (const somebody of [who.sam, who.professional, who.neighbour])
      expect(await pageFor(somebody, query)).toMatchObject({ items: [], count: 0 })
    expect(await who.child.call(expenseRoutes.list, { query })).toMatchObject({ status: 403 })
  }
})

test('amounts, check numbers and who recorded it are found', async () => {
  const id = await on.record(on.sam, { name: 'Swimming', total: 1_234_50 })
  await on.record(on.dana, { name: 'Chess', total: 77_10 })
  await on.open(on.dana, id)
  await on.send('expense', on.dana, id, { type: 'expense.approve', owed: 617_25 })
  const check = { method: 'check', amount: 31_07, number: '10427', note: '' }
  await on.send('expense', on.dana, id, { type: 'expense.pay', ...check })
  const found: [search: string, name: string][] = [
    ['1234', 'Swimming'],
    ['1234.50', 'Swimming'],
    ['$1,234.50', 'Swimming'],
    // The share of the parent who owes it.
    ['617.25', 'Swimming'],
    ['10427', 'Swimming'],
    ['31.07', 'Swimming'],
    ['77', 'Chess'],
    ['dana chess', 'Chess'],
    ['reyes', 'Chess'],
  ]
  for (const [search, name] of found) expect(await namesFor(who.sam, { search }), search).toEqual([name])
  for (const search of ['1234.51', '617.26', '78', '$']) expect(await namesFor(who.sam, { search }), search).toEqual([])
})

test('the category is found by its title in every language, and the child by name', async () => {
  const { categories, children } = await on.scopes.asViewer(on.dana, async (tx) => ({
    categories: await tx.selectFrom('category').select('id').where('preset', '=', 'medicalDental').execute(),
    children: await tx.selectFrom('child').select(['id', 'first_name']).execute(),
  }))
  const [category, child] = [categories[0], children[1]]
  if (!category || !child) throw new Error('the family has presets and two children')
  await on.record(on.sam, { name: 'Glasses', categoryId: category.id, childIds: [child.id] })
  for (const search of ['medical', 'Médico', 'dental glasses', child.first_name])
    expect(await namesFor(who.dana, { search }), search).toEqual(['Glasses'])
})

test('what was searched for is in no line of the log, found or refused', async () => {
  const word = 'unmistakable'
  await who.dana.call(expenseRoutes.list, { query: { search: word } })
  await who.dana.call(expenseRoutes.list, { query: { search: word.repeat(20) } })
  await app.anyone().call(expenseRoutes.list, { query: { search: word } })
  await who.dana.request({ method: 'GET', url: `/pub/v1/nowhere?search=${word}%` })
  const log = lines.join('\n')
  expect(log).toContain('/pub/v1/expenses')
  expect(log).not.toContain(word)
})
