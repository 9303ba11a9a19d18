import { beforeAll, beforeEach, expect, test } from 'vitest'
import { calendarReportRoutes } from '#contract/calendar/calendar-report.ts'
import { formatInstant, wallOf } from '#domain/time.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import { actualOn } from '#tests/support/calendar/actual-times.ts'
import { changesOn } from '#tests/support/calendar/change-requests.ts'
import { eventsOn } from '#tests/support/calendar/events.ts'
import { holidaysOn } from '#tests/support/calendar/holidays.ts'
import { schedulesOn } from '#tests/support/calendar/parenting-schedules.ts'
import { breaksOn } from '#tests/support/calendar/school-breaks.ts'
import { pagesOf } from '#tests/support/files/pdf-text.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let app: TestApp
let on: Stage
beforeAll(async () => {
  app = await sharedApp()
})
beforeEach(async () => {
  app.clock.reset()
  on = await stage(app)
})

const report = async (format: 'pdf' | 'csv', range: { readonly from: string; readonly to: string }) =>
  (await app.as(on.dana.personId)).call(calendarReportRoutes.report, { query: { ...range, format } })
type Line = Readonly<Record<string, string | undefined>>
/** Reads the lines of one kind, each cell by the heading of its column. No cell of these has a quote in it. */
const linesOf = async (kind: string, range: { readonly from: string; readonly to: string }): Promise<Line[]> => {
  const [head = [], ...rows] = (await report('csv', range)).text
    .replace('\uFEFF', '')
    .split('\r\n')
    .map((line) => [...line.matchAll(/"([^"]*)"|(?<=^|,)([^",]*)(?=,|$)/g)].map(([, quoted, plain]) => quoted ?? plain))
  return rows
    .filter(([first]) => first === kind)
    .map((cells) => Object.fromEntries(head.map((name, index) => [name ?? '', cells[index]])))
}
/** Reads what is printed, without commas, because they stand for the end of a line too. */
const printed = async (range: { readonly from: string; readonly to: string }): Promise<string> => {
  const { bytes } = await report('pdf', range)
  return (await pagesOf(new Uint8Array(bytes))).join('\n').replaceAll(/[,\s]+/g, ' ')
}
const zone = 'America/New_York'
/** The present time as the spreadsheet writes it, and as it is printed. */
const nowInCsv = () => wallOf(app.clock.now(), zone).replace('T', ' ')
const nowInPrint = () => formatInstant(app.clock.now(), zone, 'en-US', 'long').replaceAll(/[,\s]+/g, ' ')
const soon = { from: '2026-11-20', to: '2026-12-20' }
const person = (name: string) => expect.stringMatching(new RegExp(`^${name} `))

test('a chain says who asked when and what was answered, request by request', async () => {
  const changes = changesOn(on)
  const childIds = on.expense().childIds
  const alone = await changes.ask({ childIds })
  const askedAt = nowInCsv()
  app.clock.forward(60_000)
  const withdrawnAt = [nowInCsv(), nowInPrint()]
  await changes.send('sam', alone, { type: 'changeRequest.withdraw' })
  app.clock.forward(60_000)
  const first = await changes.ask({ childIds, reason: 'My sister visits' })
  const times = [{ parentId: on.dana.personId, from: changes.ahead(300), until: changes.ahead(310) }]
  const proposal = await changes.typed({ childIds, times, reason: 'Sunday suits me better' }, 'dana')
  app.clock.forward(60_000)
  const counteredAt = [nowInCsv(), nowInPrint()]
  await changes.send('dana', first, { type: 'changeRequest.counter', proposal })
  const sam = await app.as(on.sam.personId)
  const listed = await sam.request({ method: 'GET', url: '/pub/v1/change-requests' })
  const { items } = listed.body as { readonly items: readonly { readonly id: string; readonly previousId: string }[] }
  const second = items.find(({ previousId }) => previousId === first)?.id ?? ''
  app.clock.forward(60_000)
  const declinedAt = [nowInCsv(), nowInPrint()]
  await changes.send('sam', second, { type: 'changeRequest.decline', reason: 'I work that day' })
  const lines = await linesOf('Request', soon)
  expect(lines.map((line) => [line.Why, line.Status, line['Recorded by'], line['Recorded at']])).toEqual([
    ['My sister visits', 'Withdrawn', person('Sam'), expect.stringMatching(/^2026-11-20 \d\d:\d\d$/)],
    [
      'My sister visits',
      'Declined, with a change proposed',
      person('Sam'),
      expect.stringMatching(/^2026-11-20 \d\d:\d\d$/),
    ],
    ['Sunday suits me better', 'Declined', person('Dana'), expect.stringMatching(/^2026-11-20 \d\d:\d\d$/)],
  ])
  expect(lines.map((line) => line.Chain)).toEqual(['1', '2', '2'])
  expect(lines.map((line) => [line['Answer from'], line['Status since'], line['Time zone']])).toEqual([
    [person('Dana'), withdrawnAt[0], zone],
    [person('Dana'), counteredAt[0], zone],
    [person('Sam'), declinedAt[0], zone],
  ])
  expect(lines[0]?.['Recorded at']).toBe(askedAt)
  expect(lines.map((line) => line.Answer)).toEqual([
    '',
    '',
    expect.stringMatching(/^Sam .* answered: “I work that day”$/),
  ])
  const pdf = await printed(soon)
  const order = ['Request 2', 'My sister visits', 'Sunday suits me better', 'answered: “I work that day”']
  const places = order.map((text) => pdf.indexOf(text, pdf.indexOf('Request 2')))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places).not.toContain(-1)
  expect(pdf).toMatch(/Dana \S+ asked [^“]*: Declined/)
  expect(pdf).toContain(`It was withdrawn (${withdrawnAt[1]}).`)
  expect(pdf).toMatch(/Dana \S+ declined it and proposed a change \(/)
  expect(pdf).toContain(`declined it and proposed a change (${counteredAt[1]}).`)
  expect(pdf).toContain(`declined it (${declinedAt[1]}).`)
  expect(declinedAt[1]).toMatch(/EST$/)
})

