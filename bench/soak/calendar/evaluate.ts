import { parseEntry } from '#server/history/parsed-entry.ts'
import type { StreamCopy } from '#server/history/streams.ts'
import { type Check, printCheck } from '../print-check.ts'
import { openStored } from '../stored.ts'
import {
  approvedIn,
  engineFindings,
  feedFindings,
  modelOf,
  namedFeedFindings,
  overlapFindings,
  reportFindings,
} from './oracle.ts'
import type { CalendarResult } from './run.ts'

const isBegin = (kind: string): boolean => kind === 'changeRequest.begin'

/** Each request began once and ended once: by a person before its deadline, by the clock from it on. */
const endFindings = ({ requests }: CalendarResult, streams: readonly StreamCopy[]): string[] => {
  const entries = streams.flatMap((stream) => stream.entries.flatMap((entry) => parseEntry(entry) ?? []))
  const of = Map.groupBy(
    entries.filter(({ entity }) => entity === 'changeRequest'),
    ({ entityId }) => entityId,
  )
  return requests.flatMap(({ id, expiresAt, status }) => {
    const all = of.get(id) ?? []
    const ends = all.filter(({ kind }) => !isBegin(kind))
    const [end] = ends
    if (all.length - ends.length !== 1 || ends.length !== 1 || !end)
      return [`${id}: ${all.map(({ kind }) => kind).join()}`]
    const isClock = end.kind === 'changeRequest.expire'
    if (isClock !== end.at >= expiresAt) return [`${id}: ${end.kind} at ${end.at}, its deadline was ${expiresAt}`]
    return end.to === status ? [] : [`${id}: it is ${status}, its last entry says ${end.to}`]
  })
}

/** Everything acknowledged is there, as it was told; everything that nobody ended has expired. */
const acknowledgedFindings = ({ ledger, requests }: CalendarResult): string[] => {
  const stored = new Map(requests.map((request) => [request.id, request]))
  const missing = [...ledger.asked.values()].flatMap(({ id, times }) => {
    const found = stored.get(id)
    if (!found) return [`${id} is missing`]
    return JSON.stringify(found.times) === JSON.stringify(times) ? [] : [`${id} has other times`]
  })
  const ends = requests.flatMap(({ id, status }) => {
    const [told, ...more] = ledger.ended.get(id) ?? []
    if (more.length > 0) return [`${id} was ended twice: ${[told, ...more].join()}`]
    return told === undefined || told === status ? [] : [`${id} was told to be ${told} and is ${status}`]
  })
  return [...missing, ...ends]
}

/** Prints which claims hold; resolves with the number of those that do not. */
export const evaluateCalendar = async (result: CalendarResult): Promise<number> => {
  const { ledger, earlier, requests, back, family, owner, faults } = result
  const told = [...Map.groupBy(requests, ({ status }) => status)].map(([status, all]) => `${status} ${all.length}`)
  console.log(`${requests.length} requests: ${told.join(', ')}; ${ledger.refusals()} honest refusals`)
  console.log(
    `in ${result.seconds.toFixed(1)} s, in which ${result.passed} days passed; ${faults.server} kills of the server, ` +
      `${faults.database} of the database, ${result.starts} starts`,
  )
  // A proposal that answers a request begins with it, so its own acknowledgement is that of the answer.
  for (const request of requests) if (!ledger.asked.has(request.id)) ledger.asked.set(request.id, request)
  const approved = approvedIn(ledger, earlier)
  const model = modelOf(approved, earlier)
  const children = new Map(family.children.map(({ id, firstName }) => [id, firstName]))
  const childIds = [...new Set(earlier.schedules.flatMap((schedule) => schedule.childIds))]
  const names = new Map(family.members.map(({ id, firstName }) => [id, firstName]))
  const nameOf = (id: string | null) => (id === null ? 'Not planned' : (names.get(id) ?? ''))
  const opened = await openStored(result.dataDir)
  const { streams } = await opened.read(family.id)
  const verified = await opened.verify().finally(() => opened.close())
  const checks: Check[] = [
    ['every request that was acknowledged is there, and ended as it was told', acknowledgedFindings(result)],
    ['each request ended once and in time', endFindings(result, streams)],
    ['no two approved swaps of a child overlap', overlapFindings(approved)],
    ['the engine says what the model says, each hour', engineFindings(back, model, childIds)],
    ['so does the feed', feedFindings(back, model, childIds, owner)],
    ['so does the feed with names and events', namedFeedFindings(back, model, { children, nameOf })],
    ['so does the report', reportFindings(back, model, children, nameOf)],
    ['every state is explained by its history, chains and checkpoints hold', verified],
    ['orderly stops end with 0', [faults.stopped, result.stopped].flatMap((code) => (code === 0 ? [] : [`${code}`]))],
    ['the server outlives its database', result.diedByItself.map((code) => `the server ended by itself, with ${code}`)],
  ]
  const passed = checks.map(printCheck).filter(Boolean).length
  console.log(`${passed} passed, ${checks.length - passed} failed`)
  return checks.length - passed
}
