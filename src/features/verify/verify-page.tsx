import { canCheck } from '#domain/record/keys.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { AskCard } from './ask-card.tsx'
import { OutcomeView } from './outcome-view.tsx'
import type { SiteKey } from './site-key.ts'
import { useVerify } from './use-verify.ts'
import { VerifyFrame } from './verify-frame.tsx'

/** Checks files in this browser. It needs no account, and no connection once it is loaded. */
export function VerifyPage({ site }: { site: SiteKey | null }) {
  const { verify: text } = useI18nContext().LL
  const verify = useVerify(site)
  const { phase } = verify
  if (phase.at === 'done')
    return (
      <VerifyFrame>
        <OutcomeView outcome={phase.outcome} whose={phase.whose} onAgain={verify.again} />
      </VerifyFrame>
    )
  return (
    <VerifyFrame>
      {!canCheck() && (
        <Banner tone="problem" announce="none" title={text.unsupportedTitle()}>
          {text.unsupported()}
        </Banner>
      )}
      {phase.at === 'failed' && (
        <Banner tone="problem" announce="alert" title={text.failedTitle()}>
          {text.failed()}
        </Banner>
      )}
      <AskCard verify={verify} />
    </VerifyFrame>
  )
}
