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
  | 'tone'
  | 'names'
  | 'sizes'

export const benchParts: readonly BenchPart[]
