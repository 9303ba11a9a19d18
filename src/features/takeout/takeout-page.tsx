import { useI18nContext } from '#i18n/i18n-react.tsx'
import { AccountHeader } from '../account/account-header.tsx'
import { Columns } from '../account/columns.tsx'
import { TakeoutCard } from './takeout-card.tsx'

/** Leads to everything that is stored of the person. */
export function TakeoutPage() {
  const { pages } = useI18nContext().LL.account
  return (
    <>
      <AccountHeader title={pages.data.title()} />
      <Columns>
        <TakeoutCard />
      </Columns>
    </>
  )
}
