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
  recordTitle: 'Invitation to the other parent',
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
      you: 'You confirmed a different address for the other parent',
      name: '{actor:string} confirmed a different address for the other parent',
    },
    refuse: {
      you: 'You declined a different address that someone wanted to use',
      name: '{actor:string} declined a different address that someone wanted to use',
    },
    ask: {
      you: 'You asked to join with an address other than the invited one',
      name: '{actor:string} asked to join with an address other than the invited one',
    },
    accept: {
      you: 'You accepted the invitation and joined',
      name: '{actor:string} accepted the invitation and joined',
    },
    decline: { you: 'You declined the invitation', name: '{actor:string} declined the invitation' },
    expire: { name: 'The invitation expired' },
  },
  /** The page of the co-parent. `name` is the other parent's first name, or `someone` while nobody is named. */
  title: 'Co-parent',
  lead: 'Who shares this record with you, and how they join it.',
  back: 'My Account',
  someone: 'your co-parent',
  loading: 'Loading',
  retry: 'Try again',
  failedTitle: 'This page could not be loaded',
  failedText: 'Nothing is lost. Check your connection, then try again.',
  offlineTitle: 'You are offline',
  offlineText: 'The invitation appears here once you are back online.',
  refusedTitle: 'This page is for parents',
  refusedText: 'Only the parents of a family can see who was invited to it.',
  known: {
    title: 'How each of you is verified',
    text: 'An address is confirmed once someone uses a link we emailed to it. Reports and exports say the same as this list.',
    address: { yes: 'Email address confirmed', no: 'Email address not confirmed yet' },
    identity: { yes: 'Identity verified by the bank', no: 'Identity not verified by the bank' },
    notJoined: 'Has not joined yet',
  },
  sent: {
    chip: 'Waiting for {name:string}',
    title: '{name:string} has not joined yet',
    why: 'We emailed an invitation on {at:string}. Until {name:string} joins, nobody can answer for them. You can keep adding to the record.',
    account:
      'If {name:string} has an account, they can accept with it through the same link. Their own family stays as it is, and nothing is merged.',
  },
  word: {
    chip: 'Your turn',
    chipOther: 'Waiting for {name:string}',
    title: 'Is this {name:string}’s address?',
    why: 'Someone opened your invitation and wants to join with an address you did not invite. Whoever joins with it answers as {name:string} from then on.',
    confirm: 'Yes, it is {name:string}’s',
    refuse: 'No, it is not',
  },
  facts: {
    invited: 'Invited address',
    other: 'Address they want to use',
    sentAt: 'Sent',
    until: 'Ends',
  },
  actions: { resend: 'Send again', correct: 'Correct the address', withdraw: 'Withdraw' },
  sendings: 'One address gets at most {count:number} invitations in {days:number} days.',
  none: {
    title: 'Invite {name:string}',
    text: 'They get an email with a link of their own, and choose their own username and password. Until they join, nobody can answer for them.',
    lookingOn: 'Nobody has been invited.',
    action: 'Invite {name:string}',
    again: 'Invite {name:string} again',
    otherAddress: 'Invite another address',
    account: '{name:string} has an account',
  },
  unnamed: {
    title: 'You have not named your co-parent',
    text: 'Until you do, there is nobody to share an expense with.',
    action: 'Name and invite them',
    account: 'They have an account',
  },
  over: {
    sent: 'The invitation sent on {at:string} is waiting for an answer.',
    accepted: '{name:string} accepted the invitation on {at:string}.',
    expired: 'The last invitation expired on {at:string} without an answer.',
    withdrawn: 'The last invitation was withdrawn on {at:string}.',
    declined: '{name:string} declined the invitation on {at:string}.',
  },
  declined: {
    title: '{name:string} declined',
    text: 'They declined on {at:string}. That address cannot be invited again before {until:string}. You can keep adding to the record; what you add stays unanswered.',
  },
  joined: {
    title: '{name:string} has joined',
    own: 'You accepted the invitation on {at:string}.',
    text: 'You and {name:string} see the same record, and neither of you can change it alone.',
    lookingOn: 'Both parents see the same record, and neither can change it alone.',
  },
  closed: {
    chip: 'Closed',
    title: '{name:string}’s account was closed',
    at: 'Closed on {at:string}.',
    text: 'You keep everything, and can read and export the record as before. {name:string} can no longer answer anything.',
    lookingOn: 'The record can be read and exported as before. {name:string} can no longer answer anything.',
  },
  earlier: 'Earlier invitations',
  earlierLine: 'Sent {at:string}',
  form: {
    name: 'Name and invite your co-parent',
    invite: 'Invite {name:string}',
    inviteText: 'We’ll email a link that is meant for them alone. It works for {days:number} days.',
    accountText:
      'We email a link to the address of their account. They accept while signed in to it, and this family becomes one more in their account. The family that each of you has stays as it is, and nothing is merged. The link works for {days:number} days.',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    accountEmail: 'Email of their account',
    correct: 'Correct the address',
    correctText: 'The link that we sent to {email:string} stops working, and a new one goes to the new address.',
    newEmail: 'New address',
    send: 'Send the invitation',
    correctSend: 'Correct and send',
    failed: 'The invitation was not sent',
  },
  dialogs: {
    close: 'Close',
    cancel: 'Cancel',
    withdraw: {
      title: 'Withdraw the invitation?',
      text: 'The link that {name:string} got stops working. You can invite them again later.',
      action: 'Withdraw',
    },
    confirm: {
      title: 'Confirm this address?',
      text: '{email:string} becomes the invited address, and whoever reads it can join as {name:string}. This cannot be undone once they have joined.',
      action: 'Confirm the address',
    },
    refuse: {
      title: 'Decline this address?',
      text: 'Nobody can join with {email:string}. The invitation to {invited:string} stays open.',
      action: 'Decline the address',
    },
  },
  done: {
    invited: 'The invitation is on its way',
    resend: 'The invitation was sent again',
    correct: 'The invitation is on its way to the new address',
    withdraw: 'The invitation was withdrawn',
    confirm: 'The address was confirmed',
    refuse: 'The address was declined',
  },
  failed: {
    resend: 'The invitation was not sent',
    correct: 'The address was not corrected',
    withdraw: 'The invitation was not withdrawn',
    confirm: 'The address was not confirmed',
    refuse: 'The address was not declined',
  },
  /** The page on which somebody with an account answers. `name` is the inviter's first name. */
  opened: {
    title: 'An invitation',
    accepts: 'Share a record with {name:string}?',
    acceptText:
      'You already have an account. If you accept, this becomes another family in it, and you choose in your account menu which one you see. {name:string} does not find out about your other families, and nothing is merged.',
    accept: 'Accept',
    otherTitle: 'Your account has another address',
    other:
      '{name:string} invited a different address from the one on your account. Before you can accept, {name:string} has to confirm that yours is really you.',
    asked: 'We asked {name:string} to confirm your address. You will get an email when that is done.',
    ownChip: 'Your own',
    ownTitle: 'This invitation is not for you',
    own: 'You already belong to this family. The invitation is for the other parent.',
    families: 'The families in your account',
    stays: 'It stays as it is.',
    empty: 'Nothing has been recorded in it. It stays, and you can leave it alone.',
    toHome: 'Go to Home',
  },
  conflict: {
    title: 'Nothing was done',
    text: 'The invitation changed while you were reading. This is how it stands now.',
  },
} satisfies BaseTranslation

export default invitations
