import { type ParentingTimeDto, planOf } from '#contract/calendar/parenting-time.ts'
import { boundsOf } from '#domain/parenting-time/by-day.ts'
import { createEngine } from '#domain/parenting-time/engine.ts'
import { instantOf, wallOf } from '#domain/time.ts'
import type { CalendarLedger } from './ledger.ts'
import type { ReadBack } from './read-back.ts'

const hour = 3_600_000

type Approved = {
  readonly id: string
  readonly parent: string
  readonly childIds: readonly string[]
  readonly from: number
  readonly until: number
}

/** Lists the times that were approved, by what was acknowledged and nothing else. */
export const approvedIn = ({ asked, ended }: CalendarLedger, earlier: ParentingTimeDto): Approved[] => [
  ...earlier.swaps.map((swap) => ({ ...swap, from: Date.parse(swap.from), until: Date.parse(swap.until) })),
  ...[...asked.values()]
    .filter(({ id }) => ended.get(id)?.includes('approved'))
    .flatMap(({ id, childIds, times }) =>
      times.map(({ parentId: parent, from, until }) => ({
        id,
        parent,
        childIds,
        from: Date.parse(from),
        until: Date.parse(until),
      })),
    ),
]

/** No child is exchanged twice at one time. */
export const overlapFindings = (approved: readonly Approved[]): string[] =>
  approved.flatMap((one, index) =>
    approved
      .slice(index + 1)
      .filter(
        (two) =>
          one.from < two.until &&
          two.from < one.until &&
          one.childIds.some((childId) => two.childIds.includes(childId)),
      )
      .map((two) => `${one.id} and ${two.id} overlap`),
  )

/** The model: an approved time decides, and where there is none the schedule as it was before the run. */
export const modelOf = (approved: readonly Approved[], earlier: ParentingTimeDto) => {
  const engine = createEngine(planOf({ ...earlier, swaps: [] }))
  return (childId: string, epoch: number): string | null =>
    approved.find(({ childIds, from, until }) => childIds.includes(childId) && from <= epoch && epoch < until)
      ?.parent ?? engine.at(childId, epoch).parent
}
type Model = ReturnType<typeof modelOf>

/** The middle of each hour of the report's days. */
const hoursOf = ({ days, layers: { zone } }: ReadBack): number[] => {
  const [from, until] = [boundsOf(days.from, zone).from, boundsOf(days.to, zone).until]
  return Array.from({ length: Math.floor((until - from) / hour) }, (_, index) => from + index * hour + hour / 2)
}

export const engineFindings = (back: ReadBack, model: Model, childIds: readonly string[]): string[] => {
  const engine = createEngine(planOf(back.layers))
  return childIds.flatMap((childId) =>
    hoursOf(back)
      .filter((epoch) => engine.at(childId, epoch).parent !== model(childId, epoch))
      .map((epoch) => `${childId} at ${new Date(epoch).toISOString()}`),
  )
}

const epochIn = (stamp: string): number =>
  Date.parse(stamp.replace(/^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/, '$1-$2-$3T$4:$5:$6Z'))

/** A feed that says only when its owner has a child is right when some child is with them just then. */
export const feedFindings = (back: ReadBack, model: Model, childIds: readonly string[], owner: string): string[] => {
  const starts = [...back.feed.matchAll(/^DTSTART:(\S+)/gm)].map(([, at = '']) => epochIn(at))
  const ends = [...back.feed.matchAll(/^DTEND:(\S+)/gm)].map(([, at = '']) => epochIn(at))
  return hoursOf(back).flatMap((epoch) => {
    const isBusy = starts.some((start, index) => start <= epoch && epoch < (ends[index] ?? 0))
    const has = childIds.some((childId) => model(childId, epoch) === owner)
    return isBusy === has ? [] : [`${new Date(epoch).toISOString()}: the feed says ${isBusy}`]
  })
}

const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, one, two]) => one ?? two ?? '')

type Entry = { readonly from: string; readonly until: string; readonly summary: string }
const entriesIn = (feed: string): Entry[] =>
  [...feed.replaceAll('\r\n ', '').matchAll(/BEGIN:VEVENT(.*?)END:VEVENT/gs)].map(([, text = '']) => {
    const textOf = (name: string) => new RegExp(`^${name}[^:]*:(.*)\r$`, 'm').exec(text)?.[1] ?? ''
    return {
      from: textOf('DTSTART'),
      until: textOf('DTEND'),
      summary: textOf('SUMMARY').replaceAll(/\\([\\,;])/g, '$1'),
    }
  })

type Named = { readonly children: ReadonlyMap<string, string>; readonly nameOf: (id: string | null) => string }

/** A feed that names the children has each hour of each child with whom the model says, and each event of the report. */
export const namedFeedFindings = (back: ReadBack, model: Model, { children, nameOf }: Named): string[] => {
  const entries = entriesIn(back.named)
  const stretches = entries.flatMap(({ from, until, summary }) => {
    const [, names, parent] = /^(.*) with (\S+)$/.exec(summary) ?? []
    return names && parent ? [{ from: epochIn(from), until: epochIn(until), names, parent }] : []
  })
  const hours = [...children].flatMap(([childId, name]) =>
    hoursOf(back).flatMap((epoch) => {
      const said = stretches.filter((one) => one.from <= epoch && epoch < one.until && one.names.includes(name))
      const parent = model(childId, epoch)
      const right = parent === null ? [] : [nameOf(parent)]
      const shown = said.map((one) => one.parent)
      return shown.join() === right.join() ? [] : [`${name} at ${new Date(epoch).toISOString()}: ${shown.join()}`]
    }),
  )
  const known = new Set(entries.map(({ from, summary }) => `${from} ${summary}`))
  const { zone } = back.layers
  const events = linesOf(back, 'Event').flatMap(([, from = '', , , , , , , title = '']) => {
    const at = from.length === 10 ? from.replaceAll('-', '') : stampOf(instantOf(from.replace(' ', 'T'), zone))
    return known.has(`${at} ${title}`) ? [] : [`${title} on ${from} is in no feed`]
  })
  return [...hours, ...events]
}

const stampOf = (instant: string): string => instant.replaceAll(/[-:]|\.\d+/g, '')

/** Returns the lines of one kind of the report, cell by cell. */
const linesOf = ({ report }: ReadBack, kind: string): string[][] =>
  report
    .split('\r\n')
    .map(cellsOf)
    .filter(([first]) => first === kind)

/** Each line of the report's time that begins with an hour is with whom the model says, at that instant. */
export const reportFindings = (
  back: ReadBack,
  model: Model,
  children: ReadonlyMap<string, string>,
  nameOf: (id: string | null) => string,
): string[] => {
  const { zone } = back.layers
  const byWall = new Map(
    hoursOf(back).map((epoch) => [
      wallOf(new Date(epoch - hour / 2).toISOString(), zone).replace('T', ' '),
      epoch - hour / 2,
    ]),
  )
  const lines = linesOf(back, 'Time').filter(([, from = '']) => byWall.has(from))
  if (lines.length === 0) return ['the report is empty']
  return lines.flatMap(([, from = '', , , names = '', parent = '']) => {
    const epoch = byWall.get(from) ?? 0
    const wrong = [...children].filter(
      ([id, name]) => names.includes(name) && !parent.startsWith(nameOf(model(id, epoch))),
    )
    return wrong.map(([, name]) => `${name} at ${from}: the report says ${parent}`)
  })
}
