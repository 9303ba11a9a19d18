import type { BaseTranslation } from '../../i18n-types.ts'

/** `actor` is whoever did it, by first name. Dates arrive formatted. */
const calendar = {
  schedules: 'Schedules',
  area: 'Calendar',
  connections: 'Other apps',
  loading: 'Loading the calendar',
  failedText: 'Nothing is lost. Check your connection, then try again.',
  retry: 'Try again',
  offlineTitle: 'You are offline',
  offlineText: 'The calendar appears here once you are back online.',
  views: { day: 'Day', week: 'Week', month: 'Month', list: 'List' },
  header: {
    view: 'View',
    today: 'Today',
    jump: 'Go to date',
    zone: 'All times are in the family’s time zone: {zone:string}.',
    previous: { day: 'Previous day', week: 'Previous week', month: 'Previous month', list: 'Previous month' },
    next: { day: 'Next day', week: 'Next week', month: 'Next month', list: 'Next month' },
  },
  empty: {
    title: 'No parenting schedule yet',
    text: 'Add the schedule that you both follow. The calendar then shows whose day it is, and why.',
    action: 'Add schedule',
    textOthers: 'Once your parents add one, this calendar shows with whom you are.',
  },
  /** One day: who has the children, from when to when. `name` is a parent, times arrive formatted. */
  day: {
    whole: 'all day',
    from: 'from {time:string}',
    until: 'until {time:string}',
    here: '{time:string} ({here:string} where you are)',
    nobody: 'Not planned',
    nothing: 'No schedule covers this time.',
    followed: '{before:string} until {time:string}, then {name:string}',
    exchange: 'Exchange at {time:string}',
    exchangeNamed: 'Exchange: {name:string}, {time:string}',
    exchangeAt: '{when:string}, {place:string}',
    whyYours: 'Why is this my day?',
    why: 'Why is this {name:string}’s day?',
  },
  /** The answers to the question above. */
  because: {
    cycle: '“{name:string}” gives {parent:string} this time, which begins on day {day:number} of {length:number}.',
    weekend: '“{name:string}” gives {parent:string} the {weekend:string} weekend of the month.',
    weekends: { first: 'first', second: 'second', third: 'third', fourth: 'fourth', fifth: 'fifth' },
    standing: {
      none: '{name:string} recorded this schedule. {other:string} has not confirmed it yet.',
      agreed: '{name:string} recorded this schedule, and {other:string} confirmed it.',
      objected: '{name:string} recorded this schedule, and {other:string} disputes it.',
    },
    holidayStanding: {
      none: '{name:string} recorded this holiday. {other:string} has not confirmed it yet.',
      agreed: '{name:string} recorded this holiday, and {other:string} confirmed it.',
      objected: '{name:string} recorded this holiday, and {other:string} disputes it.',
    },
    holiday: {
      whole: 'It is “{name:string}” of {year:number}, which comes before the schedule.',
      1: 'It is the first half of “{name:string}” of {year:number}, which comes before the schedule.',
      2: 'It is the second half of “{name:string}” of {year:number}, which comes before the schedule.',
    },
    swap: 'Both parents approved this change. It comes before the schedule.',
    actual: 'This is what was recorded as having happened.',
  },
  /** What stands on a day beside whose day it is. */
  marks: {
    swap: 'Swap?',
    change: 'Change?',
    waits: 'A change request waits for an answer',
    waitsForYou: 'A change request waits for your answer',
  },
  list: {
    exchange: '{from:string} to {to:string}, {time:string}',
    empty: 'Nothing in {month:string}',
    emptyText: 'Exchanges and everything else on these days would be listed here.',
  },
  shares: {
    title: 'Parenting time in {month:string}',
    nights: '{name:string} {count:number} {{count:night|nights}}',
    hours: '{name:string} {hours:string} hours',
    text: 'Counted from the schedule and the changes that you both approved.',
  },
  /** The record calls a parenting schedule this. */
  recordTitle: 'Parenting schedule “{name:string}”',
  days: '{from:string} to {to:string}',
  daysFrom: 'From {from:string}',
  holidayTitle: 'Holiday “{name:string}”',
  objectionTitle: 'Reason for a dispute',
  changeTitle: 'Change request',
  exchanged: '{name:string}: {from:string} to {until:string}',
  changeLabel: {
    open: 'Awaiting response',
    approved: 'Approved',
    declined: 'Declined',
    countered: 'Declined, with a change proposed',
    withdrawn: 'Withdrawn',
    expired: 'Expired',
  },
  scheduleLabel: { upcoming: 'Upcoming', active: 'Active', ended: 'Ended', deleted: 'Deleted' },
  events: {
    changeAsked: { you: 'You asked to change parenting time', name: '{actor:string} asked to change parenting time' },
    changeApproved: { you: 'You approved the change', name: '{actor:string} approved the change' },
    changeDeclined: { you: 'You declined the change', name: '{actor:string} declined the change' },
    changeCountered: {
      you: 'You declined and proposed another change',
      name: '{actor:string} declined and proposed another change',
    },
    changeWithdrawn: { you: 'You withdrew your change request', name: '{actor:string} withdrew the change request' },
    changeExpired: { you: 'The change request expired', name: 'The change request expired' },
    scheduleAdded: { you: 'You added a parenting schedule', name: '{actor:string} added a parenting schedule' },
    scheduleEdited: { you: 'You edited a parenting schedule', name: '{actor:string} edited a parenting schedule' },
    scheduleDeleted: { you: 'You deleted a parenting schedule', name: '{actor:string} deleted a parenting schedule' },
    scheduleConfirmed: {
      you: 'You confirmed the parenting schedule',
      name: '{actor:string} confirmed the parenting schedule',
    },
    scheduleDisputed: {
      you: 'You disputed the parenting schedule',
      name: '{actor:string} disputed the parenting schedule',
    },
    scheduleEnded: { you: 'You ended a parenting schedule', name: '{actor:string} ended a parenting schedule' },
    scheduleBegun: { you: 'A parenting schedule began', name: 'A parenting schedule began' },
    schedulePassed: { you: 'A parenting schedule ended', name: 'A parenting schedule ended' },
    holidayAdded: { you: 'You added a holiday', name: '{actor:string} added a holiday' },
    holidayEdited: { you: 'You edited a holiday', name: '{actor:string} edited a holiday' },
    holidayDeleted: { you: 'You deleted a holiday', name: '{actor:string} deleted a holiday' },
    holidayConfirmed: { you: 'You confirmed the holiday', name: '{actor:string} confirmed the holiday' },
    holidayDisputed: { you: 'You disputed the holiday', name: '{actor:string} disputed the holiday' },
    holidayEnded: { you: 'You ended a holiday', name: '{actor:string} ended a holiday' },
    holidayBegun: { you: 'A holiday took effect', name: 'A holiday took effect' },
    holidayPassed: { you: 'A holiday ended', name: 'A holiday ended' },
    objectionWritten: {
      you: 'You gave the reason for your dispute',
      name: '{actor:string} gave the reason for the dispute',
    },
    scheduleFollowed: {
      you: 'A newer parenting schedule replaced this one',
      name: 'A newer parenting schedule replaced this one',
    },
  },
} satisfies BaseTranslation

export default calendar
