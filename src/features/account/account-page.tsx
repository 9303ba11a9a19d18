import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useEntries } from '#src/app/shared/use-entries.ts'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { LinkCards } from '#src/ui/navigation/link-cards.tsx'
import { Column, Columns } from './columns.tsx'
import { WhoCard } from './who-card.tsx'

/** Pages of an entry whose order is below this concern the person alone, the others their family too. */
const familyFrom = 100

/** Shows the signed-in person's own account and leads to its pages, also while they view a family as somebody else. */
export function AccountPage() {
  const { account } = useI18nContext().LL
  const entries = useEntries('account')
  return (
    <>
      <PageHeader title={account.title()} />
      <Columns>
        <WhoCard />
        <Column>
          <Pages title={account.pages.you()} entries={entries.filter(({ order }) => order < familyFrom)} />
          <Pages title={account.pages.family()} entries={entries.filter(({ order }) => order >= familyFrom)} />
        </Column>
      </Columns>
    </>
  )
}

type PagesProps = { title: string; entries: ReturnType<typeof useEntries<'account'>> }

function Pages({ title, entries }: PagesProps) {
  const { LL } = useI18nContext()
  if (entries.length === 0) return null
  const items = entries.map(({ key, label, text, link }) => ({
    key,
    title: label(LL),
    text: text(LL),
    link: <Link {...link} />,
  }))
  return (
    <section>
      <chakra.h2 textStyle="label" color="fg.2" mb="u1">
        {title}
      </chakra.h2>
      <LinkCards items={items} />
    </section>
  )
}
