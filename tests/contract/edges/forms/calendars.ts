import { calendarFeedRoutes, type NewCalendarFeed, newCalendarFeed } from '#contract/calendar-feeds/calendar-feeds.ts'
import {
  connectedCalendarRoutes,
  type NewConnectedCalendar,
  newConnectedCalendar,
} from '#contract/connected-calendars/connected-calendars.ts'
import { limits } from '#contract/limits.ts'
import { formOf, long, problemsOfSchema } from './form.ts'

const { name, url } = limits.connectedCalendar
const site = 'https://school.example/'

export const connectedForm = formOf<NewConnectedCalendar>({
  name: 'connected calendar',
  route: connectedCalendarRoutes.add,
  right: () => ({ name: 'School', url: `${site}term.ics`, colour: 'green' }),
  problems: (values) => problemsOfSchema(newConnectedCalendar, values),
  body: (values) => values,
  rows: [
    { rules: ['calendarName'], what: 'the longest name', typed: { name: long(name) } },
    { rules: ['calendarName'], what: 'a longer name', typed: { name: long(name + 1) }, problem: ['name', 'tooLong'] },
    { rules: ['calendarName'], what: 'no name', typed: { name: '' }, problem: ['name', 'required'] },
    { rules: ['calendarUrl'], what: 'the longest address', typed: { url: site + long(url - site.length) } },
    {
      rules: ['calendarUrl'],
      what: 'a longer address',
      typed: { url: site + long(url + 1 - site.length) },
      problem: ['url', 'tooLong'],
    },
    { rules: ['calendarUrl'], what: 'an address of a program', typed: { url: 'webcal://school.example/term.ics' } },
    {
      rules: ['calendarUrl'],
      what: 'an address without encryption',
      typed: { url: 'http://school.example/term.ics' },
      problem: ['url', 'notFetchable'],
    },
    { rules: ['calendarUrl'], what: 'no address', typed: { url: '' }, problem: ['url', 'required'] },
    { rules: ['requiredColour'], what: 'a colour', typed: { colour: 'teal' } },
    {
      rules: ['requiredColour'],
      what: 'no colour',
      typed: { colour: '' as NewConnectedCalendar['colour'] },
      problem: ['colour', 'required'],
    },
  ],
})

export const feedForm = formOf<NewCalendarFeed>({
  name: 'address of the calendar',
  route: calendarFeedRoutes.make,
  right: () => ({ name: 'Phone', scope: 'parentingTime', names: 'initials', colour: 'teal' }),
  problems: (values) => problemsOfSchema(newCalendarFeed, values),
  body: (values) => values,
  rows: [
    { rules: ['calendarName'], what: 'one character', typed: { name: 'P' } },
    { rules: ['calendarName'], what: 'the longest name', typed: { name: long(limits.calendarFeed.name) } },
    {
      rules: ['calendarName'],
      what: 'a longer name',
      typed: { name: long(limits.calendarFeed.name + 1) },
      problem: ['name', 'tooLong'],
    },
    { rules: ['calendarName'], what: 'spaces', typed: { name: '  ' }, problem: ['name', 'required'] },
  ],
})
