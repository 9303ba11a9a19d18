import { sql } from 'kysely'

export const wordsOf = (search: string): string[] => search.split(/\s+/).filter((word) => word !== '')

/** For `like`: folds a search word as the database folds its columns, and escapes its wildcards. */
export const patternOf = (word: string) => sql<string>`'%' || fold(${word.replace(/[\\%_]/g, '\\$&')}) || '%'`
