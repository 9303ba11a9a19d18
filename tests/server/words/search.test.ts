import { afterAll, beforeAll, expect, test } from 'vitest'
import { messagesOn } from '#tests/support/messages/messages.ts'
import { searchOn } from '#tests/support/messages/search.ts'
import { type OwnStage, ownStage } from '#tests/support/stage.ts'

let on: OwnStage
let find: ReturnType<typeof searchOn>
beforeAll(async () => {
  on = await ownStage()
  find = searchOn(on)
  const { send } = messagesOn(on)
  const texts = [
    ['Dentist', 'Mia has two appointments on Tuesday. Pick up is at 5:30, don’t be late.'],
    ['Vacaciones', 'Las maletas están en la casa de la niñera. ¿Recoges a Mía el jueves?'],
    ['Recital', 'She practised for weeks. Up to you to pick the dress.'],
    ['Empty words', 'the of and to a'],
  ]
  for (const [subject = '', body = ''] of texts) {
    await send({ subject, body, to: [on.sam.personId] }, on.dana)
    on.clock.forward(60_000)
  }
})
afterAll(() => on.end())

test.each([
  ['appointment', ['Dentist']],
  ['APPOINTMENTS', ['Dentist']],
  ['practising', ['Recital']],
  ['maleta', ['Vacaciones']],
  ['ninera', ['Vacaciones']],
  ['niñeras', ['Vacaciones']],
  ['"pick up"', ['Dentist']],
  ['pick up', ['Recital', 'Dentist']],
  ['pick -dress', ['Dentist']],
  ['pick -"pick up"', ['Recital']],
  ['appoin*', ['Dentist']],
  ['maleta recog*', ['Vacaciones']],
  ['dont', []],
  ["don't", ['Dentist']],
  ['5:30', ['Dentist']],
  ['mia', ['Vacaciones', 'Dentist']],
  ['the', ['Empty words', 'Recital']],
  ['dentist tuesday', ['Dentist']],
  ['"dentist mia"', []],
  ['tuesday jueves', []],
  ['???', []],
  ['', []],
])('%s finds %s', async (typed, subjects) => {
  expect(await find.subjects(typed)).toEqual(subjects)
})

test('a search cannot break out of its words', async () => {
  for (const typed of [
    "' | !zzz",
    "'",
    '\\',
    "zz') | ('",
    ':*',
    '!',
    '& | <-> !',
    '"" -""',
    "x':* | '@parents",
    '-',
    '*',
  ])
    expect(await find.subjects(typed)).toEqual([])
})

test('found words are marked in the subject and in a part of the text, also where they have another ending', async () => {
  const [item] = (await find.search('appointment dentist')).items
  const marked = (part: { text: string; marks: { start: number; end: number }[] } | null | undefined) =>
    part?.marks.map(({ start, end }) => part.text.slice(start, end))
  expect(marked(item?.markedSubject)).toEqual(['Dentist'])
  expect(marked(item?.snippet)).toEqual(['appointments'])
  const [phrase] = (await find.search('"pick up"')).items
  expect(marked(phrase?.snippet)).toEqual(['Pick up'])
})

test('pages follow each other without a gap or a repetition', async () => {
  const { send } = messagesOn(on)
  for (let at = 0; at < 7; at += 1)
    await send({ subject: `Numbered ${at}`, body: 'zebra', to: [on.sam.personId] }, on.dana)
  const seen: string[] = []
  let after: string | undefined
  do {
    const page = await find.search('zebra', on.dana, { limit: 3, ...(after && { after }) })
    seen.push(...page.items.map(({ subject }) => subject))
    after = page.next ?? undefined
  } while (after)
  expect(seen.toSorted()).toEqual(Array.from({ length: 7 }, (_, at) => `Numbered ${at}`))
})
