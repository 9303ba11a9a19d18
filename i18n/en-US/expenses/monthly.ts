/** Expenses that come back each month, as drafts of their owner. */
export const monthly = {
  label: { active: 'Each month', ended: 'Ended' },
  from: 'From {date:string}',
  repeat: 'Repeat each month',
  dialog: {
    title: 'Repeat {expense:string} each month?',
    text: 'Each month you get a filled-in draft. Nothing is sent until you check it and add it. Only you see the draft.',
    firstOn: 'First draft on',
    endsOn: 'Last draft by',
    action: 'Repeat each month',
    done: 'You’ll get the first draft on {date:string}.',
    failed: 'This was not set to repeat.',
  },
  home: {
    ready: 'Ready to send',
    why: 'Check it, then add it. For {date:string}.',
  },
  draft: {
    title: 'This expense repeats each month.',
    text: 'Nothing is sent until you add it. Next: {date:string}.',
    skip: 'Skip this month',
    end: 'Stop repeating',
    skipped: 'Skipped.',
    ended: 'It no longer repeats.',
    failed: 'Nothing was changed.',
  },
  list: {
    title: 'Each month',
    next: 'Next draft {date:string}',
    until: 'Next draft {date:string}, last by {end:string}',
    open: 'Check and add',
  },
}
