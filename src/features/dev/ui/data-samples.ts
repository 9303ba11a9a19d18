import { Cards } from './samples/cards.tsx'
import { People } from './samples/people.tsx'
import { Reading } from './samples/reading.tsx'
import { Tables } from './samples/tables.tsx'
import { Turns } from './samples/turns.tsx'

/** This chunk contains the blocks that show data. */
export const dataSamples = {
  cards: Cards,
  people: People,
  turns: Turns,
  tables: Tables,
  reading: Reading,
}
