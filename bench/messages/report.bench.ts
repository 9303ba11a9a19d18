import { dateIn } from '#domain/time.ts'
import { printerOf } from '#server/features/message-reports/print-report.ts'
import { readReport } from '#server/features/message-reports/report.read.ts'
import { sendMessage } from '#server/features/messages/messages.send.ts'
import type { MessageRow } from '#server/features/messages/messages.store.ts'
import { openStorage } from '#server/files/open-storage.ts'
import { appendEntries } from '#server/history/append.ts'
import { beginUnitOfWork, type UnitOfWork } from '#server/lifecycle/unit-of-work.ts'
import type { Harness, Subject } from '../harness.ts'
import { inTurns, type Measure, median } from '../measure.ts'

const count = 2_000
const inThread = 10
const budget = 6_000
const text = 'The dentist moved the appointment to Tuesday morning. Can you take her, or should I ask for another day?'

/** Sends messages by the regular command, so that the report has their entries; they are of today. */
const sendMany = ({ deps }: Harness, { a, b, familyId }: Subject): Promise<void> =>
  deps.scopes.asViewer(a, async (tx) => {
    const entries: UnitOfWork['entries'] = []
    let last: MessageRow | undefined
    for (let nth = 0; nth < count; nth += 1) {
      const change = { ...beginUnitOfWork(tx, familyId, deps.clock.now()), entries }
      const answersId = nth % inThread === 0 ? null : (last?.id ?? null)
      const subject = `Dentist ${Math.floor(nth / inThread)}`
      const typed = { to: [b.personId], subject, body: `${text} (${nth})`, files: [], answersId, draft: null }
      last = await sendMessage(change, a, typed)
    }
    await appendEntries(tx, familyId, entries)
  })

/** Measures the print of 2,000 messages with its signed record, in families with more and with fewer messages beside. */
export const measureReports = async (
  harness: Harness,
  [among, less]: readonly [Subject, Subject],
  sizes: string,
): Promise<readonly Measure[]> => {
  const { deps } = harness
  const printer = printerOf(deps, await openStorage(deps.config))
  for (const subject of [among, less]) await sendMany(harness, subject)
  await harness.database.migrator.pool({ max: 1 }).query('analyze')
  const now = deps.clock.now()
  const today = dateIn(now, 'America/New_York')
  const print = (viewer: Subject['a']) => async () => {
    const begun = performance.now()
    const data = await deps.scopes.asViewer(viewer, (tx) => readReport(tx, viewer, { from: today, only: '1' }))
    const found = data.threads.reduce((sum, { messages }) => sum + messages.filter((one) => one.isShown).length, 0)
    if (found < count) throw new Error(`the report has ${found} messages`)
    await printer.pdfOf({ viewer, now, data }, 'en-US')
    return performance.now() - begun
  }
  const [withMany = [], withFew = []] = await inTurns(3, [print(among.a), print(less.a)])
  const [ours, plain] = [median(withMany), median(withFew)]
  return [
    {
      name: `a report of ${count} messages against its budget`,
      ours,
      plain: budget,
      unit: 'ms',
      ratio: budget / ours,
      aim: 1,
    },
    { name: `a report of ${count} messages, ${sizes}`, ours, plain, unit: 'ms', ratio: plain / ours, aim: 0.8 },
  ]
}
