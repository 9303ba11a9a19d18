import { minutesOfDay as day, whenOf } from '../agenda.ts'
import type { Random } from '../random.ts'
import type { Conversation, Correspondence, RecentMessage, RecentThread, Side } from './conversation.ts'

const [morning, night] = [7 * 60, 22 * 60]
/** Everyday conversations end this many days ago, so that the recent ones stand above them. */
const untilDay = 29

/** Nobody writes at night: what falls there waits for the next morning. */
const awake = (minutes: number, random: Random): number => {
  const inDay = minutes - Math.floor(minutes / day) * day
  if (inDay >= morning && inDay <= night) return minutes
  return minutes - inDay + (inDay > night ? day : 0) + morning + random.between(0, 90)
}

const filled = (text: string, { names }: Correspondence, random: Random) => {
  const hour = random.between(2, 5)
  const values: Readonly<Record<string, string>> = {
    child: random.pick(names.children) ?? '',
    day: random.pick(names.days) ?? '',
    time: `${hour}:${random.pick(['00', '15', '30', '45']) ?? '00'}`,
  }
  return text.replaceAll(/\{(\w+)\}/g, (_, slot: string) => values[slot] ?? '')
}

const other = (side: Side): Side => (side === 'A' ? 'B' : 'A')

/** Gives each turn its time. Its reader opens it shortly before they answer. */
const threadAt = (
  start: number,
  { subject, turns }: Conversation,
  of: Correspondence,
  random: Random,
): RecentThread => {
  const first: Side = random.chance(0.5) ? 'A' : 'B'
  // One sequence fills all texts of a thread alike.
  const fill = (text: string) => filled(text, of, random.fork(`${start}`))
  let at = start
  const messages = turns.map((text, turn): RecentMessage => {
    const by = turn % 2 === 0 ? first : other(first)
    const sent = at
    const opened = awake(sent + random.between(9, 420), random)
    at = opened + random.between(2, 9)
    return { by, to: [other(by)], when: whenOf(sent), text: fill(text), opened: { [other(by)]: whenOf(opened) } }
  })
  return { subject: fill(subject), messages }
}

/** Repeats the everyday conversations over the days, evenly, until there are as many messages as the family has. */
export const pastThreads = (of: Correspondence, daysBack: number, random: Random): readonly RecentThread[] => {
  const chosen: Conversation[] = []
  for (let written = 0; written < of.count; ) {
    const one = of.everyday[chosen.length % of.everyday.length]
    if (!one) break
    chosen.push(one)
    written += one.turns.length
  }
  const step = (daysBack - untilDay - 10) / chosen.length
  return chosen.map((one, index) => {
    const start = -Math.round((daysBack - 5 - index * step) * day) + random.between(0, day - 1)
    return threadAt(awake(start, random), one, of, random)
  })
}
