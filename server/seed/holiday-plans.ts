import type { HolidayDate } from '#domain/parenting-time/plan.ts'
import type { DemoFamily } from './accounts.ts'

/** The parent who has it, or the parents of its halves. */
export type HolidayShares = 'A' | 'B' | 'AB' | 'BA'
type At = readonly [day: number, time: string]

export type PlannedHoliday = {
  /** The key of a suggestion for the country, or what a parent wrote. */
  readonly of: string | { readonly name: string; readonly date: HolidayDate }
  readonly by: 'A' | 'B'
  readonly answer: 'confirm' | { readonly dispute: string }
  /** Counts days from the family's beginning to its recording. */
  readonly after: number
  readonly begins: At
  readonly middle?: At
  readonly ends: At
  readonly odd: HolidayShares
  readonly even: HolidayShares
}

const day = { begins: [0, '09:00'], ends: [0, '18:00'] } as const
const each = (share: HolidayShares) => ({ odd: share, even: share })

/** Each family agreed about these in its first weeks, but for one holiday that a parent disputes. */
export const plannedHolidays: Readonly<Record<DemoFamily['country'], readonly PlannedHoliday[]>> = {
  US: [
    {
      of: '4th thursday in November',
      by: 'A',
      answer: 'confirm',
      after: 4,
      begins: [0, '10:00'],
      ends: [1, '18:00'],
      odd: 'A',
      even: 'B',
    },
    {
      of: { name: 'Winter break', date: { by: 'date', month: 12, day: 20 } },
      by: 'A',
      answer: 'confirm',
      after: 4,
      begins: [0, '10:00'],
      middle: [7, '12:00'],
      ends: [14, '18:00'],
      odd: 'AB',
      even: 'BA',
    },
    { of: '2nd sunday in May', by: 'A', answer: 'confirm', after: 5, ...day, ...each('A') },
    { of: '3rd sunday in June', by: 'A', answer: 'confirm', after: 5, ...day, ...each('B') },
    {
      of: '07-04 and if sunday then next monday if saturday then previous friday',
      by: 'B',
      answer: { dispute: 'My parents have everybody over on July 4, and we agreed on even years for that' },
      after: 9,
      begins: [0, '09:00'],
      ends: [1, '10:00'],
      odd: 'A',
      even: 'B',
    },
  ],
  GB: [
    {
      of: '12-25',
      by: 'A',
      answer: 'confirm',
      after: 4,
      begins: [-1, '17:00'],
      middle: [0, '15:00'],
      ends: [1, '18:00'],
      odd: 'AB',
      even: 'BA',
    },
    { of: 'easter -21', by: 'B', answer: 'confirm', after: 5, ...day, ...each('A') },
    { of: '3rd sunday in June', by: 'A', answer: 'confirm', after: 5, ...day, ...each('B') },
    {
      of: 'easter',
      by: 'B',
      answer: { dispute: 'We agreed to halve the Easter weekend, not to take turns' },
      after: 9,
      begins: [-2, '10:00'],
      ends: [1, '18:00'],
      odd: 'B',
      even: 'A',
    },
  ],
  MX: [
    {
      of: '12-25',
      by: 'A',
      answer: 'confirm',
      after: 4,
      begins: [-1, '12:00'],
      ends: [1, '12:00'],
      odd: 'A',
      even: 'B',
    },
    {
      of: '01-01',
      by: 'A',
      answer: 'confirm',
      after: 4,
      begins: [-1, '12:00'],
      ends: [1, '12:00'],
      odd: 'B',
      even: 'A',
    },
    { of: '05-10', by: 'A', answer: 'confirm', after: 5, ...day, ...each('A') },
    {
      of: { name: 'Día del Padre', date: { by: 'weekday', month: 6, nth: 3, weekday: 0 } },
      by: 'B',
      answer: 'confirm',
      after: 5,
      ...day,
      ...each('B'),
    },
    {
      of: 'easter -3',
      by: 'B',
      answer: { dispute: 'Acordamos repartir la Semana Santa por mitades' },
      after: 9,
      begins: [0, '10:00'],
      ends: [3, '18:00'],
      odd: 'B',
      even: 'A',
    },
  ],
}
