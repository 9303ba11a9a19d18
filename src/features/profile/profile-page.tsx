import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useAccount } from '#src/app/shared/data/account.ts'
import { useProfile } from '#src/app/shared/data/profile.ts'
import { AccountHeader } from '../account/account-header.tsx'
import { Column, Columns } from '../account/columns.tsx'
import { SettingsCard } from '../account/settings-card.tsx'
import { AvatarCard } from './avatar-card.tsx'
import { ContactCard } from './contact-card.tsx'
import { NameCard } from './name-card.tsx'
import { UsernameCard } from './username-card.tsx'

/** Says who the person is to the others, where they can be reached, and how the app speaks to them. */
export function ProfilePage() {
  const { pages } = useI18nContext().LL.account
  const { role } = useAccount()
  const { contact } = useProfile()
  return (
    <>
      <AccountHeader title={pages.profile.title()} />
      <Columns>
        <Column>
          {role !== 'child' && <NameCard />}
          <UsernameCard />
          {contact && <ContactCard contact={contact} />}
        </Column>
        <Column>
          <AvatarCard />
          <SettingsCard />
        </Column>
      </Columns>
    </>
  )
}
