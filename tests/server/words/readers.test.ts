import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Viewer } from '#server/db/tenancy.ts'
import { messagesOn } from '#tests/support/messages/messages.ts'
import { searchOn } from '#tests/support/messages/search.ts'
import { asSuperuser, bySuperuser } from '#tests/support/record/superuser.ts'
import { type OwnStage, ownStage } from '#tests/support/stage.ts'

let on: OwnStage
let find: ReturnType<typeof searchOn>
let messages: ReturnType<typeof messagesOn>
beforeAll(async () => {
  on = await ownStage()
  find = searchOn(on)
  messages = messagesOn(on)
})
afterAll(() => on.end())

const parts = async (id: string): Promise<Record<string, string[]>> => {
  const rows = await bySuperuser(
    on,
    `select part, array(select lexeme from unnest(vector) where lexeme like '@%' order by 1) as readers
      from words where id = '${id}' order by part`,
  )
  return Object.fromEntries(rows.map(({ part, readers }) => [String(part), readers as string[]]))
}
const named = ({ personId }: Viewer) => `@named:${personId}`

test('what was not opened is found by its subject alone, and without a snippet', async () => {
  const { id } = await messages.send({ subject: 'Marzipan', body: 'Hidden quicksilver' })
  expect(await find.subjects('marzipan')).toEqual(['Marzipan'])
  const [item] = (await find.search('marzipan')).items
  expect([item?.snippet, item?.preview]).toEqual([null, null])
  expect(JSON.stringify(item)).not.toContain('quicksilver')
  expect(await find.subjects('quicksilver')).toEqual([])
  expect(await find.subjects('marzipan -quicksilver')).toEqual(['Marzipan'])
  expect(await find.subjects('quicksilver', on.sam)).toEqual(['Marzipan'])
  expect(await find.subjects('quicksilver', on.professional)).toEqual([])
  expect(await parts(id)).toEqual({ subject: [named(on.dana)], whole: [named(on.sam)] })

  await messages.open(id)
  expect(await find.subjects('quicksilver')).toEqual(['Marzipan'])
  expect(await find.subjects('marzipan')).toEqual(['Marzipan'])
  expect(await find.subjects('quicksilver', on.professional)).toEqual(['Marzipan'])
  expect(await find.subjects('quicksilver', on.admin)).toEqual(['Marzipan'])
  expect(await parts(id)).toEqual({ whole: [named(on.dana), named(on.sam)].toSorted() })
})

test('who is neither author nor recipient finds nothing', async () => {
  await messages.send({ subject: 'Nougat', body: 'Nougat' })
  for (const viewer of [on.child, on.neighbour]) expect(await find.subjects('nougat', viewer)).toEqual([])
})

test('a text cannot name a reader, whatever it contains', async () => {
  const reader = named(on.child)
  const tries = [reader, `'${reader}'`, `"${reader}"`, `'@parents'`, '@family', `x'${reader}':1,2`, `\\'${reader}`]
  for (const text of tries) {
    const { id } = await messages.send({ subject: text, body: `nougatine ${text}` })
    expect(await parts(id)).toEqual({ subject: [named(on.dana)], whole: [named(on.sam)] })
  }
  expect(await find.subjects('nougatine', on.child)).toEqual([])
})

test('a search cannot name a reader either', async () => {
  const { id } = await messages.send({ subject: 'Praline', body: 'Praline' })
  await messages.open(id)
  const { personId } = on.sam
  const tries = [
    named(on.sam),
    `'${named(on.sam)}'`,
    `@named:*`,
    `praline '${named(on.sam)}'`,
    personId,
    `"${personId}"`,
  ]
  for (const typed of tries) expect(await find.subjects(typed)).not.toContain('Praline')
  const { rows } = await on.scopes.asViewer(on.dana, (tx) =>
    sql<{
      query: string
    }>`select words_query(${JSON.stringify([{ text: "'@parents' | '@family'" }])})::text as query`.execute(tx),
  )
  expect(rows[0]?.query).not.toContain('@')
})

test('a message to a professional alone is found by nobody who looks as the parent', async () => {
  const own: Viewer = {
    ...on.professional,
    viewpoint: on.professional.personId,
    standing: 'professional',
    mode: 'self',
  }
  const { id } = await messages.send({ subject: 'Ganache', body: 'Ganache', to: [own.personId] }, on.dana)
  expect(await parts(id)).toEqual({ subject: [`@closed:${own.personId}`], whole: [`@closed:${on.dana.personId}`] })
  expect(await find.subjects('ganache', on.dana)).toEqual(['Ganache'])
  expect(await find.subjects('ganache', own)).toEqual(['Ganache'])
  for (const viewer of [on.professional, on.admin, on.sam]) expect(await find.subjects('ganache', viewer)).toEqual([])
})

test('a draft is found by its author alone, as long as it has a text', async () => {
  const id = await messages.draft(on.sam)
  expect(await parts(id)).toEqual({ whole: [`@closed:${on.sam.personId}`] })
  await messages.discard(id)
  expect(await parts(id)).toEqual({})
})

test('an erased body is found no more, its subject is, by the same people', async () => {
  const { id } = await messages.send({ subject: 'Truffle', body: 'Obliterate' })
  await messages.open(id)
  const readers = await parts(id)
  expect(await find.subjects('obliterate')).toEqual(['Truffle'])
  await asSuperuser(
    on.superuser,
    `begin; set local app.mode = 'erasure'; update message set body = '' where id = '${id}'; commit`,
  )
  expect(await find.subjects('obliterate')).toEqual([])
  expect(await find.subjects('obliterate', on.sam)).toEqual([])
  expect(await find.subjects('truffle')).toEqual(['Truffle'])
  expect(await parts(id)).toEqual(readers)
})
