// Twelve calendars in the manner of the programs that are named: their properties, parameters, zones and habits. They were
// written for these tests and contain nothing of anybody's.

const zone = (name: string, winter: string, summer: string): string => `BEGIN:VTIMEZONE
TZID:${name}
BEGIN:STANDARD
DTSTART:16010101T020000
TZOFFSETFROM:${summer}
TZOFFSETTO:${winter}
RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010101T020000
TZOFFSETFROM:${winter}
TZOFFSETTO:${summer}
RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3
END:DAYLIGHT
END:VTIMEZONE`

const calendar = (head: string, ...parts: readonly string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', head, ...parts, 'END:VCALENDAR', ''].join('\n').replaceAll('\n', '\r\n')
const event = (...lines: readonly string[]): string =>
  ['BEGIN:VEVENT', 'DTSTAMP:20261120T000000Z', ...lines, 'END:VEVENT'].join('\n')

type Program = { readonly program: string; readonly text: string; readonly entries: readonly string[] }

/** `entries` are what a family in New York reads from December 2026 on: from, until and title. */
export const programs: readonly Program[] = [
  {
    program: 'Google Calendar',
    text: calendar(
      'PRODID:-//Google Inc//Google Calendar 70.9054//EN\nCALSCALE:GREGORIAN\nMETHOD:PUBLISH\nX-WR-TIMEZONE:America/New_York',
      event(
        'DTSTART;TZID=America/New_York:20261203T170000',
        'DTEND;TZID=America/New_York:20261203T183000',
        'RRULE:FREQ=WEEKLY;WKST=SU;UNTIL=20261218T045959Z;BYDAY=TH',
        'EXDATE;TZID=America/New_York:20261210T170000',
        'UID:7kukuqrfedlm2f9t0vr42q1mhc@google.com',
        'SUMMARY:Soccer practice',
        'BEGIN:VALARM\nACTION:DISPLAY\nDESCRIPTION:This is an event reminder\nTRIGGER:-P0DT0H30M0S\nEND:VALARM',
      ),
    ),
    entries: [
      '2026-12-03T22:00:00.000Z 2026-12-03T23:30:00.000Z Soccer practice',
      '2026-12-17T22:00:00.000Z 2026-12-17T23:30:00.000Z Soccer practice',
    ],
  },
  {
    program: 'Apple Calendar',
    text: calendar(
      'CALSCALE:GREGORIAN\nPRODID:-//Apple Inc.//macOS 15.1//EN\nX-APPLE-CALENDAR-COLOR:#1BADF8\nX-WR-CALNAME:Home',
      zone('America/New_York', '-0500', '-0400'),
      event(
        'DTEND;VALUE=DATE:20261226',
        'DTSTART;VALUE=DATE:20261224',
        'SEQUENCE:0',
        'SUMMARY:At Grandma’s',
        'UID:3E4D2C0A-8F6B-4E58-9C8E-5D1A7B9F0C11',
        'X-APPLE-TRAVEL-ADVISORY-BEHAVIOR:AUTOMATIC',
      ),
    ),
    entries: ['2026-12-24 2026-12-26 At Grandma’s'],
  },
  {
    program: 'Outlook',
    text: calendar(
      'PRODID:-//Microsoft Corporation//Outlook 16.0 MIMEDIR//EN\nMETHOD:PUBLISH\nX-MS-OLK-FORCEINSPECTOROPEN:TRUE',
      zone('Eastern Standard Time', '-0500', '-0400'),
      event(
        'DTEND;TZID="Eastern Standard Time":20261208T100000',
        'DTSTART;TZID="Eastern Standard Time":20261208T090000',
        'LOCATION:Room 12',
        'SUMMARY;LANGUAGE=en-us:Budget review',
        'UID:040000008200E00074C5B7101A82E00800000000',
        'X-MICROSOFT-CDO-BUSYSTATUS:BUSY',
      ),
    ),
    entries: ['2026-12-08T14:00:00.000Z 2026-12-08T15:00:00.000Z Budget review'],
  },
  {
    program: 'Exchange Online',
    text: calendar(
      'METHOD:PUBLISH\nPRODID:Microsoft Exchange Server 2010\nX-WR-CALNAME:Calendar',
      event(
        'SUMMARY:Busy',
        'DTSTART;TZID=W. Europe Standard Time:20261209T140000',
        'DTEND;TZID=W. Europe Standard Time:20261209T150000',
        'UID:AAMkADk0',
        'STATUS:CONFIRMED',
        'X-MICROSOFT-DISALLOW-COUNTER:FALSE',
      ),
    ),
    entries: ['2026-12-09T13:00:00.000Z 2026-12-09T14:00:00.000Z Busy'],
  },
  {
    program: 'Thunderbird',
    text: calendar(
      'PRODID:-//Mozilla.org/NONSGML Mozilla Calendar V1.1//EN',
      event(
        'UID:5c1a-thunderbird',
        'SUMMARY:Choir',
        'RRULE:FREQ=DAILY;COUNT=2',
        'DTSTART;TZID=Europe/London:20261212T190000',
        'DTEND;TZID=Europe/London:20261212T200000',
        'X-MOZ-GENERATION:2',
      ),
      event(
        'UID:5c1a-thunderbird',
        'SUMMARY:Choir\\, in church',
        'RECURRENCE-ID;TZID=Europe/London:20261213T190000',
        'DTSTART;TZID=Europe/London:20261213T200000',
        'DTEND;TZID=Europe/London:20261213T210000',
      ),
    ),
    entries: [
      '2026-12-12T19:00:00.000Z 2026-12-12T20:00:00.000Z Choir',
      '2026-12-13T20:00:00.000Z 2026-12-13T21:00:00.000Z Choir, in church',
    ],
  },
  {
    program: 'Nextcloud',
    text: calendar(
      'PRODID:-//SabreDAV//SabreDAV//EN\nX-WR-CALNAME:Familie\nREFRESH-INTERVAL;VALUE=DURATION:PT4H\nX-PUBLISHED-TTL:PT4H',
      event(
        'UID:0f1e-nextcloud',
        'DTSTART:20261214T083000Z',
        'DURATION:PT45M',
        'STATUS:TENTATIVE',
        'SUMMARY:Zahnarzt',
        'LOCATION:Hauptstraße 5\\, Köln',
      ),
    ),
    entries: ['2026-12-14T08:30:00.000Z 2026-12-14T09:15:00.000Z Zahnarzt'],
  },
  {
    program: 'Fastmail',
    text: calendar(
      'PRODID:-//CyrusIMAP.org/Cyrus 3.11//EN\nX-APPLE-CALENDAR-COLOR:#3a429c',
      event(
        'UID:fastmail-1',
        'SUMMARY:A title that is so long that its program had to fold it over se\n veral lines',
        'DTSTART;TZID=Australia/Melbourne:20261215T090000',
        'DURATION:PT1H',
      ),
    ),
    entries: [
      '2026-12-14T22:00:00.000Z 2026-12-14T23:00:00.000Z A title that is so long that its program had to fold it over several lines',
    ],
  },
  {
    program: 'TimeTree',
    text: calendar(
      'PRODID:-//TimeTree//TimeTree Export//EN\nCALSCALE:GREGORIAN',
      event('UID:timetree-1', 'DTSTART;VALUE=DATE:20261216', 'SUMMARY:🎂 Mia', 'RRULE:FREQ=YEARLY'),
    ),
    entries: ['2026-12-16 2026-12-17 🎂 Mia', '2027-12-16 2027-12-17 🎂 Mia'],
  },
  {
    program: 'Cozi, whose times have no zone',
    text: calendar(
      'PRODID:-//Cozi Group//Cozi Calendar//EN\nX-WR-CALNAME:Cozi: Everyone\nMETHOD:PUBLISH',
      event('UID:cozi-1', 'SUMMARY:Swim meet', 'DTSTART:20261217T180000', 'DTEND:20261217T190000'),
    ),
    entries: ['2026-12-17T23:00:00.000Z 2026-12-18T00:00:00.000Z Swim meet'],
  },
  {
    program: 'the site of a school',
    text: calendar(
      'PRODID:-//School District//Events//EN\nX-WR-CALDESC:Days without school',
      event(
        'UID:winter@school.example',
        'DTSTART;VALUE=DATE:20261221',
        'DTEND;VALUE=DATE:20270102',
        'SUMMARY:Winter break – no school',
        'DESCRIPTION:<p>Schools reopen on <b>January 4</b>.</p>',
      ),
      event('UID:off@school.example', 'DTSTART:20261218T130000Z', 'STATUS:CANCELLED', 'SUMMARY:Concert'),
    ),
    entries: ['2026-12-21 2027-01-02 Winter break – no school'],
  },
  {
    program: 'Zoho',
    text: calendar(
      'PRODID:-//Zoho Corporation//Zoho Calendar-US//EN\nCALSCALE:GREGORIAN',
      event(
        'UID:zoho-1@zoho.com',
        'DTSTART;TZID=Asia/Kolkata:20261222T103000',
        'DTEND;TZID=Asia/Kolkata:20261222T113000',
        'SUMMARY:Stand-up',
        'ORGANIZER;CN="Lee, Ann":mailto:ann@example.com',
        'RRULE:FREQ=MONTHLY;BYDAY=4TU;COUNT=1',
      ),
    ),
    entries: ['2026-12-22T05:00:00.000Z 2026-12-22T06:00:00.000Z Stand-up'],
  },
  {
    program: 'Yahoo',
    text: calendar(
      'PRODID:-//Yahoo//Calendar//EN\nMETHOD:PUBLISH\nX-WR-CALNAME:yahoo',
      zone('America/Los_Angeles', '-0800', '-0700'),
      event(
        'UID:yahoo-1',
        'CLASS:PRIVATE',
        'DTSTART;TZID=America/Los_Angeles:20261223T080000',
        'DTEND;TZID=America/Los_Angeles:20261223T083000',
        'SUMMARY:Call',
        'X-YAHOO-EVENT-STATUS:BUSY',
      ),
    ),
    entries: ['2026-12-23T16:00:00.000Z 2026-12-23T16:30:00.000Z Call'],
  },
]
