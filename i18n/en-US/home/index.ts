import type { BaseTranslation } from '../../i18n-types.ts'

const home = {
  morning: 'Good morning, {name:string}',
  afternoon: 'Good afternoon, {name:string}',
  evening: 'Good evening, {name:string}',
  /** A professional is not greeted by the name of the parent whose view they see. */
  viewing: 'Waiting for {name:string}',
  /** A line of child support. `name` is the parent who did it, or the one who is owed. */
  support: {
    title: 'Child support',
    youOwe: 'you owe, due {date:string}',
    youOweOverdue: 'you owe, was due {date:string}',
    owes: '{name:string} owes, due {date:string}',
    owesOverdue: '{name:string} owes, was due {date:string}',
    task: {
      order: 'Confirm or dispute',
      end: 'Agree or decline',
      payment: 'Confirm a payment',
      due: 'Pay child support',
    },
    waitingFor: 'Waiting for {name:string}',
    why: {
      order: '{name:string} recorded an order from {date:string}.',
      end: '{name:string} asked for it to end on {date:string}.',
      payment: '{name:string} recorded a payment made on {date:string}.',
      due: 'Last due on {date:string}.',
    },
    /** The same, to whoever did it. */
    whyYours: {
      order: 'You recorded an order from {date:string}.',
      end: 'You asked for it to end on {date:string}.',
      payment: 'You recorded a payment made on {date:string}.',
      due: 'Last due on {date:string}.',
    },
    amount: { order: 'per payment', end: 'per payment', payment: 'to confirm', due: 'unpaid' },
  },
  /** The other parent has not joined. `name` is theirs. */
  coparent: {
    title: 'Your co-parent',
    task: { name: 'Name and invite', invite: 'Invite', word: 'Confirm or decline' },
    waitingFor: 'Waiting for {name:string}',
    why: {
      name: 'You have not said who they are.',
      invite: '{name:string} has not been invited yet.',
      word: 'Someone wants to join as {name:string} with a different email address.',
      answer: 'Invited on {date:string}. Has not joined yet.',
    },
  },
  /** Whose time it is this week. `name`, `from` and `to` are parents; times arrive formatted. */
  week: {
    title: 'Parenting time this week',
    next: 'Next exchange:',
    today: 'today, {time:string}',
    tomorrow: 'tomorrow, {time:string}',
    here: '{time:string} ({here:string} where you are)',
    arrives: 'Arrival: {time:string}',
    fromTo: '{from:string} to {to:string}',
    childFromTo: '{children:string}, {from:string} to {to:string}',
    none: 'No exchange is planned',
    band: 'Parenting time of {children:string}',
    part: '{name:string}, {from:string} to {until:string}',
    nobody: 'Not planned',
    loading: 'Loading this week',
    failed: 'This week could not be loaded.',
    retry: 'Try again',
    offline: 'You are offline. This week appears here once you are back online.',
    empty: 'There is no parenting schedule yet.',
    add: 'Add schedule',
  },
  /** A change request that waits for an answer. `name` is whoever asked or must answer. */
  change: {
    swapOf: 'Swap {first:string} for {second:string}',
    takeOf: '{name:string} has {day:string}',
    request: {
      you: 'You asked for time. Expires {time:string}.',
      name: '{name:string} asked for time. Expires {time:string}.',
    },
    offer: {
      you: 'You offered time. Expires {time:string}.',
      name: '{name:string} offered time. Expires {time:string}.',
    },
    task: 'Answer the request',
    waitingFor: 'Waiting for {name:string}',
  },
  /** Messages that the viewer, or the person as whom they look, has not opened. `name` is their author. */
  unopened: {
    title: 'Unopened messages',
    count: '{count:number} in total',
    from: '{name:string} · {time:string}',
    all: 'Open your inbox',
    allOf: 'Open the inbox',
    compose: 'New message',
  },
  /** What one parent says has really happened. `name` is whoever recorded it or must answer. */
  actual: {
    title: 'What really happened, {day:string}',
    recorded: '{name:string} recorded who had the children.',
    recordedYou: 'You recorded who had the children.',
    task: 'Confirm or dispute',
    waitingFor: 'Waiting for {name:string}',
  },
  figures: 'What you owe and are owed',
  /** Titles and counts of the two lists of what waits. */
  waiting: {
    you: 'Waiting for you',
    name: 'Waiting for {name:string}',
    others: 'Waiting for others',
    count: '{count:number} in total',
    loading: 'Loading your list',
    nobodyElse: 'You’re not waiting on anyone.',
    failed: {
      title: 'Your list could not be loaded',
      text: 'Nothing is lost. Check your connection, then try again.',
      retry: 'Try again',
    },
    offline: { title: 'You are offline', text: 'Your list appears here once you are back online.' },
  },
  notAParent: {
    title: 'Nothing for you to do here',
    text: 'This is where the parents keep track of what they share. It is between the two of them.',
    professional: 'You are on your own account. To see what the parents share, go to My Cases and view as one of them.',
  },
} satisfies BaseTranslation

export default home
