import type { BaseTranslation } from '../../i18n-types.ts'

/** `actor` is whoever did it, by first name. Dates arrive formatted. */
const calendar = {
  /** What a parenting schedule is called on the record. */
  recordTitle: 'Parenting schedule “{name:string}”',
  days: '{from:string} to {to:string}',
  daysFrom: 'From {from:string}',
  scheduleLabel: { upcoming: 'Upcoming', active: 'Active', ended: 'Ended', deleted: 'Deleted' },
  events: {
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
    scheduleFollowed: {
      you: 'A newer parenting schedule replaced this one',
      name: 'A newer parenting schedule replaced this one',
    },
  },
} satisfies BaseTranslation

export default calendar
