import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import type { Verdict } from '#domain/record/judge.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { verdictTitle } from '#i18n/verdict-text.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { ChecksCard } from './checks-card.tsx'
import { SaysCard } from './says-card.tsx'

type ResultProps = { verdict: Verdict; keyId: string; name: string; onAgain: () => void }

/** Shows the verdict first, then the checks on which it rests. */
export function Result({ verdict, keyId, name, onAgain }: ResultProps) {
  const { LL } = useI18nContext()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { title, text } = verdictTitle(LL, verdict)
  return (
    <>
      <Banner
        tone={verdict.holds ? 'done' : 'problem'}
        announce="none"
        title={
          <chakra.h2 ref={heading} tabIndex={-1} textStyle="cardHeading">
            {title}
          </chakra.h2>
        }
        action={
          <Button variant="secondary" onClick={onAgain}>
            {LL.verify.again()}
          </Button>
        }
      >
        {text}
      </Banner>
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
