import { chakra } from '@chakra-ui/react/styled-system'
import { Link, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { otherParentOf, type Viewer } from '#src/app/shared/viewer/viewer.ts'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { PayFrame } from './pay-frame.tsx'
import type { Unready } from './sending.model.ts'

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: 'u2' } })

type PayUnreadyProps = {
  viewer: Viewer
  how: ReactNode
  unready: Unready
  onClose: () => void
}

/** Says why no bank transfer is possible now, and what to do about it. */
export function PayUnready({ viewer, how, unready, onClose }: PayUnreadyProps) {
  const { LL } = useI18nContext()
  const { unready: messages } = LL.payments.pay
  const name = otherParentOf(viewer)
  const { id: expense } = useParams({ strict: false })
  const texts: Record<Unready, { title: string; text: string }> = {
    account: { title: messages.account(), text: messages.accountText() },
    other: { title: messages.other({ name }), text: messages.otherText() },
    plan: { title: messages.plan(), text: LL.errors.planPayments() },
  }
  const { title, text } = texts[unready]
  return (
    <PayFrame
      viewer={viewer}
      onClose={onClose}
      action={
        (unready === 'account' && (
          <ButtonLink
            link={<Link to="/expenses/account/signUp" search={expense ? { back: `/expenses/${expense}` } : {}} />}
          >
            {messages.accountAction()}
          </ButtonLink>
        )) ||
        (unready === 'plan' && <ButtonLink link={<Link to="/account/plan" />}>{messages.planAction()}</ButtonLink>)
      }
    >
      <Stack>
        {how}
        <Banner tone="waiting" title={title} announce="status">
          {text}
        </Banner>
      </Stack>
    </PayFrame>
  )
}
