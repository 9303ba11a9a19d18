import type { BaseTranslation } from '../../i18n-types.ts'

/** `actor` is a parent's first name. No text names an address. */
const invitations = {
  label: {
    sent: 'Sent',
    accepted: 'Accepted',
    expired: 'Expired',
    withdrawn: 'Withdrawn',
    declined: 'Declined',
  },
  /** Entries of the record: the title of what they are about, as a report prints it, then what happened. */
  recordTitle: 'Invitation of the other parent',
  events: {
    begin: {
      you: 'You invited the other parent by email',
      name: '{actor:string} invited the other parent by email',
    },
    correct: {
      you: 'You corrected the address of the invitation',
      name: '{actor:string} corrected the address of the invitation',
    },
    resend: { you: 'You sent the invitation again', name: '{actor:string} sent the invitation again' },
    withdraw: { you: 'You withdrew the invitation', name: '{actor:string} withdrew the invitation' },
    confirm: {
      you: 'You confirmed the other address with which the other parent joins',
      name: '{actor:string} confirmed the other address with which the other parent joins',
    },
    refuse: {
      you: 'You refused another address with which someone wanted to join',
      name: '{actor:string} refused another address with which someone wanted to join',
    },
    ask: {
      you: 'You asked to join with another address than the invited one',
      name: '{actor:string} asked to join with another address than the invited one',
    },
    accept: {
      you: 'You accepted the invitation and joined',
      name: '{actor:string} accepted the invitation and joined',
    },
    decline: { you: 'You declined the invitation', name: '{actor:string} declined the invitation' },
    expire: { name: 'The invitation expired' },
  },
} satisfies BaseTranslation

export default invitations
