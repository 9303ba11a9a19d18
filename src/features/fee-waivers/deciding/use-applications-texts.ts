import type { FeeWaiverDto } from '#contract/fee-waivers/fee-waivers.ts'
import { useFeeWaiverTexts } from '../fee-waiver-texts.ts'

/** Formats what the administrator's pages say. */
export function useApplicationsTexts() {
  const { LL, at, locale } = useFeeWaiverTexts()
  const nameOf = ({ applicant }: FeeWaiverDto) => `${applicant.firstName} ${applicant.lastName}`.trim()
  return { LL, at, locale, texts: LL.administration, nameOf }
}
