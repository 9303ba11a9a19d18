/** Lines of Home about expenses. Why one waits is said by `turn`, except where a list can say more. */
export const waiting = {
  all: 'See all in the expense log',
  total: 'total {total:string}',
  open: {
    other: '{name:string} added this on {date:string}. Your share is {percent:string}.',
    seen: '{name:string} first viewed it {time:string}.',
    unseen: '{name:string} has not viewed it yet.',
    viewing: '{creator:string} added this on {date:string}. {payer:string}’s share is {percent:string}.',
  },
  done: {
    title: 'You’re all caught up',
    text: 'When {name:string} adds or pays something and it’s your turn, it appears here.',
    alone: 'When the other parent adds or pays something and it’s your turn, it appears here.',
    viewing: 'Nothing is waiting for {name:string} right now.',
  },
  noChild: 'Every expense is for at least one child, so add a child first.',
}
