import type { EntityEvents } from '../history/entity-events.ts'

export const parentingScheduleEvents = {
  entity: 'parentingSchedule',
  dictionary: 'calendar',
  areas: ['calendar'],
  kinds: {
    begin: { text: 'scheduleAdded', topic: 'calendar', authored: true },
    edit: { text: 'scheduleEdited', topic: 'calendar', authored: true },
    delete: { text: 'scheduleDeleted', topic: 'calendar' },
    confirm: { text: 'scheduleConfirmed', topic: 'calendar' },
    dispute: { text: 'scheduleDisputed', topic: 'calendar' },
    end: { text: 'scheduleEnded', topic: 'calendar' },
    begun: { text: 'scheduleBegun', topic: 'calendar' },
    lastDayPassed: { text: 'schedulePassed', topic: 'calendar' },
    followed: { text: 'scheduleFollowed', topic: 'calendar' },
  },
} as const satisfies EntityEvents
