import type { Waiting } from '../../feature.ts'
import { MonthlyLines } from '../monthly/monthly-lines.tsx'
import { WaitingLines } from './waiting-lines.tsx'

/** Lists one's own drafts before what others wait for. */
export function ReadyAndWaiting({ waiting }: { waiting: Waiting }) {
  return (
    <>
      <MonthlyLines waiting={waiting} />
      <WaitingLines waiting={waiting} />
    </>
  )
}
