import { describe, expect, test } from 'vitest'
import { readCalendar } from '#server/features/connected-calendars/read/read-calendar.ts'

const range = { from: Date.parse('2026-12-01T00:00:00Z'), until: Date.parse('2028-01-01T00:00:00Z') }
const read = (...lines: readonly string[]) => {
  const event = ['BEGIN:VEVENT', 'UID:1', 'SUMMARY:Choir', ...lines, 'END:VEVENT']
  const text = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:x', ...event, 'END:VCALENDAR', ''].join('\r\n')
  return readCalendar({ ...range, text, zone: 'America/New_York' })
}
const timesIn = async (...lines: readonly string[]): Promise<string[]> => {
  const answer = await read(...lines)
  if (!('entries' in answer)) throw new Error(`it was refused: ${answer.problem}`)
  return answer.entries.map(({ from, until, title }) => `${from} ${until}${title === 'Choir' ? '' : ` ${title}`}`)
}
const hourInLondon = ['DTSTART;TZID=Europe/London:20261207T190000', 'DTEND;TZID=Europe/London:20261207T200000']

describe('times that an event names one by one (RDATE) are read', () => {
  test('beside a rule, once each, and not where they are left out', async () => {
    expect(
      await timesIn(
        ...hourInLondon,
        'RRULE:FREQ=WEEKLY;COUNT=2',
        'RDATE;TZID=Europe/London:20261209T190000,20261214T190000,20261209T190000',
        'RDATE:20261210T070000Z',
        'RDATE;TZID=Europe/London:20261211T190000,20261212T190000',
        'EXDATE;TZID=Europe/London:20261211T190000',
        'EXDATE;VALUE=DATE:20261212',
      ),
    ).toEqual([
      '2026-12-07T19:00:00.000Z 2026-12-07T20:00:00.000Z',
      '2026-12-09T19:00:00.000Z 2026-12-09T20:00:00.000Z',
      '2026-12-10T07:00:00.000Z 2026-12-10T08:00:00.000Z',
      '2026-12-14T19:00:00.000Z 2026-12-14T20:00:00.000Z',
    ])
  })

  test.each([
    ['with a rule', ['RRULE:FREQ=WEEKLY;COUNT=2'], ['2026-12-14T19:00:00.000Z 2026-12-14T20:00:00.000Z']],
    ['without one', [], []],
  ])('%s, one that was moved is read where it is now', async (_, rule, second) => {
    const moved = ['END:VEVENT', 'BEGIN:VEVENT', 'UID:1', 'SUMMARY:Moved']
    expect(
      await timesIn(
        ...hourInLondon,
        ...rule,
        'RDATE;TZID=Europe/London:20261209T190000',
        ...moved,
        'RECURRENCE-ID;TZID=Europe/London:20261209T190000',
        'DTSTART;TZID=Europe/London:20261209T210000',
        'DTEND;TZID=Europe/London:20261209T220000',
      ),
    ).toEqual([
      '2026-12-07T19:00:00.000Z 2026-12-07T20:00:00.000Z',
      '2026-12-09T21:00:00.000Z 2026-12-09T22:00:00.000Z Moved',
      ...second,
    ])
  })

  test('as whole days, each as long as the first', async () => {
    expect(
      await timesIn('DTSTART;VALUE=DATE:20261207', 'DTEND;VALUE=DATE:20261209', 'RDATE;VALUE=DATE:20270308,20270313'),
    ).toEqual(['2026-12-07 2026-12-09', '2027-03-08 2027-03-10', '2027-03-13 2027-03-15'])
  })

  test('with ends of their own', async () => {
    expect(
      await timesIn(
        'DTSTART:20261207T190000Z',
        'DURATION:PT1H',
        'RDATE;VALUE=PERIOD:20261208T190000Z/20261208T213000Z,20261209T190000Z/PT15M,20261210T190000Z/never',
      ),
    ).toEqual([
      '2026-12-07T19:00:00.000Z 2026-12-07T20:00:00.000Z',
      '2026-12-08T19:00:00.000Z 2026-12-08T21:30:00.000Z',
      '2026-12-09T19:00:00.000Z 2026-12-09T19:15:00.000Z',
      '2026-12-10T19:00:00.000Z 2026-12-10T20:00:00.000Z',
    ])
  })

  test('in the zone of the first where theirs is unknown, and else in that of the family', async () => {
    const start = 'DTSTART;TZID="W. Europe Standard Time":20261207T190000'
    expect(await timesIn(start, 'RDATE;TZID="W. Europe Standard Time":20261208T190000')).toEqual([
      '2026-12-07T18:00:00.000Z 2026-12-07T18:00:00.000Z',
      '2026-12-08T18:00:00.000Z 2026-12-08T18:00:00.000Z',
    ])
    expect(await timesIn('DTSTART:20261207T190000', 'RDATE:20261208T190000')).toEqual([
      '2026-12-08T00:00:00.000Z 2026-12-08T00:00:00.000Z',
      '2026-12-09T00:00:00.000Z 2026-12-09T00:00:00.000Z',
    ])
  })

  test('only those of the days that are shown', async () => {
    expect(
      await timesIn('DTSTART:20200101T190000Z', 'RDATE:20200102T190000Z,20270102T190000Z,20290102T190000Z'),
    ).toEqual(['2027-01-02T19:00:00.000Z 2027-01-02T19:00:00.000Z'])
  })
})

describe('what is no time', () => {
  const start = 'DTSTART:20261207T190000Z'

  test.each([
    'RDATE:never,20261399T000000Z,20260230T000000Z,2026-12-08,99999999T999999Z,',
    'RDATE;__proto__=x;TZID=constructor:20201208T190000',
    'RDATE;TZID=GMT-5x:20201208T190000',
    'RDATE;VALUE=PERIOD:20201208T190000Z/-P400D,/,/PT1H',
  ])('%s is left out', async (line) => {
    expect(await timesIn(start, line)).toEqual(['2026-12-07T19:00:00.000Z 2026-12-07T19:00:00.000Z'])
  })
})
