import { addDays, type PlainDate } from '#domain/time.ts'
import { randomFrom } from '../random.ts'
import { tell } from './courses.ts'
import { type Deed, Desk } from './desk.ts'
import type { Library, Side } from './library.ts'
import { plansOf } from './plans.ts'
import { type Family, type Needs, Teller } from './teller.ts'

/** Two years of one family in the order in which they happened. Nothing in it is left to chance but ids. */
export const deedsOf = (
  library: Library,
  { today, category }: { readonly today: PlainDate } & Pick<Family, 'category'>,
): readonly Deed[] => {
  const random = randomFrom(1)
  const desk = new Desk(random)
  const monthAt = (day: number) => Number(addDays(today, -day).slice(5, 7)) - 1
  const percentOf = (plan: { readonly category: string }) => category(plan.category).creatorPercent
  for (const plan of plansOf(library, monthAt, random)) tell({ desk, library, random, percentOf }, plan)
  return desk.deeds()
}

export const tellPast = async (needs: Needs, family: Family, library: Library): Promise<void> => {
  const teller = new Teller(needs, family, library)
  const deeds = deedsOf(library, family)
  const telling = async () => {
    for (const sitting of sittingsOf(deeds)) await teller.sitting(sitting.side, sitting.deeds)
  }
  await Promise.all([teller.draw(deeds), telling()])
}

/** What one parent did until the other did something. */
const sittingsOf = (deeds: readonly Deed[]): { readonly side: Side; readonly deeds: Deed[] }[] => {
  const sittings: { readonly side: Side; readonly deeds: Deed[] }[] = []
  for (const deed of deeds) {
    const last = sittings.at(-1)
    if (last?.side === deed.side) last.deeds.push(deed)
    else sittings.push({ side: deed.side, deeds: [deed] })
  }
  return sittings
}
