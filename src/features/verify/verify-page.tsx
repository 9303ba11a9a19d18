import { canCheck } from '#domain/record/keys.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { AskCard } from './ask-card.tsx'
import { ProofResult } from './proof-result.tsx'
import { Result } from './result.tsx'
import { useVerify } from './use-verify.ts'
import { VerifyFrame } from './verify-frame.tsx'

/** Checks an exported record in this browser. It needs no account, and no connection once it is loaded. */
export function VerifyPage() {
  const { verify: text } = useI18nContext().LL
  const verify = useVerify()
  const { phase } = verify
  if (phase.at === 'done')
    return (
      <VerifyFrame>
        {phase.verdict && (
          <Result verdict={phase.verdict} keyId={phase.keyId} name={phase.name} onAgain={verify.again} />
        )}
        {phase.proof && (
          <ProofResult verdict={phase.proof} keyId={phase.keyId} name={phase.name} onAgain={verify.again} />
        )}
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
