import type { ActualTimeDto } from '#contract/calendar/actual-times.ts'
import type { ChangeRequestDto } from '#contract/calendar/change-requests.ts'
import type { ParentingScheduleDto } from '#contract/calendar/parenting-schedules.ts'
import type { ParentingTimeDto } from '#contract/calendar/parenting-time.ts'
import { cycleOf, type PatternName, patterns } from '#domain/parenting-time/patterns.ts'
import { children, dana, type Person, people, sam } from '#tests/support/dom/family.ts'
import type { Answers } from '#tests/support/dom/open-app.tsx'

export const scheduleId = '00000000-0000-4000-8000-0000000000f1'
export const requestId = '00000000-0000-4000-8000-0000000000f2'

const handover = { time: '17:00', withoutSchool: null, name: 'School out', place: 'Lincoln Elementary' }

/** Weeks change on Friday at five; November 20, 2026, which is today, is a Friday. */
export const weeks = (pattern: PatternName = '7-7') => {
  const cycle = cycleOf(patterns[pattern], { days: handover, visitBegins: handover, visitEnds: handover })
  return { ...cycle, changes: [...cycle.changes] }
}

export const schedule = (person: Person, change: Partial<ParentingScheduleDto> = {}): ParentingScheduleDto => ({
  id: scheduleId,
  status: 'active',
  version: 1,
  name: 'Week on, week off',
  childIds: Object.values(children),
  firstId: dana,
  secondId: sam,
  startsOn: '2026-10-30',
  endsOn: null,
  colour: 'blue',
  cycle: weeks(),
  weekends: null,
  answers: [{ by: dana, answer: 'none', reason: null }],
  createdBy: sam,
  createdAt: '2026-10-20T12:00:00.000Z',
  facts: { begun: true, over: false, answer: 'none', secondAnswer: null },
  you: { actor: people[person].viewpoint, party: people[person].party, mode: people[person].mode },
  ...change,
})

export const layers = (change: Partial<ParentingTimeDto> = {}): ParentingTimeDto => ({
  zone: 'America/New_York',
  schedules: [
    {
      id: scheduleId,
      name: 'Week on, week off',
      createdBy: sam,
      answers: [{ by: dana, answer: 'none' }],
      childIds: Object.values(children),
      parents: { first: dana, second: sam },
      startsOn: '2026-10-30',
      endsOn: null,
      cycle: weeks(),
      weekends: null,
    },
  ],
  holidays: [],
  swaps: [],
  breaks: [],
  actual: [],
  ...change,
})

const asks: Readonly<Record<Person, ChangeRequestDto['you']['party']>> = {
  creator: 'asker',
  other: 'answerer',
  viewing: 'answerer',
}

/** Sam asks Dana to take the children on Thanksgiving, for the Saturday after. */
export const request = (person: Person, change: Partial<ChangeRequestDto> = {}): ChangeRequestDto => ({
  id: requestId,
  root: requestId,
  previousId: null,
  status: 'open',
  version: 1,
  kind: 'offer',
  childIds: Object.values(children),
  times: [
    { parentId: dana, from: '2026-11-26T14:00:00.000Z', until: '2026-11-27T14:00:00.000Z' },
    { parentId: sam, from: '2026-11-28T14:00:00.000Z', until: '2026-11-29T14:00:00.000Z' },
  ],
  reason: 'I have to work on Thanksgiving.',
  answer: null,
  askerId: sam,
  answererId: dana,
  createdAt: '2026-11-18T12:00:00.000Z',
  changedAt: '2026-11-18T12:00:00.000Z',
  expiresAt: '2026-11-23T14:00:00.000Z',
  respondBy: '2026-11-23T14:00:00.000Z',
  facts: { free: true, counterable: true, over: false },
  you: { actor: people[person].viewpoint, party: asks[person], mode: people[person].mode },
  ...change,
})

export const actualId = '00000000-0000-4000-8000-0000000000f3'
const says: Readonly<Record<Person, ActualTimeDto['you']['party']>> = {
  creator: 'creator',
  other: 'other',
  viewing: 'other',
}

/** Sam says that the children were with Sam on Wednesday afternoon, in Dana's week. */
export const actualTime = (person: Person, change: Partial<ActualTimeDto> = {}): ActualTimeDto => ({
  id: actualId,
  status: 'recorded',
  version: 1,
  parentId: sam,
  childIds: Object.values(children),
  from: '2026-11-18T17:00:00.000Z',
  until: '2026-11-19T01:00:00.000Z',
  why: 'Dana’s train was late.',
  reason: null,
  createdBy: sam,
  otherId: dana,
  createdAt: '2026-11-19T12:00:00.000Z',
  changedAt: '2026-11-19T12:00:00.000Z',
  you: { actor: people[person].viewpoint, party: says[person], mode: people[person].mode },
  ...change,
})

/** Everything that the calendar asks for; `more` replaces answers. */
export const calendarAnswers = (person: Person, more: Answers = {}): Answers => ({
  'GET /pub/v1/parenting-time': () => layers(),
  'GET /pub/v1/parenting-schedules': () => ({ items: [schedule(person)] }),
  'GET /pub/v1/change-requests': () => ({ items: [] }),
  'GET /pub/v1/actual-times': () => ({ items: [] }),
  'GET /pub/v1/calendar-events': () => ({ items: [] }),
  'GET /pub/v1/connected-entries': () => ({ items: [] }),
  'GET /pub/v1/me/profile': () => ({
    firstName: 'Dana',
    lastName: 'Reyes',
    avatarColor: null,
    weekStart: null,
    contact: null,
  }),
  ...more,
})
