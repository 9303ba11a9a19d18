import { useI18nContext } from '#i18n/i18n-react.tsx'
import { AccountHeader } from './account-header.tsx'
import { Columns } from './columns.tsx'
import { SettingsCard } from './settings-card.tsx'

/** Says who the person is to the others, and how the app speaks to them. */
export function ProfilePage() {
  const { pages } = useI18nContext().LL.account
  return (
    <>
      <AccountHeader title={pages.profile.title()} />
      <Columns>
        <SettingsCard />
      </Columns>
    </>
  )
}
