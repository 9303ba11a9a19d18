import { chakra } from '@chakra-ui/react/styled-system'
import { Link, notFound } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useFlag } from '#src/app/shared/flags/use-flag.ts'
import { Actions } from '#src/ui/buttons/actions.tsx'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { BankCard } from './bank-card.tsx'
import { FlagsCard } from './flags-card.tsx'
import { JobsCard } from './jobs-card.tsx'
import { OutboxCard } from './outbox-card.tsx'
import { devTexts } from './texts/dev-texts.ts'
import { machineTexts } from './texts/machines.ts'
import { uiTexts } from './texts/ui.ts'

const Page = chakra('main', { base: { maxW: '1000px', mx: 'auto', px: { base: 'u2', sm: 'u4' }, py: 'u4' } })
const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: 'u2' } })

/** Shows the mails that the server stores instead of sending, and its pending jobs. */
export function DevPage() {
  const { LL } = useI18nContext()
  if (useFlag('internalPages') === false) throw notFound()
  return (
    <Page id="main">
      <PageHeader
        title={devTexts.title()}
        subtitle={devTexts.lead()}
        back={{ label: LL.productName(), link: <Link to="/" /> }}
        aside={
          <Actions>
            <ButtonLink variant="secondary" link={<Link to="/dev/machines" />}>
              {machineTexts.title()}
            </ButtonLink>
            <ButtonLink variant="secondary" link={<Link to="/dev/ui" />}>
              {uiTexts.title()}
            </ButtonLink>
          </Actions>
        }
      />
      <Stack>
        <BankCard />
        <FlagsCard />
        <OutboxCard />
        <JobsCard />
      </Stack>
    </Page>
  )
}
