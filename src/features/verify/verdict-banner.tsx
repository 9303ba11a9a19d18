import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'

type VerdictBannerProps = {
  tone: 'done' | 'problem' | 'waiting'
  title: string
  text: string
  onAgain: () => void
}

/** Says the verdict, and receives the focus because it appears in place of the form. */
export function VerdictBanner({ tone, title, text, onAgain }: VerdictBannerProps) {
  const { LL } = useI18nContext()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Banner
      tone={tone}
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
  )
}
