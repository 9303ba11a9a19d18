import type { NewJournalEntry } from '#contract/journal/journal-entries.ts'
import type { Viewer } from '../db/tenancy.ts'
import { writeJournalEntry } from '../features/journal/journal.begin.ts'
import { openEntry } from '../features/journal/journal.open.ts'
import type { DemoFamily } from './accounts.ts'
import type { Story } from './story.ts'

type Parents = Readonly<Record<'A' | 'B', Viewer>>

/** Written by one parent after another, over and over. */
const days: readonly string[] = [
  'Slept through the night, ate her breakfast, and was early for school.',
  'Leo had a cough in the evening. No fever. He slept with the window open.',
  'Hand-over at the school gate, on time. Both were in good spirits.',
  'Mia practiced the piano for half an hour without being asked.',
  'Homework took until seven. The fractions are still hard for Leo.',
  'Called grandma together. Mia told her about the recital for twenty minutes.',
  'Soccer was rained off, so we baked bread. The kitchen is still white.',
  'Leo asked why there are two toothbrushes. We talked about both homes.',
  'Dentist: no cavities for either of them. Next check in half a year.',
  'Mia was quiet after school. She said that a friend is moving away.',
  'Library day. Leo chose four books about sharks and one about cats.',
  'Hand-over was forty minutes late because of the trains. The children had eaten.',
  'Both of them slept badly after the storm. Early night planned for tomorrow.',
  'Parents’ evening with Ms. Okafor: Mia reads two grades ahead.',
  'Leo lost his first molar. The tooth fairy has been told.',
  'We went through the inhaler once more. Leo can do it by himself now.',
]
const places = ['Riverside field', 'Lincoln Park', 'PS 118, main gate', 'Brooklyn library'] as const

/** How many entries two years have, and how many the small demo has. */
const whole = 80
const few = 8
/** The last of the days that they are about. */
const latest = -1
/** A record's time never goes back, and the rest of the family's past ends today, so they are all written today. */
const written = '0 23:59'

/** Every third entry is shared, every tenth is a check-in in its author's own words. */
const typedAt = (index: number, on: string, reader: Viewer): NewJournalEntry => {
  const isCheckIn = index % 10 === 4
  return {
    kind: isCheckIn ? 'checkIn' : 'entry',
    on,
    body: isCheckIn ? null : (days[index % days.length] ?? ''),
    files: [],
    place: isCheckIn ? { precision: 'typed', name: places[index % places.length] ?? '' } : null,
    deviceAt: null,
    readerIds: index % 3 === 0 ? [reader.personId] : null,
  }
}

/** Writes the journals of the first family by the regular commands. Of what is shared, two in three were opened. */
export const seedJournal = async (
  story: Story,
  { country }: DemoFamily,
  { A, B }: Parents,
  isWhole: boolean,
): Promise<void> => {
  if (country !== 'US') return
  const count = isWhole ? whole : few
  const step = isWhole ? 9 : 2
  for (let index = 0; index < count; index += 1) {
    const [author, reader] = index % 2 === 0 ? [A, B] : [B, A]
    const day = latest - (count - 1 - index) * step
    const typed = typedAt(index, story.day(day), reader)
    const id = await story.runs(author, written, (change) => writeJournalEntry(change, author, typed))
    if (typed.readerIds && index % 9 !== 0)
      await story.runs(reader, written, async (change) => void (await openEntry(change, reader, id)))
  }
}
