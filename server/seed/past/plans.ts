import type { Random } from '../random.ts'
import type { CategoryKey, Course, Library, Line, Side } from './library.ts'

/** An expense that is going to be recorded: bought `day` days ago. */
export type Plan = Pick<Line, 'name' | 'children' | 'shop' | 'receipt'> & {
  readonly day: number
  readonly side: Side
  readonly total: number
  readonly category: CategoryKey
  readonly note?: string
  readonly course: Course
}

/** How things go where nothing special happened: nearly all are paid, by one check and without a word. */
const usualCourse = (random: Random, receipt: Line['receipt']): Course => {
  const at = random.next()
  if (at < 0.05 && !receipt) return { how: 'askedFor' }
  if (at < 0.09) return { how: 'twoChecks' }
  if (at < 0.13) return { how: 'cash' }
  if (at < 0.145) return { how: 'lost' }
  return { how: at < 0.155 ? 'withdrawn' : 'paid' }
}

/** @param monthAt the month, from 0, of so many days ago */
export const plansOf = (
  { rhythms, happenings, months }: Library,
  monthAt: (day: number) => number,
  random: Random,
): Plan[] => {
  const centsOf = ({ cents: [low, high] }: Line) => (low === high ? low : Math.round(random.between(low, high) / 5) * 5)
  const sideOf = ({ by }: Line): Side => by ?? (random.chance(0.5) ? 'A' : 'B')
  const childrenOf = ({ children }: Line) => {
    const one = children[random.between(0, children.length)]
    return one === undefined ? children : [one]
  }
  const repeated = rhythms.flatMap((rhythm): Plan[] => {
    const times = Math.floor((rhythm.from - rhythm.to) / rhythm.every) + 1
    return Array.from({ length: times }, (_, time) => {
      const day = rhythm.from - time * rhythm.every
      const name = rhythm.name.replace('{month}', months[monthAt(day)] ?? '')
      const { shop, category } = rhythm
      // Who takes photos of slips does so now and then.
      const receipt = rhythm.receipt === 'photo' && !random.chance(0.04) ? undefined : rhythm.receipt
      const kept = { name, shop, category, ...(receipt && { receipt }), course: usualCourse(random, receipt) }
      return { ...kept, day, side: sideOf(rhythm), total: centsOf(rhythm), children: childrenOf(rhythm) }
    })
  })
  const single = happenings.map((happening): Plan => {
    const { went: course = { how: 'paid' }, by: _, cents: __, ...kept } = happening
    return { ...kept, side: sideOf(happening), total: centsOf(happening), course }
  })
  return [...repeated, ...single].toSorted((a, b) => b.day - a.day)
}
