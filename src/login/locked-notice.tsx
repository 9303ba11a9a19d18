import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import { useEffect, useState } from 'react'
import type { Locale } from '#contract/locale.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'

/** Returns `14 minutes 5 seconds` in the viewer's locale. */
export function waitText(milliseconds: number, locale: Locale): string {
  const seconds = Math.ceil(milliseconds / 1000)
  const unit = (value: number, name: 'minute' | 'second') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'long' }).format(value)
  const minutes = Math.floor(seconds / 60)
  const rest = seconds % 60
  return [minutes > 0 && unit(minutes, 'minute'), (rest > 0 || minutes === 0) && unit(rest, 'second')]
    .filter(Boolean)
    .join(' ')
}

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
