import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { epochOf, midnight } from '#domain/time.ts'
import { parseIcs } from '#server/features/connected-calendars/read/parse-ics.ts'

/** Real programs wrote these files; `tests/fixtures/calendars/README.md` names their licenses. The entries were worked out by hand. */
const files: readonly { file: string; zone: string; from: string; until: string; entries: readonly string[] }[] = [
  {
    file: 'google-calendar',
    zone: 'America/New_York',
    from: '2006-12-11',
    until: '2006-12-14',
    entries: [
      '2006-12-11T06:00:00.000Z 2006-12-11T07:00:00.000Z Zähne putzen',
      '2006-12-12T06:00:00.000Z 2006-12-12T07:00:00.000Z Zähne putzen',
      '2006-12-13T06:00:00.000Z 2006-12-13T07:00:00.000Z Zähne putzen',
    ],
  },
  {
    file: 'outlook-2007',
    zone: 'Europe/London',
    from: '2009-06-01',
    until: '2009-07-01',
    entries: ['2009-06-21 2009-06-22 Example Calendar Export that Blows Up DDay.iCal'],
  },
  {
    // Its zone is named in Japanese and defined in the file alone: nine hours before UTC.
    file: 'windows-calendar',
    zone: 'America/Mexico_City',
    from: '2009-12-20',
    until: '2010-01-03',
    entries: [
      '2009-12-25T02:00:00.000Z 2009-12-25T02:30:00.000Z Friday Job',
      '2009-12-26T02:00:00.000Z 2009-12-26T02:30:00.000Z Saturday Job',
      '2010-01-01T02:00:00.000Z 2010-01-01T02:30:00.000Z Friday Job',
      '2010-01-02T02:00:00.000Z 2010-01-02T02:30:00.000Z Saturday Job',
    ],
  },
  {
    file: 'apple-ical-2',
    zone: 'America/Los_Angeles',
    from: '2006-01-01',
    until: '2006-12-31',
    entries: [
      '2006-01-01 2006-01-02 New Year’s Day',
      '2006-01-16 2006-01-17 Martin Luther King, Jr. Day',
      '2006-02-02 2006-02-03 Groundhog Day',
      '2006-02-12 2006-02-13 Lincoln’s Birthday',
      '2006-02-14 2006-02-15 Valentine’s Day',
      '2006-02-20 2006-02-21 President’s Day',
      '2006-02-22 2006-02-23 Washington’s Birthday',
      '2006-03-17 2006-03-18 St. Patrick’s Day',
      '2006-04-01 2006-04-02 April Fool’s Day',
      '2006-04-02 2006-04-03 Daylight Saving Time Begins',
      '2006-04-15 2006-04-16 Tax Day',
      '2006-04-16 2006-04-17 Easter',
      '2006-04-22 2006-04-23 Earth Day',
      '2006-05-05 2006-05-06 Cinco de Mayo',
      '2006-05-14 2006-05-15 Mother’s Day',
      '2006-05-29 2006-05-30 John F. Kennedy’s Birthday',
      '2006-05-29 2006-05-30 Memorial Day',
      '2006-06-14 2006-06-15 Flag Day',
      '2006-06-18 2006-06-19 Father’s Day',
      '2006-07-04 2006-07-05 Independence Day',
      '2006-09-04 2006-09-05 Labor Day',
      '2006-10-09 2006-10-10 Columbus Day',
      '2006-10-29 2006-10-30 Daylight Saving Time Ends',
      '2006-10-31 2006-11-01 Halloween',
      '2006-11-11 2006-11-12 Veteran’s Day',
      '2006-11-23 2006-11-24 Thanksgiving',
      '2006-12-25 2006-12-26 Christmas',
    ],
  },
  {
    file: 'apple-calendar-macos-11',
    zone: 'America/Vancouver',
    from: '2022-07-01',
    until: '2022-08-01',
    entries: [
      '2022-07-04T23:00:00.000Z 2022-07-04T23:50:00.000Z Tentative',
      '2022-07-05T16:00:00.000Z 2022-07-05T17:00:00.000Z Confirmed',
      '2022-07-07T16:00:00.000Z 2022-07-07T17:00:00.000Z No Status',
    ],
  },
  {
    // It lists the occurrences of a series one by one and leaves the series itself out.
    file: 'sun-calendar-server',
    zone: 'Europe/Madrid',
    from: '2010-09-01',
    until: '2010-11-01',
    entries: ['09-24', '09-27', '09-30', '10-03', '10-06', '10-09', '10-12', '10-15', '10-18', '10-21'].map(
      (on) => `2010-${on}T07:00:00.000Z 2010-${on}T08:00:00.000Z Bb1`,
    ),
  },
  {
    file: 'sabredav',
    zone: 'Europe/Berlin',
    from: '2018-01-01',
    until: '2019-01-01',
    entries: ['2018-07-02 2018-08-11 Sommerferien Sachsen'],
  },
  {
    file: 'owncloud',
    zone: 'Europe/Paris',
    from: '2012-01-01',
    until: '2014-01-01',
    entries: ['2012-07-14 2012-07-15 Fête Nationale - Férié', '2013-07-14 2013-07-15 Fête Nationale - Férié'],
  },
  {
    // Its zones are what Windows shows to people; in Sydney the clocks were one hour ahead of the name's GMT+10.
    file: 'exchange-2010',
    zone: 'America/New_York',
    from: '2020-10-01',
    until: '2020-11-07',
    entries: [
      '2020-10-28T02:30:00.000Z 2020-10-28T04:00:00.000Z TEST Syd',
      '2020-10-28T17:30:00.000Z 2020-10-28T19:00:00.000Z TEST',
      '2020-11-02T18:30:00.000Z 2020-11-02T20:00:00.000Z TEST 3',
      '2020-11-05T18:30:00.000Z 2020-11-05T20:00:00.000Z TEST2',
      '2020-11-06T18:30:00.000Z 2020-11-06T20:00:00.000Z TEST2',
    ],
  },
  {
    // Its times have no zone, so they are those of the family.
    file: 'events-calendar-wordpress',
    zone: 'America/Los_Angeles',
    from: '2024-06-01',
    until: '2024-07-01',
    entries: ['2024-06-27T07:00:00.000Z 2024-06-28T06:00:00.000Z Possible Snow Makeup Day'],
  },
  {
    file: 'synology',
    zone: 'Europe/Berlin',
    from: '2024-02-01',
    until: '2024-03-01',
    entries: ['2024-02-15T09:00:00.000Z 2024-02-15T10:15:00.000Z period test2'],
  },
  {
    // Its zone goes back to 1847, when London kept its own time.
    file: 'thunderbird',
    zone: 'Europe/Berlin',
    from: '2024-10-01',
    until: '2024-11-01',
    entries: ['2024-10-23T14:00:00.000Z 2024-10-23T15:00:00.000Z event with alarms'],
  },
]

test.each(files)('$file is read as its program meant it', ({ file, zone, from, until, entries }) => {
  const text = readFileSync(new URL(`../../fixtures/calendars/${file}.ics`, import.meta.url), 'utf8')
  const read = parseIcs({ text, zone, from: epochOf(midnight(from, zone)), until: epochOf(midnight(until, zone)) })
  if ('problem' in read) throw new Error(read.problem)
  const lines = read.entries.map((entry) => `${entry.from} ${entry.until} ${entry.title.replaceAll("'", '’')}`)
  expect(lines.toSorted()).toEqual(entries)
})
