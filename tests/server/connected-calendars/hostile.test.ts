import { describe, expect, test } from 'vitest'
import { parseIcs } from '#server/features/connected-calendars/read/parse-ics.ts'
import { readCalendar } from '#server/features/connected-calendars/read/read-calendar.ts'
import { programs } from './programs.ts'

const range = { from: Date.parse('2026-12-01T00:00:00Z'), until: Date.parse('2028-01-01T00:00:00Z') }
const read = (text: string) => readCalendar({ ...range, text, zone: 'America/New_York' })

test.each(programs)('what $program writes is read', async ({ text, entries }) => {
  const answer = await read(text)
  expect('entries' in answer && answer.entries.map(({ from, until, title }) => `${from} ${until} ${title}`)).toEqual(
    entries,
  )
})

const calendar = (body: string) => `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\n${body}\r\nEND:VCALENDAR\r\n`
const event = (lines: string, uid = '1') =>
  `BEGIN:VEVENT\r\nUID:${uid}\r\n${lines.replaceAll('\n', '\r\n')}\r\nEND:VEVENT`
const start = 'DTSTART:20261210T100000Z\nDTEND:20261210T110000Z'
const many = (count: number, lines = start) =>
  calendar(Array.from({ length: count }, (_, n) => event(lines, String(n))).join('\r\n'))

/** Names times a minute apart. */
const furtherTimes = (count: number): string =>
  Array.from({ length: count }, (_, n) => new Date(range.from + n * 60_000).toISOString())
    .map((instant) => instant.replaceAll(/[-:]|\.\d+/g, ''))
    .join(',')

describe('a calendar that means harm is refused with a reason', () => {
  test.each([
    ['a page of a web site', '<!DOCTYPE html><html><title>BEGIN:VCALENDAR</title></html>', ['notACalendar']],
    ['a page around a calendar', `<html>${calendar('')}`, ['notACalendar']],
    ['nothing', '', ['notACalendar']],
    ['the bytes of a picture', '\u0089PNG\r\n\u001a\n\0\0\0', ['notACalendar']],
    ['JSON', '{"BEGIN":"VCALENDAR"}', ['notACalendar']],
    ['a rule for each second, for ever', calendar(event(`${start}\nRRULE:FREQ=SECONDLY`)), ['tooComplex']],
    ['a rule for each minute, for ever', calendar(event(`${start}\nRRULE:FREQ=MINUTELY`)), ['tooMany', 'tooComplex']],
    [
      'as many further times as a file may hold',
      calendar(event(`${start}\nRDATE:${furtherTimes(280_000)}`)),
      ['tooMany', 'tooComplex'],
    ],
    [
      'rules upon rules',
      many(3000, `${start}\nRRULE:FREQ=DAILY;BYSECOND=1,2,3,4,5,6,7,8,9`),
      ['tooMany', 'tooComplex'],
    ],
  ])('%s', async (_, text, problems) => {
    const answer = await read(text)
    expect(problems).toContain('problem' in answer ? answer.problem : 'it was read')
  })

  test.each([
    ['more entries than may be', many(5001)],
    ['few entries that come too often', many(20, `${start}\nRRULE:FREQ=HOURLY;COUNT=400`)],
    ['more further times than may be', calendar(event(`${start}\nRDATE:${furtherTimes(5000)}`))],
  ])('%s, however long it takes', (_, text) => {
    expect(parseIcs({ ...range, text, zone: 'America/New_York' })).toEqual({ problem: 'tooMany' })
  })
})

describe('what is only odd is read as far as it goes', () => {
  test.each([
    ['an entry of 400 days', 'DTSTART:20261210T100000Z\nDURATION:P400D\nSUMMARY:Long', 1],
    ['an end before its start', 'DTSTART:20261210T100000Z\nDTEND:20251210T100000Z\nSUMMARY:Back', 1],
    ['a start that is no date', 'DTSTART:not-a-date\nSUMMARY:Never', 0],
    ['no start', 'SUMMARY:Nothing', 0],
    ['control characters in a title', `${start}\nSUMMARY:One\\nTwo\u0007 Three`, 1],
    ['a title that would end its entry', `${start}\nSUMMARY:A\\r\\nEND:VEVENT\\r\\nBEGIN:VEVENT`, 1],
    ['a title of a million letters', `${start}\nSUMMARY:${'x'.repeat(1_000_000)}`, 1],
    ['a zone that does not exist', 'DTSTART;TZID=Mars/Olympus:20261210T100000\nSUMMARY:Far', 1],
    ['a day that no year has', `${start}\nRRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30\nSUMMARY:Never`, 0],
    ['a year that nobody plans', 'DTSTART:99991231T235959Z\nSUMMARY:Late', 0],
  ])('%s', async (_, lines, count) => {
    const answer = await read(calendar(event(lines)))
    if (!('entries' in answer)) throw new Error(`it was refused: ${answer.problem}`)
    expect(answer.entries.length).toBe(count)
    for (const { title } of answer.entries) expect(title.length <= 200 && !/\p{Cc}/u.test(title)).toBe(true)
  })

  test('an identity that is a name of the prototype harms nothing', async () => {
    expect('entries' in (await read(calendar(event(start, '__proto__'))))).toBe(true)
  })
})
