import { Cards } from './cards.tsx'
import { People } from './people.tsx'
import { Reading } from './reading.tsx'
import { Tables } from './tables.tsx'
import { Turns } from './turns.tsx'

/** What shows the record. */
export const showing = {
  cards: Cards,
  people: People,
  turns: Turns,
  tables: Tables,
  reading: Reading,
}
