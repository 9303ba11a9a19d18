/** The comparisons of `npm run bench`, in the order in which they run. Each can be run alone. */
export const benchParts = [
  'requests',
  'rates',
  'commands',
  'families',
  'pdf',
  'log',
  'scheduler',
  'record',
  'calendar',
  'messages',
  'files',
  'tone',
  'names',
  'sizes',
]
