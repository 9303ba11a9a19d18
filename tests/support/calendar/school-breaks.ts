import { randomUUID } from 'node:crypto'
import type { NewSchoolBreak, SchoolBreakCommand } from '#contract/calendar/school-breaks.ts'
import { addDays, dateIn } from '#domain/time.ts'
import { listBreaks } from '#server/features/calendar/school/school.begin.ts'
import { schoolBreakLifecycle } from '#server/features/calendar/school/school.lifecycle.ts'
import { lockBreak, type SchoolBreakRow } from '#server/features/calendar/school/school.store.ts'
import { advance } from '#server/lifecycle/advance.ts'
import type { Stage } from '../stage.ts'

type Sent = Omit<SchoolBreakCommand, 'version'>

/** Sam lists five days without school, of a name of their own, for the family's children, ten days from now. */
export const breaksOn = (on: Stage) => {
  const ahead = (days: number): string => addDays(dateIn(on.clock.now(), 'America/New_York'), days)
  const typed = (change: Partial<NewSchoolBreak> = {}): NewSchoolBreak => ({
    name: `Break ${randomUUID().slice(0, 8)}`,
    from: ahead(10),
    to: ahead(14),
    ...change,
  })
  const list = async (change: Partial<NewSchoolBreak> = {}, childIds = on.expense().childIds): Promise<string> => {
    const [row] = await on.act(on.sam, (into) => listBreaks(into, on.sam, { childIds, breaks: [typed(change)] }))
    if (!row) throw new Error('it was listed before')
    return row.id
  }
  const row = async (id: string): Promise<SchoolBreakRow> => {
    const found = await on.scopes.asSystem(on.family.id, (tx) => lockBreak(tx, id, 'toRead'))
    if (!found) throw new Error('there is no such entry')
    return found
  }
  /** Sends a command with the present version. */
  const send = async (who: 'dana' | 'sam', id: string, command: Sent): Promise<void> => {
    const { version } = await row(id)
    await on.act(on[who], (change) => advance(change, schoolBreakLifecycle, id, { ...command, version }, on[who]))
  }
  return { ahead, typed, list, row, send }
}
