import { beforeAll, expect, test } from 'vitest'
import { calendarReportRoutes } from '#contract/calendar/calendar-report.ts'
import { historyRoutes } from '#contract/history/history.ts'
import { changesOfNights } from '#domain/parenting-time/patterns.ts'
import { checkFile } from '#domain/record/check-file.ts'
import { publicKeyOf } from '#domain/record/keys.ts'
import type { ExportedRecord } from '#domain/record/record.ts'
import { embeddedIn } from '#domain/record/sealed-pdf.ts'
import { addMs, wallOf } from '#domain/time.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { actualOn } from '#tests/support/calendar/actual-times.ts'
import { changesOn } from '#tests/support/calendar/change-requests.ts'
import { eventsOn } from '#tests/support/calendar/events.ts'
import { schedulesOn } from '#tests/support/calendar/parenting-schedules.ts'
import { pagesOf } from '#tests/support/files/pdf-text.ts'
import { messagesOn } from '#tests/support/messages/messages.ts'
import { professionalOf, viewerForBoth } from '#tests/support/plans/professionals.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let app: OwnApp
let on: Stage
/** Sam took a day of Dana's first week. */
let swap: { readonly from: string; readonly until: string }
beforeAll(async () => {
  app = await testApp({ env: { PUBLIC_URL: 'https://evenhand.test' } })
  on = await stage(app)
  const schedules = schedulesOn(on)
  const childIds = [await schedules.child()]
  await schedules.record({ childIds })
  const changes = changesOn(on)
  const from = '2026-12-09T15:00:00.000Z'
  swap = { from, until: addMs(from, 24 * 3_600_000) }
  const id = await changes.ask({ childIds, times: [{ parentId: on.sam.personId, ...swap }] })
  await changes.send('dana', id, { type: 'changeRequest.approve' })
  const events = eventsOn(on)
  const on8 = { startsOn: '2026-12-08', endsOn: '2026-12-08' }
  await events.record({ ...on8, frequency: 'weekly', title: 'Practice', end: { by: 'count', count: 2 } })
  const days = { startsOn: '2026-12-12', startsAt: null, endsOn: '2026-12-13', endsAt: null }
  await events.record({ ...days, title: 'Camp', place: 'Lake house', hidesPlace: true })
  await events.record({ ...on8, title: 'Surprise', private: true })
  return () => app.stop()
})

const december = { from: '2026-12-07', to: '2026-12-20' }
const reportFor = async (personId: string, query: { from: string; to: string; format: 'pdf' | 'csv' }) =>
  (await app.as(personId)).call(calendarReportRoutes.report, { query })

