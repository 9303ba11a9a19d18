import type { FeeWaiverDto } from '#contract/fee-waivers/fee-waivers.ts'
import { feeWaiverMachine } from '#machines/fee-waivers/fee-waiver.machine.ts'
import { lifecycleOf, toneOf } from '#src/app/shared/lifecycle/lifecycle.ts'
import { useFeeWaiverTexts } from '../fee-waiver-texts.ts'

/** Formats what the administrator's pages say. */
export function useApplicationsTexts() {
  const { LL, at, locale } = useFeeWaiverTexts()
  const nameOf = ({ applicant }: FeeWaiverDto) => `${applicant.firstName} ${applicant.lastName}`.trim()
  /** Says what an application waits for from an administrator's side, or how it ended. */
  const stateOf = (item: FeeWaiverDto) => {
    const lifecycle = lifecycleOf(feeWaiverMachine, item)
    const { yours, undocumented } = LL.administration.status
    const text = lifecycle.isYourTurn
      ? yours()
      : lifecycle.isFinal
        ? LL.feeWaivers.status[item.status]()
        : undocumented()
    return { tone: toneOf(lifecycle), text, isFinal: lifecycle.isFinal }
  }
  return { LL, at, locale, texts: LL.administration, nameOf, stateOf }
}
