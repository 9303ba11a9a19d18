import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
import { linkOptions } from '@tanstack/react-router'
import { countedApart, homeQuery } from '#src/app/shared/data/home.ts'
import { historyRoot } from '#src/app/shared/record/history-key.ts'
import { mayIn } from '#src/app/shared/viewer/may.ts'
import type { AppFeature } from '../feature.ts'
import { countBadge } from '../navigation.ts'

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
      badge: countBadge({
        kind: 'turn',
        label: ({ shell }, count) => shell.waitingForYou({ count }),
        query: homeQuery,
        count: ({ you }, family) => (mayIn(family)('calendar.plan') ? countedApart(you) : 0),
      }),
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
      key: 'report',
      order: 60,
      label: ({ calendar }) => calendar.report(),
      link: linkOptions({ to: '/calendar/report' }),
      who: 'history.read',
    },
    {
      section: 'calendar',
      key: 'holidays',
      order: 30,
      label: ({ calendar }) => calendar.holidayList(),
      link: linkOptions({ to: '/calendar/holidays' }),
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
    holiday: () => linkOptions({ to: '/calendar/holidays' }),
    changeRequest: (id) => linkOptions({ to: '/calendar/changes/$id', params: { id } }),
  },
  notices: { parentingSchedule: {}, holiday: {}, changeRequest: {} },
  home: {
    order: 5,
    dictionaries: [],
    load: async () => (await import('./home/home-slots.tsx')).homeSlots,
  },
  charts: {
    changeRequest: { dictionary: 'calendar', labels: ({ calendar }) => calendar.changeLabel },
    holiday: { dictionary: 'calendar', labels: ({ calendar }) => calendar.scheduleLabel },
    parentingSchedule: { dictionary: 'calendar', labels: ({ calendar }) => calendar.scheduleLabel },
  },
}
