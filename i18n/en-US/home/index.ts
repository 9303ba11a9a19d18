import type { BaseTranslation } from '../../i18n-types.ts'

const home = {
  morning: 'Good morning, {name:string}',
  afternoon: 'Good afternoon, {name:string}',
  evening: 'Good evening, {name:string}',
  /** For someone looking on, who is not greeted by another's name. */
  viewing: 'What waits for {name:string}',
  /** A line of child support. `name` is the parent who did it, or the one who is owed. */
  support: {
    title: 'Child support',
    youOwe: 'you owe, due {date:string}',
    owes: '{name:string} owes, due {date:string}',
    task: {
      order: 'Confirm or dispute',
      end: 'Agree or not',
      payment: 'Confirm a payment',
      due: 'Pay what is due',
    },
    waitingFor: 'Waiting for {name:string}',
    why: {
      order: '{name:string} recorded an order from {date:string}.',
      end: '{name:string} asks for it to end on {date:string}.',
      payment: '{name:string} recorded a payment, paid {date:string}.',
      due: 'It last fell due on {date:string}.',
    },
    /** The same, to whoever did it. */
    whyYours: {
      order: 'You recorded an order from {date:string}.',
      end: 'You ask for it to end on {date:string}.',
      payment: 'You recorded a payment, paid {date:string}.',
      due: 'It last fell due on {date:string}.',
    },
    amount: { order: 'each time', end: 'each time', payment: 'paid', due: 'open' },
  },
  figures: 'What you owe and are owed',
  /** Titles and counts of the two lists of what waits. */
  waiting: {
    you: 'Waiting for you',
    name: 'Waiting for {name:string}',
    others: 'Waiting for others',
    count: '{count:number} in all',
    loading: 'Loading what waits',
    nobodyElse: 'Nothing waits for anybody else.',
    failed: {
      title: 'What waits could not be loaded',
      text: 'Nothing is lost. Check your connection, then try again.',
      retry: 'Try again',
    },
    offline: { title: 'You are offline', text: 'What waits appears here when you are connected again.' },
  },
  notAParent: {
    title: 'There is nothing here for you to do',
    text: 'Your parents keep track of what they share here. That is theirs to settle, and nothing is asked of you.',
  },
} satisfies BaseTranslation

export default home
