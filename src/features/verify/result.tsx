import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import type { Verdict } from '#domain/record/judge.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { verdictTitle } from '#i18n/verdict-text.ts'
import { ChecksCard } from './checks-card.tsx'
import { SaysCard } from './says-card.tsx'
import { VerdictBanner } from './verdict-banner.tsx'

type ResultProps = { verdict: Verdict; name: string; usedKey: ReactNode; onAgain: () => void }

/** Shows the verdict first, then the checks on which it rests. */
export function Result({ verdict, name, usedKey, onAgain }: ResultProps) {
  const { LL } = useI18nContext()
  const isWhole = verdict.checks.every(({ state }) => state === 'holds')
  const tone = isWhole ? 'done' : verdict.holds ? 'waiting' : 'problem'
  return (
    <>
      <VerdictBanner tone={tone} {...verdictTitle(LL, verdict)} onAgain={onAgain} />
      <ChecksCard verdict={verdict} name={name} />
      {verdict.summary && <SaysCard summary={verdict.summary} holds={verdict.holds} />}
      {usedKey}
      <chakra.p textStyle="secondary" color="fg.3">
        {LL.verify.limits()}
      </chakra.p>
    </>
  )
}
