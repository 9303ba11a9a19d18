import { useI18nContext } from '#i18n/i18n-react.tsx'
import { AccountHeader } from '../account/account-header.tsx'
import { Columns } from '../account/columns.tsx'
import { EmailCard } from './email-card.tsx'

/** Shows the address of the person's mails and changes it. */
export function EmailPage() {
  const { pages } = useI18nContext().LL.account
  return (
    <>
      <AccountHeader title={pages.email.title()} />
      <Columns>
        <EmailCard />
      </Columns>
    </>
  )
}
