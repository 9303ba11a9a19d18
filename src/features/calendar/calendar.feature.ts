import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
import { linkOptions } from '@tanstack/react-router'
import { historyRoot } from '#src/app/shared/record/history-key.ts'
import type { AppFeature } from '../feature.ts'

export const calendarFeature: AppFeature = {
  name: 'calendar',
  navigation: [
    {
      section: 'main',
      key: 'calendar',
      order: 15,
      label: ({ shell }) => shell.toCalendar(),
      icon: IconCalendar,
      link: { to: '/calendar' },
      includesBelow: true,
    },
    {
      section: 'calendar',
      key: 'calendar',
      order: 10,
      label: ({ calendar }) => calendar.area(),
      link: { to: '/calendar' },
    },
    {
      section: 'calendar',
      key: 'schedules',
      order: 20,
      label: ({ calendar }) => calendar.schedules(),
      link: linkOptions({ to: '/calendar/schedules' }),
    },
    {
      section: 'calendar',
      key: 'changes',
      order: 15,
      label: ({ calendar }) => calendar.changes(),
      link: linkOptions({ to: '/calendar/changes' }),
      who: 'changeRequest.see',
    },
  ],
  live: { queries: { calendar: () => [['calendar'], historyRoot] }, recorded: ['calendar'] },
  pages: {
    parentingSchedule: () => linkOptions({ to: '/calendar/schedules' }),
    changeRequest: (id) => linkOptions({ to: '/calendar/changes/$id', params: { id } }),
  },
  notices: { parentingSchedule: {}, changeRequest: {} },
  charts: {
    changeRequest: { dictionary: 'calendar', labels: ({ calendar }) => calendar.changeLabel },
    holiday: { dictionary: 'calendar', labels: ({ calendar }) => calendar.scheduleLabel },
    parentingSchedule: { dictionary: 'calendar', labels: ({ calendar }) => calendar.scheduleLabel },
  },
}