test('the spreadsheet says whose time it was, what the plan was, and counts nights and hours of both', async () => {
  const { status, text, headers } = await reportFor(on.sam.personId, { ...december, format: 'csv' })
  expect([status, headers['content-disposition']]).toEqual([
    200,
    'attachment; filename="evenhand-calendar-2026-12-07-2026-12-20.csv"',
  ])
  const lines = text.split('\r\n')
  const swapped = lines.filter((line) => line.startsWith('"Time"') && line.includes('"Both parents approved'))
  const wall = (instant: string) => wallOf(instant, 'America/New_York').replace('T', ' ')
  expect(swapped).toHaveLength(2)
  expect(swapped[0]).toContain(`"${wall(swap.from)}","2026-12-10 00:00","America/New_York"`)
  expect(swapped[0]).toMatch(/Sam [^"]*","Dana/)
  expect(swapped[1]).toContain(`"2026-12-10 00:00","${wall(swap.until)}"`)
  const totals = lines.filter((line) => line.startsWith('"Total"')).map((line) => line.split(',').slice(-6).map(Number))
  const [nights, hours, plannedNights, plannedHours, realNights, realHours] = totals.reduce((sum, row) =>
    sum.map((figure, column) => figure + (row[column] ?? 0)),
  )
  expect([nights, hours, plannedNights, plannedHours, realNights, realHours]).toEqual([14, 336, 14, 336, 14, 336])
  expect(totals.some(([agreed = 0, , planned = 0]) => agreed === planned + 1)).toBe(true)
  expect(lines.filter((line) => line.startsWith('"Request"'))).toHaveLength(1)
})

test('the spreadsheet has each time of shared events, without places that are hidden', async () => {
  const { text } = await reportFor(on.sam.personId, { ...december, format: 'csv' })
  const lines = text.split('\r\n').filter((line) => line.startsWith('"Event"'))
  expect(lines.map((line) => line.replaceAll('"', '').split(',').slice(0, 4))).toEqual([
    ['Event', '2026-12-08 16:00', '2026-12-08 17:00', 'America/New_York'],
    ['Event', '2026-12-12', '2026-12-13', 'America/New_York'],
    ['Event', '2026-12-15 16:00', '2026-12-15 17:00', 'America/New_York'],
  ])
  expect(lines.map((line) => line.includes('"School hall"'))).toEqual([true, false, true])
  for (const hidden of ['Lake house', 'Surprise', 'black shoes']) expect(text).not.toContain(hidden)
})

test('the PDF is sealed, carries the signed record of the calendar, and prints days, totals and requests', async () => {
  const { bytes, status } = await reportFor(on.sam.personId, { ...december, format: 'pdf' })
  expect(status).toBe(200)
  const key = await publicKeyOf(app.deps.historyKey.publicPem)
  if (!key) throw new Error('no key')
  const verdict = await checkFile(new Uint8Array(bytes), key)
  expect(verdict.holds).toBe(true)
  expect(verdict.summary?.record.filter).toMatchObject({ ...december, area: 'calendar' })
  const printed = (await pagesOf(new Uint8Array(bytes))).join('\n').replaceAll(/\s+/g, ' ')
  for (const text of [
    'Nights and hours',
    'Time by day',
    'Events',
    'Practice',
    'Dec 15, 2026, 4:00 PM EST to 5:00 PM EST',
    'Dec 12, 2026 to Dec 13, 2026, all day',
    'Change requests',
    'My sister visits',
    'Dec 9, 2026',
  ])
    expect(printed).toContain(text)
  for (const hidden of ['Lake house', 'Surprise']) expect(printed).not.toContain(hidden)
  expect(printed).toContain('Only what both parents can read')
})

test('the record inside the PDF has no private event, not even by its hashes, and no place that is hidden', async () => {
  const range = { from: '2026-11-01', to: '2026-12-31' }
  const { bytes } = await reportFor(on.sam.personId, { ...range, format: 'pdf' })
  const text = Buffer.from((await embeddedIn(new Uint8Array(bytes))) ?? []).toString()
  const { streams, filter }: Pick<ExportedRecord, 'streams' | 'filter'> = JSON.parse(text)
  expect(filter).toEqual({ ...range, area: 'calendar', shared: true })
  expect(streams.map(({ audience }) => audience).filter((audience) => audience !== null)).toEqual([])
  expect(text).toContain('Practice')
  for (const hidden of ['Lake house', 'Surprise']) expect(text).not.toContain(hidden)
  const own = await (await app.as(on.sam.personId)).call(historyRoutes.export, { query: { area: 'calendar' } })
  for (const kept of ['Lake house', 'Surprise']) expect(own.text).toContain(kept)
})

test('the record inside names whoever its plan names and no other professional, and nothing that waits for its reader', async () => {
  const own = await stage(app)
  const kim = viewerForBoth(own, await professionalOf(app, own, ['dana', 'sam']))
  await schedulesOn(own).record({ childIds: own.expense().childIds, startsOn: '2026-11-20' }, kim)
  const waiting = [(await messagesOn(own).send()).id, await own.record(own.sam)]
  const asDana = await app.as(own.dana.personId)
  const days = { from: '2026-11-25', to: '2026-12-01' }
  const { bytes } = await asDana.call(calendarReportRoutes.report, { query: { ...days, format: 'pdf' } })
  const text = Buffer.from((await embeddedIn(new Uint8Array(bytes))) ?? []).toString()
  const { people, withheld }: Pick<ExportedRecord, 'people' | 'withheld'> = JSON.parse(text)
  const named = [own.dana.personId, own.sam.personId, kim.personId]
  expect([people.map(({ id }) => id).toSorted(), withheld]).toEqual([named.toSorted(), []])
  const whole = await asDana.call(historyRoutes.export, { query: {} })
  const all: Pick<ExportedRecord, 'people' | 'withheld'> = JSON.parse(whole.text)
  expect(all.people.map(({ id }) => id)).toContain(own.professional.personId)
  expect(all.withheld).toEqual(expect.arrayContaining(waiting))
})

test('days that make no range are refused; so is a child', async () => {
  const { sam, child } = on
  const wrong = { from: '2026-12-20', to: '2026-12-07' }
  expect((await reportFor(sam.personId, { ...wrong, format: 'csv' })).status).toBe(400)
  expect((await reportFor(sam.personId, { from: '2020-01-01', to: '2026-01-01', format: 'csv' })).status).toBe(400)
  expect((await reportFor(child.personId, { ...december, format: 'csv' })).status).toBe(403)
})

test('what really happened is a third column where both parents confirmed it, and is listed either way', async () => {
  const own = await stage(app)
  const schedules = schedulesOn(own)
  const childIds = own.expense().childIds
  await schedules.record({ childIds })
  const actual = actualOn(own)
  const confirmed = await actual.record({ childIds })
  await actual.send('dana', confirmed, { type: 'actualTime.confirm' })
  const disputed = await actual.record({ childIds, from: actual.ago(20), why: 'A second car broke down' })
  await actual.send('dana', disputed, { type: 'actualTime.dispute', reason: 'It did not' })
  const days = { from: '2026-11-18', to: '2026-11-21' }
  const csv = await (await app.as(own.dana.personId)).call(calendarReportRoutes.report, {
    query: { ...days, format: 'csv' },
  })
  const lines = csv.text.split('\r\n').map((line) => line.replaceAll('"', '').split(','))
  const real = lines.filter(([kind]) => kind === 'Really happened')
  expect(real.map(([, , , , , , , happened, why, , , status]) => [happened, why, status])).toEqual([
    [expect.stringMatching(/^Sam/), 'The car broke down', 'Confirmed by both'],
    [expect.stringMatching(/^Sam/), 'A second car broke down', 'Disputed'],
  ])
  const hours = lines.filter(([kind]) => kind === 'Total').map((line) => Number(line.at(-1)))
  expect(hours.toSorted((one, other) => one - other)).toContain(24)
  const pdf = await (await app.as(own.dana.personId)).call(calendarReportRoutes.report, {
    query: { ...days, format: 'pdf' },
  })
  const printed = (await pagesOf(new Uint8Array(pdf.bytes))).join('\n').replaceAll(/\s+/g, ' ')
  for (const text of ['What really happened', 'as both parents confirmed', 'Disputed', 'answered: “It did not”'])
    expect(printed).toContain(text)
})

test('a report names places of exchanges and arrivals, and nothing of one that hides its place', async () => {
  const own = await stage(app)
  const schedules = schedulesOn(own)
  const usual = { time: '17:00', withoutSchool: null, name: null, place: null }
  const [first, second] = changesOfNights('AAAAAAABBBBBBB', usual)
  if (!first || !second) throw new Error('weeks change twice')
  const arrival = { day: 0, time: '20:30', zone: 'America/Los_Angeles' }
  const flown = { ...second, handover: { ...usual, place: 'Los Angeles airport', arrival } }
  const cycle = (hidesPlace: boolean) => ({
    length: 14,
    beginsOn: 0,
    changes: [first, { ...flown, handover: { ...flown.handover, ...(hidesPlace && { hidesPlace }) } }],
  })
  const shown = await schedules.record({ childIds: own.expense().childIds, cycle: cycle(false) })
  await schedules.record({ name: 'Hidden journeys', cycle: cycle(true) })
  const query = { from: '2026-11-01', to: '2026-12-31' }
  const ask = async (format: 'pdf' | 'csv') =>
    (await app.as(own.dana.personId)).call(calendarReportRoutes.report, { query: { ...query, format } })
  const csv = (await ask('csv')).text.split('\r\n').filter((line) => line.includes('Los Angeles airport'))
  expect(csv.length).toBeGreaterThan(0)
  for (const line of csv) expect(line).toMatch(/"Los Angeles airport","2026-12-\d\d 20:30 America\/Los_Angeles"/)
  const pdf = await ask('pdf')
  const printed = (await pagesOf(new Uint8Array(pdf.bytes))).join('\n').replaceAll(/\s+/g, ' ')
  expect(printed).toContain('Exchange at 5:00 PM EST, Los Angeles airport.,Arrival: Mon, Dec 14, 2026, 8:30 PM PST.')
  expect(printed).toContain('Exchange at 17:00, Los Angeles airport, arrival 20:30, Pacific Time (Los Angeles)')
  const inside = Buffer.from((await embeddedIn(new Uint8Array(pdf.bytes))) ?? []).toString()
  expect(inside.match(/Los Angeles airport/g)).toHaveLength(1)
  await schedules.send('sam', shown, { type: 'parentingSchedule.edit', ...(await contentOf(shown, cycle(true))) })
  for (const format of ['csv', 'pdf'] as const) {
    const { text, bytes } = await ask(format)
    expect(text).not.toContain('Los Angeles')
    if (format === 'pdf')
      expect(Buffer.from((await embeddedIn(new Uint8Array(bytes))) ?? []).toString()).not.toContain('Los_Angeles')
  }

  async function contentOf(id: string, edited: ReturnType<typeof cycle>) {
    const { name, child_ids: childIds, first_id: firstId, starts_on: startsOn } = await schedules.row(id)
    return { name, childIds, firstId, startsOn, endsOn: null, colour: 'blue' as const, cycle: edited, weekends: null }
  }
})
