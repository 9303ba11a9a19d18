/** What waits, by whose turn it is, as home shows it. Why it waits is said by `turn`, but where a list can say more. */
export const waiting = {
  you: 'Waiting for you',
  name: 'Waiting for {name:string}',
  others: 'Waiting for others',
  count: '{count:number} in all',
  all: 'See all in the expense log',
  loading: 'Loading what waits',
  total: 'total {total:string}',
  open: {
    other: '{name:string} added this {date:string}. Your share is {percent:string}.',
    seen: 'First viewed by {name:string} {time:string}.',
    unseen: '{name:string} has not viewed it yet.',
    viewing: '{creator:string} added this {date:string}. The share of {payer:string} is {percent:string}.',
  },
  done: {
    title: 'Nothing waits for you',
    text: 'What {name:string} adds or pays appears here when it is your turn.',
    alone: 'What the other parent adds or pays appears here when it is your turn.',
    viewing: 'Nothing waits for {name:string} now.',
  },
  noChild: 'Expenses are recorded for a child, and this family has none yet. Add a child first.',
  nobodyElse: 'Nothing waits for anybody else.',
  failed: {
    title: 'What waits could not be loaded',
    text: 'Nothing is lost. Check your connection, then try again.',
    retry: 'Try again',
  },
  offline: 'What waits appears here when you are connected again.',
}
