import type { HolidayDto } from '#contract/calendar/holidays.ts'
import { children, dana, type Person, people, sam } from '#tests/support/dom/family.ts'

export const holidayId = '00000000-0000-4000-8000-0000000000f5'
export const otherId = '00000000-0000-4000-8000-0000000000f6'
export const record = 'POST /pub/v1/holidays'
export const events = `POST /pub/v1/holidays/${holidayId}/events`
export const presets = 'GET /pub/v1/holiday-presets'
export const edge = (day: number, time: string) => ({
  day,
  handover: { time, withoutSchool: null, name: null, place: null },
})

/** Sam recorded Thanksgiving: his in odd years, Dana's in even ones. */
export const holiday = (person: Person, change: Partial<HolidayDto> = {}): HolidayDto => ({
  id: holidayId,
  status: 'upcoming',
  version: 1,
  name: 'Thanksgiving',
  childIds: Object.values(children),
  date: { by: 'weekday', month: 11, nth: 4, weekday: 4 },
  begins: edge(-1, '18:00'),
  middle: null,
  ends: edge(3, '18:00'),
  odd: [sam],
  even: [dana],
  except: [],
  from: '2026-11-26',
  through: null,
  answers: [{ by: dana, answer: 'none', reason: null }],
  createdBy: sam,
  createdAt: '2026-10-20T12:00:00.000Z',
  facts: { begun: false, over: false, answer: 'none', secondAnswer: null },
  you: { actor: people[person].viewpoint, party: people[person].party, mode: people[person].mode },
  ...change,
})
export const list = (...items: HolidayDto[]) => ({ 'GET /pub/v1/holidays': () => ({ items }) })
export const offered = {
  [presets]: (_: unknown, { searchParams }: URL) => ({
    country: searchParams.get('country') ?? 'US',
    regions: [{ code: 'NY', name: 'New York' }],
    items: [
      {
        key: 'easter -2',
        name: 'Good Friday',
        kind: 'other',
        date: { by: 'easter', church: 'western', offset: -2 },
        next: ['2027-03-26', '2028-04-14'],
      },
    ],
  }),
}
