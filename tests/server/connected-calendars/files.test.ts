import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { calendarFileRoutes as routes } from '#contract/connected-calendars/calendar-files.ts'
import { apiError } from '#contract/errors.ts'
import { limits } from '#contract/limits.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { eicar, type TestClamd, testClamd } from '#tests/support/files/test-clamd.ts'
import { type Stage, stage } from '#tests/support/stage.ts'
import { programs } from './programs.ts'

let app: OwnApp
let on: Stage
let sam: TestClient
let clamd: TestClamd
beforeAll(async () => {
  clamd = await testClamd()
  app = await testApp({ env: { SCANNER: `clamd://127.0.0.1:${clamd.port}` } })
  on = await stage(app)
  sam = await app.as(on.sam.personId)
  return async () => {
    await app.stop()
    await clamd.stop()
  }
})

const send = (file: string | Buffer, by = sam) =>
  by.request(
    { method: 'POST', url: routes.readFile.path, payload: Buffer.from(file) },
    { 'content-type': 'application/octet-stream', 'idempotency-key': crypto.randomUUID() },
  )
const refused = async (file: string | Buffer, by?: TestClient): Promise<string> => {
  const { status, body } = await send(file, by)
  const { exception, userMessage } = z.parse(apiError, body)
  return `${status} ${exception}: ${userMessage}`
}
const calendar = (...lines: readonly string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:x', ...lines, 'END:VCALENDAR', ''].join('\r\n')
const event = (uid: string, ...lines: readonly string[]) => ['BEGIN:VEVENT', `UID:${uid}`, ...lines, 'END:VEVENT']
const start = ['DTSTART:20261210T100000Z', 'DTEND:20261210T110000Z']

test.each(programs)('a file of $program is read as its calendar is', async ({ text, entries }) => {
  const { status, body } = await send(text)
  expect(status).toBe(200)
  const { items } = z.parse(routes.readFile.output, body)
  expect(items.map(({ from, until, title }) => `${from} ${until} ${title}`)).toEqual(
    expect.arrayContaining([...entries]),
  )
})

test('a file that is no calendar, or too much of one, is refused by a sentence', async () => {
  expect(await refused('<html>BEGIN:VCALENDAR</html>')).toBe(
    '415 calendarFileRefused: This file is not a calendar (iCalendar). Its name usually ends in .ics.',
  )
  expect(await refused(calendar(...event('1', ...start, 'RRULE:FREQ=SECONDLY')))).toBe(
    '422 calendarFileTooComplex: This calendar has rules that take too long to work out.',
  )
  const many = Array.from({ length: limits.connectedFetch.entries + 1 }, (_, n) => event(String(n), ...start)).flat()
  expect(await refused(calendar(...many))).toBe('422 calendarFileTooMany: This calendar has more than 5,000 entries.')
  expect(await refused('x'.repeat(limits.connectedFetch.bytes + 1))).toBe(
    '413 calendarFileTooLarge: This calendar is larger than 5 MB.',
  )
  expect(await refused('x'.repeat(2 * limits.connectedFetch.bytes + 1))).toMatch(/^413 bodyTooLarge/)
  expect(await refused('')).toMatch(/^422 fileEmpty/)
})

test('harmful software is looked for before a file is read', async () => {
  const file = calendar(...event('1', ...start, `SUMMARY:${eicar}`))
  expect(await refused(file)).toMatch(/^422 fileInfected/)
  expect(clamd.scanned.at(-1)?.toString()).toBe(file)
})

test('whoever plans nothing has no file read', async () => {
  expect(await refused(calendar(), await app.as(on.child.personId))).toMatch(/^403 notAllowed/)
  expect(await refused(calendar(), await app.as(on.professional.personId))).toMatch(/^403 notAllowed/)
})
