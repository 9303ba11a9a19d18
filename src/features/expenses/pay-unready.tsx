import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { otherParentOf } from '#src/app/reader.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import type { PayProps } from './pay-by-check.tsx'
import type { Unready } from './sending.model.ts'

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: 'u2' } })

type Props = Pick<PayProps, 'reader' | 'words' | 'onClose' | 'how'> & {
  unready: Unready
  standing: { readonly later: readonly { readonly from: string; readonly amount: number }[] }
}

/** Why nothing can be sent by bank now, and what to do about it. */
export function PayUnready({ reader, words, onClose, how, unready, standing }: Props) {
  const { LL } = useI18nContext()
  const { pay } = LL.payments
  const { dialogs } = words.expenses
  const name = otherParentOf(reader)
  const said = pay.unready
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
    <Dialog
      open
      onClose={onClose}
      title={pay.title({ name })}
      closeLabel={dialogs.close()}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {dialogs.cancel()}
          </Button>
          {unready === 'account' && (
            <ButtonLink link={<Link to="/expenses/account" />}>{said.accountAction()}</ButtonLink>
          )}
        </>
      }
    >
      <Stack>
        {how}
        <Banner tone="waiting" title={title} announce="status">
          {text}
        </Banner>
      </Stack>
    </Dialog>
  )
}
