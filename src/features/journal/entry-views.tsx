import { chakra } from '@chakra-ui/react/styled-system'
import type { JournalEntryDto } from '#contract/journal/journal-entries.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'

const List = chakra('ul', { base: { display: 'grid', gap: 'u0.5' } })

type EntryViewsProps = Pick<JournalEntryDto, 'readerIds' | 'views' | 'edition'>

/** Says for each edition and reader when they first viewed it, or that they never did. */
export function EntryViews({ readerIds, views, edition }: EntryViewsProps) {
  const { views: texts } = useI18nContext().LL.journal.one
  const viewer = useViewer()
  const editions = Array.from({ length: edition }, (_, index) => edition - index)
  const lineOf = (personId: string, number: number): string => {
    const name = viewer.nameOf(personId)
    const view = views.find((one) => one.personId === personId && one.edition === number)
    return view ? texts.by({ name, at: viewer.moment(view.at) }) : texts.never({ name })
  }
  return (
    <Card>
      <CardHeader title={texts.title()} />
      <CardBody>
        <chakra.div display="grid" gap="u1.5">
          {editions.map((number) => (
            <div key={number}>
              {edition > 1 && <chakra.h3 textStyle="label">{texts.edition({ number })}</chakra.h3>}
              <List aria-label={edition > 1 ? texts.edition({ number }) : texts.title()}>
                {readerIds.map((id) => (
                  <li key={id}>{lineOf(id, number)}</li>
                ))}
              </List>
            </div>
          ))}
          <chakra.p textStyle="secondary" color="fg.3">
            {texts.professionals()}
          </chakra.p>
        </chakra.div>
      </CardBody>
    </Card>
  )
}
