import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { SendingEligibilityDto } from '#contract/expenses/paying.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { otherParentOf, type Viewer } from '#src/app/shared/viewer/viewer.ts'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { PayFrame } from './pay-frame.tsx'
import type { Unready } from './sending.model.ts'

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: 'u2' } })

type PayUnreadyProps = {
  reader: Viewer
  how: ReactNode
  unready: Unready
  standing: Pick<SendingEligibilityDto, 'later'>
  onClose: () => void
}

/** Why nothing can be sent by bank now, and what to do about it. */
export function PayUnready({ reader, how, unready, standing, onClose }: PayUnreadyProps) {
  const { LL } = useI18nContext()
  const said = LL.payments.pay.unready
  const name = otherParentOf(reader)
  const [next] = standing.later
  const limitText = next
    ? said.limitText({ amount: reader.money(next.amount), date: reader.instant(next.from) })
    : LL.errors.sendingLimit()
  const texts: Record<Unready, { title: string; text: string }> = {
    account: { title: said.account(), text: LL.errors.accountCannotSend() },
    other: { title: said.other({ name }), text: said.otherText() },
    plan: { title: said.plan(), text: LL.errors.planPayments() },
    limit: { title: said.limit(), text: limitText },
  }
  const { title, text } = texts[unready]
  return (
    <PayFrame
      {...{ reader, onClose }}
      action={
        unready === 'account' && <ButtonLink link={<Link to="/expenses/account" />}>{said.accountAction()}</ButtonLink>
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
