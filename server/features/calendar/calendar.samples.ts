import type { Known } from '../feature.ts'

const handover = { time: '17:00', withoutSchool: null, name: null, place: null }
const weeks = {
  length: 14,
  beginsOn: 0,
  changes: [
    { day: 0, to: 'first', handover },
    { day: 7, to: 'second', handover },
  ],
}

/** One child has no two plans for a day, so both parents are refused alike: the days of these bodies have passed. */
export const calendarSamples = ({ id }: Known) => ({
  record: {
    body: {
      name: 'Weeks',
      childIds: [id('child')],
      firstId: id('parent'),
      startsOn: '2020-01-06',
      endsOn: null,
      colour: 'blue',
      cycle: weeks,
      weekends: null,
    },
  },
  get: { of: 'parentingSchedule' },
  events: { of: 'parentingSchedule', body: { type: 'parentingSchedule.delete', version: 1 } },
  ask: {
    body: {
      kind: 'request',
      childIds: [id('child')],
      times: [{ parentId: id('parent'), from: '2020-01-10T12:00:00.000Z', until: '2020-01-11T12:00:00.000Z' }],
      reason: 'My sister visits',
      expiresAt: '2020-01-08T12:00:00.000Z',
    },
  },
  recordHoliday: {
    body: {
      name: 'Trip',
      childIds: [id('child')],
      date: { by: 'list', dates: ['2020-07-04'] },
      begins: { day: 0, handover },
      middle: null,
      ends: { day: 1, handover },
      odd: [id('parent')],
      even: [id('parent')],
      except: [],
    },
  },
  holiday: { of: 'holiday' },
  answerHoliday: { of: 'holiday', body: { type: 'holiday.delete', version: 1 } },
  recordActualTime: {
    body: {
      parentId: id('parent'),
      childIds: [id('child')],
      from: '2020-01-10T12:00:00.000Z',
      until: '2020-01-11T12:00:00.000Z',
      why: 'The bus was late',
    },
  },
  listSchoolBreaks: {
    body: { childIds: [id('child')], breaks: [{ name: 'Spring break', from: '2020-03-30', to: '2020-04-03' }] },
  },
  schoolBreak: { of: 'schoolBreak' },
  answerSchoolBreak: { of: 'schoolBreak', body: { type: 'schoolBreak.remove', version: 1 } },
  actualTime: { of: 'actualTime' },
  answerActualTime: { of: 'actualTime', body: { type: 'actualTime.withdraw', version: 1 } },
  change: { of: 'changeRequest' },
  answer: { of: 'changeRequest', body: { type: 'changeRequest.withdraw', version: 1 } },
  keepView: { body: { calendarView: 'week' } },
})
