import { aloneTitle } from '#i18n/compare-text.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { CompareResult } from './compare-result.tsx'
import { ProofResult } from './proof-result.tsx'
import { Result } from './result.tsx'
import type { Outcome } from './run-check.ts'
import { UsedKey } from './used-key.tsx'
import { VerdictBanner } from './verdict-banner.tsx'

type OutcomeViewProps = { outcome: Outcome; whose: 'site' | 'own'; onAgain: () => void }

/** Shows what was found, and with whose key. */
export function OutcomeView({ outcome: { found, keyId }, whose, onAgain }: OutcomeViewProps) {
  const { LL } = useI18nContext()
  const usedKey = <UsedKey id={keyId} whose={whose} />
  if (found.kind === 'two')
    return <CompareResult files={found.files} compared={found.compared} usedKey={usedKey} onAgain={onAgain} />
  const { file, name } = found
  if (file.kind === 'record') return <Result verdict={file.verdict} name={name} usedKey={usedKey} onAgain={onAgain} />
  if (file.kind === 'proof')
    return <ProofResult verdict={file.verdict} name={name} usedKey={usedKey} onAgain={onAgain} />
  const fails = file.kind === 'checkpoint' && file.verdict.state === 'fails'
  const tone = file.kind === 'consistency' ? 'waiting' : fails ? 'problem' : 'done'
  return (
    <>
      <VerdictBanner tone={tone} {...aloneTitle(LL, file)} onAgain={onAgain} />
      {usedKey}
    </>
  )
}
