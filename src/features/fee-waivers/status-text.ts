import type { FeeWaiverDto } from '#contract/fee-waivers/fee-waivers.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'

/** Says what an application waits for, or how it ended. */
export const statusText = (
  { status, facts, endedAt }: FeeWaiverDto,
  { feeWaivers: { status: texts } }: Pick<TranslationFunctions, 'feeWaivers'>,
): string => (endedAt === null && !facts.documented ? texts.undocumented() : texts[status]())