test('schedules and holidays say who recorded them and what the other parent answered', async () => {
  const childIds = on.expense().childIds
  const schedules = schedulesOn(on)
  const schedule = await schedules.record({ childIds, startsOn: '2026-11-20' })
  await schedules.send('dana', schedule, { type: 'parentingSchedule.confirm' })
  const holidays = holidaysOn(on)
  const holiday = await holidays.record({ childIds })
  await holidays.send('dana', holiday, { type: 'holiday.dispute', reason: 'It is my turn' })
  const why = (await linesOf('Time', soon)).map((line) => line.Why ?? '').join('\n')
  const pdf = await printed(soon)
  for (const text of [why, pdf]) {
    expect(text).toMatch(/Sam \S+ recorded this schedule,? and Dana \S+ confirmed it\./)
    expect(text).toMatch(/Sam \S+ recorded this holiday,? and Dana \S+ disputes it\./)
  }
})

test('a holiday that is left to whoever has the day is reported with what the other parent answered', async () => {
  const childIds = on.expense().childIds
  const holidays = holidaysOn(on)
  const label = { name: 'Parade', odd: 'whoeverHasIt', even: 'whoeverHasIt' } as const
  const id = await holidays.record({ childIds, ...label })
  await holidays.send('dana', id, { type: 'holiday.dispute', reason: 'There is none' })
  const said = /^Sam \S+ recorded this holiday, and Dana \S+ disputes it\.$/
  expect(await linesOf('Holiday', soon)).toEqual([
    expect.objectContaining({
      From: '2026-11-25 18:00',
      To: '2026-11-29 18:00',
      'Time zone': zone,
      With: 'Whoever has the day',
      Why: 'Parade',
      'Recorded by': person('Sam'),
      Answer: expect.stringMatching(said),
    }),
  ])
  expect(await linesOf('Holiday', { from: '2026-11-30', to: '2026-12-20' })).toEqual([])
  const pdf = await printed(soon)
  expect(pdf).toMatch(
    /Holidays Parade .* · Whoever has the day Sam \S+ recorded this holiday and Dana \S+ disputes it\./,
  )
})

test('what really happened, days without school and events say who recorded them', async () => {
  const actual = actualOn(on)
  const id = await actual.record()
  app.clock.forward(60_000)
  const disputedAt = [nowInCsv(), nowInPrint()]
  await actual.send('dana', id, { type: 'actualTime.dispute', reason: 'It did not' })
  await breaksOn(on).list({ name: 'Staff day' })
  await eventsOn(on).record({ title: 'Recital' })
  const range = { from: '2026-11-18', to: '2026-12-20' }
  expect(await linesOf('Really happened', range)).toMatchObject([
    {
      Status: 'Disputed',
      'Recorded by': person('Sam'),
      'Recorded at': expect.stringMatching(/^2026-11-20 /),
      'Answer from': person('Dana'),
      'Status since': disputedAt[0],
      Answer: expect.stringMatching(/^Dana .* answered: “It did not”$/),
    },
  ])
  expect(await linesOf('No school', range)).toMatchObject([{ Why: 'Staff day', 'Recorded by': person('Sam') }])
  expect(await linesOf('Event', range)).toMatchObject([{ Why: 'Recital', 'Recorded by': person('Sam') }])
  const pdf = await printed(range)
  expect(pdf).toMatch(/Recital .*School hall · recorded by Sam/)
  expect(pdf).toContain(`disputed it (${disputedAt[1]}).`)
  expect(pdf).toMatch(/Staff day .*added by Sam/)
})
