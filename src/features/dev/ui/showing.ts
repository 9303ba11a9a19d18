import { Cards } from './samples/cards.tsx'
import { People } from './samples/people.tsx'
import { Reading } from './samples/reading.tsx'
import { Tables } from './samples/tables.tsx'
import { Turns } from './samples/turns.tsx'

/** What shows the record. */
export const showing = {
  cards: Cards,
  people: People,
  turns: Turns,
  tables: Tables,
  reading: Reading,
}
