import { sql } from 'kysely'

export const wordsOf = (search: string): string[] => search.split(/\s+/).filter((word) => word !== '')

/** For `like`: a word of a search, folded by the database as its columns are, and no longer a pattern of its own. */
export const patternOf = (word: string) => sql<string>`'%' || fold(${word.replace(/[\\%_]/g, '\\$&')}) || '%'`
