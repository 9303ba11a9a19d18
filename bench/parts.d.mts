export type BenchPart =
  | 'requests'
  | 'rates'
  | 'commands'
  | 'families'
  | 'pdf'
  | 'log'
  | 'scheduler'
  | 'record'
  | 'sizes'

export const benchParts: readonly BenchPart[]
