import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import { useEffect, useState } from 'react'
import { waitText } from '#domain/wait-text.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'

type LockedNoticeProps = {
  /** In milliseconds by this device's clock. */
  until: number
  wait: number
  title: string
  /** Says how long to wait. */
  text: (wait: { wait: string }) => string
  onEnd: () => void
}

/** Counts down visually; a screen reader announces the whole wait once. */
export function LockedNotice({ until, wait, title, text, onEnd }: LockedNoticeProps) {
  const { locale } = useI18nContext()
  const [left, setLeft] = useState(wait)
  useEffect(() => {
    const timer = setInterval(() => {
      const rest = until - Date.now()
      if (rest <= 0) onEnd()
      else setLeft(rest)
    }, 1000)
    return () => clearInterval(timer)
  }, [until, onEnd])
  const textOf = (milliseconds: number) => text({ wait: waitText(milliseconds, locale) })
  return (
    <>
      <VisuallyHidden role="alert">
        {title}. {textOf(wait)}
      </VisuallyHidden>
      <Banner tone="warning" icon={IconClock} title={title} announce="none">
        <span aria-hidden="true">{textOf(left)}</span>
      </Banner>
    </>
  )
}
