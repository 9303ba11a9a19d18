import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import { useEffect, useState } from 'react'
import { waitText } from '#domain/wait-text.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'

type LockedNoticeProps = { until: number; wait: number; onEnd: () => void }

/** Counts down visually; a screen reader announces the whole wait once. */
export function LockedNotice({ until, wait, onEnd }: LockedNoticeProps) {
  const { LL, locale } = useI18nContext()
  const [left, setLeft] = useState(wait)
  useEffect(() => {
    const timer = setInterval(() => {
      const rest = until - Date.now()
      if (rest <= 0) onEnd()
      else setLeft(rest)
    }, 1000)
    return () => clearInterval(timer)
  }, [until, onEnd])
  const text = (milliseconds: number) => LL.login.locked({ wait: waitText(milliseconds, locale) })
  return (
    <>
      <VisuallyHidden role="alert">
        {LL.login.lockedTitle()}. {text(wait)}
      </VisuallyHidden>
      <Banner tone="warning" icon={IconClock} title={LL.login.lockedTitle()} announce="none">
        <span aria-hidden="true">{text(left)}</span>
      </Banner>
    </>
  )
}
