import { expect, test } from 'vitest'
import { parseIcs } from '#server/features/connected-calendars/read/parse-ics.ts'

const romance = `BEGIN:VTIMEZONE
TZID:Hora estándar romance
BEGIN:STANDARD
DTSTART:16010101T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010101T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3
END:DAYLIGHT
END:VTIMEZONE
`
const range = { from: Date.parse('2026-12-01T00:00:00Z'), until: Date.parse('2027-12-01T00:00:00Z') }
const begins = (zones: string, ...lines: readonly string[]): string[] => {
  const event = ['BEGIN:VEVENT', 'UID:1', 'SUMMARY:Natación', ...lines, 'END:VEVENT'].join('\n')
  const text = `BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:x\n${zones}${event}\nEND:VCALENDAR\n`.replaceAll('\n', '\r\n')
  const read = parseIcs({ text, zone: 'America/Mexico_City', ...range })
  return 'entries' in read ? read.entries.map(({ from }) => from) : [read.problem]
}
const start = (on: string, zone: string) => [`DTSTART;TZID=${zone}:${on}`, `DTEND;TZID=${zone}:${on}`]

test('a zone that only the file knows keeps its clock in winter and in summer', () => {
  expect(begins(romance, ...start('20261210T170000', 'Hora estándar romance'))).toEqual(['2026-12-10T16:00:00.000Z'])
  expect(begins(romance, ...start('20270610T170000', '"Hora estándar romance"'))).toEqual(['2027-06-10T15:00:00.000Z'])
})

test('a series in such a zone follows its changes of clock, its name folded or not', () => {
  const rule = 'RRULE:FREQ=WEEKLY;COUNT=3'
  const expected = ['2027-03-18T16:00:00.000Z', '2027-03-25T16:00:00.000Z', '2027-04-01T15:00:00.000Z']
  expect(begins(romance, ...start('20270318T170000', 'Hora estándar romance'), rule)).toEqual(expected)
  expect(begins(romance, ...start('20270318T170000', 'Hora est\n ándar romance'), rule)).toEqual(expected)
})

test('a zone that nobody knows is the zone of the family', () => {
  expect(begins('', ...start('20261210T170000', 'Mitteleuropäische Zeit'))).toEqual(['2026-12-10T23:00:00.000Z'])
  const broken = romance.replace('TZOFFSETTO:+0100', 'TZOFFSETTO:soon')
  expect(begins(broken, ...start('20261210T170000', 'Hora estándar romance'))).toHaveLength(1)
})
