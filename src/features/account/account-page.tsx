import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { MoreCard } from './more-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { SettingsCard } from './settings-card.tsx'
import { WhoCard } from './who-card.tsx'

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: 'u2', lg: 'u3' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    alignItems: 'start',
  },
})
const Column = chakra('div', { base: { display: 'grid', gap: { base: 'u2', lg: 'u3' } } })

/** Shows the signed-in person's own account, also while they view a family as somebody else. */
export function AccountPage() {
  const { account } = useI18nContext().LL
  return (
    <>
      <PageHeader title={account.title()} />
      <Columns>
        <Column>
          <WhoCard />
          <SettingsCard />
        </Column>
        <Column>
          <PasswordCard />
          <SessionsCard />
          <MoreCard />
        </Column>
      </Columns>
    </>
  )
}
