export type BenchPart =
  | 'requests'
  | 'rates'
  | 'commands'
  | 'families'
  | 'pdf'
  | 'log'
  | 'scheduler'
  | 'record'
  | 'calendar'
  | 'messages'
  | 'files'
  | 'tone'
  | 'names'
  | 'sizes'

export const benchParts: readonly BenchPart[]
