/** Lines of Home about expenses. Why one waits is said by `turn`, except where a list can say more. */
export const waiting = {
  all: 'See all in the expense log',
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
}
