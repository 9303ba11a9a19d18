import { chakra } from '@chakra-ui/react/styled-system'
import type { Verdict } from '#domain/record/judge.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { verdictTitle } from '#i18n/verdict-text.ts'
import { ChecksCard } from './checks-card.tsx'
import { SaysCard } from './says-card.tsx'
import { VerdictBanner } from './verdict-banner.tsx'

type ResultProps = { verdict: Verdict; keyId: string; name: string; onAgain: () => void }

/** Shows the verdict first, then the checks on which it rests. */
export function Result({ verdict, keyId, name, onAgain }: ResultProps) {
  const { LL } = useI18nContext()
  return (
    <>
      <VerdictBanner holds={verdict.holds} {...verdictTitle(LL, verdict)} onAgain={onAgain} />
      <ChecksCard verdict={verdict} name={name} />
      {verdict.summary && <SaysCard summary={verdict.summary} holds={verdict.holds} />}
      <chakra.p textStyle="secondary" color="fg.3">
        {LL.verify.yourKey({ key: keyId })}
      </chakra.p>
      <chakra.p textStyle="secondary" color="fg.3">
        {LL.verify.limits()}
      </chakra.p>
    </>
  )
}
