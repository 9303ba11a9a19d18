import { useState } from 'react'
import type { FeeWaiverDto, OwnFeeWaiverDto } from '#contract/fee-waivers/fee-waivers.ts'
import { feeWaiverLimits } from '#contract/fee-waivers/limits.ts'
import { feeWaiverMachine } from '#machines/fee-waivers/fee-waiver.machine.ts'
import { lifecycleOf } from '#src/app/shared/lifecycle/lifecycle.ts'
import { AboutCard } from './about-card.tsx'
import { ApplicationCard } from './application-card.tsx'
import { SendCard } from './send-card.tsx'

const takesDocument = (waiver: FeeWaiverDto): boolean =>
  waiver.documents.length < feeWaiverLimits.documents &&
  lifecycleOf(feeWaiverMachine, waiver).can({ type: 'feeWaiver.addDocument' })

/** Shows what was applied for and its answer, and what the applicant can send now. */
export function FeeWaiverView({ own: { waiver, grantedUntil, mayApply } }: { own: OwnFeeWaiverDto }) {
  // An ended application comes first, and a new one is begun by a press.
  const [again, setAgain] = useState(false)
  const applies = mayApply && (waiver === null || again)
  const open = waiver && !mayApply && takesDocument(waiver) ? waiver : null
  return (
    <>
      {waiver && (
        <ApplicationCard
          waiver={waiver}
          grantedUntil={grantedUntil}
          mayApply={mayApply}
          onAgain={applies ? null : () => setAgain(true)}
        />
      )}
      {!waiver?.facts.documented && <AboutCard />}
      {(applies || open) && <SendCard open={open} />}
    </>
  )
}
