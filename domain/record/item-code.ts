import { shortCodeOf } from './short-code.ts'

const groups = 2

/** Returns two groups, such as `7ZK3M-0D5XQ`, that name an item by its id on a page that people read. */
export const itemCodeOf = (id: string): string =>
  shortCodeOf(id.replaceAll('-', '')).split('-').slice(0, groups).join('-')
