import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
import { linkOptions } from '@tanstack/react-router'
import { countedApart } from '#src/app/shared/data/home.ts'
import { historyRoot } from '#src/app/shared/record/history-key.ts'
import type { AppFeature } from '../feature.ts'
import { type SectionEntry, turnBadge } from '../navigation.ts'

/** An entry of the bar above the calendar's pages. Its key names its label. */
const page = (
  order: number,
  key: 'changes' | 'schedules' | 'holidayList',
  link: SectionEntry['link'],
  more?: Pick<SectionEntry, 'who'>,
): SectionEntry => ({ section: 'calendar', key, order, label: ({ calendar }) => calendar[key](), link, ...more })

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
      badge: turnBadge('calendar.plan', countedApart),
    },
    {
      section: 'calendar',
      key: 'calendar',
      order: 10,
      label: ({ calendar }) => calendar.area(),
      link: { to: '/calendar' },
    },
    page(15, 'changes', linkOptions({ to: '/calendar/changes' }), { who: 'changeRequest.see' }),
    page(20, 'schedules', linkOptions({ to: '/calendar/schedules' })),
    page(30, 'holidayList', linkOptions({ to: '/calendar/holidays' })),
  ],
  live: { queries: { calendar: () => [['calendar'], historyRoot] }, recorded: ['calendar'] },
  pages: {
    parentingSchedule: () => linkOptions({ to: '/calendar/schedules' }),
    holiday: () => linkOptions({ to: '/calendar/holidays' }),
    changeRequest: (id) => linkOptions({ to: '/calendar/changes/$id', params: { id } }),
    schoolBreak: () => linkOptions({ to: '/calendar/school' }),
    actualTime: (id) => linkOptions({ to: '/calendar/actual/$id', params: { id } }),
  },
  notices: { parentingSchedule: {}, holiday: {}, changeRequest: {}, actualTime: {}, schoolBreak: {} },
  home: {
    order: 5,
    dictionaries: [],
    load: async () => (await import('./home/home-slots.tsx')).homeSlots,
  },
  charts: {
    schoolBreak: { dictionary: 'calendar', labels: ({ calendar }) => calendar.breakLabel },
    actualTime: { dictionary: 'calendar', labels: ({ calendar }) => calendar.actualLabel },
    changeRequest: { dictionary: 'calendar', labels: ({ calendar }) => calendar.changeLabel },
    holiday: { dictionary: 'calendar', labels: ({ calendar }) => calendar.scheduleLabel },
    parentingSchedule: { dictionary: 'calendar', labels: ({ calendar }) => calendar.scheduleLabel },
  },
}
