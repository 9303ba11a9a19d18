import type { BaseTranslation } from '../../i18n-types.ts'

/** `actor` is whoever did it, by first name. Dates arrive formatted. */
const calendar = {
  /** The record calls a parenting schedule this. */
  recordTitle: 'Parenting schedule “{name:string}”',
  days: '{from:string} to {to:string}',
  daysFrom: 'From {from:string}',
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
    scheduleFollowed: {
      you: 'A newer parenting schedule replaced this one',
      name: 'A newer parenting schedule replaced this one',
    },
  },
} satisfies BaseTranslation

export default calendar
