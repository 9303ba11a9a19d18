import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { InfoEntryDto } from '#contract/info-bank/info-entries.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { useRequestFacts } from '#src/app/shared/print/use-request-facts.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Verbatim } from '#src/ui/data/verbatim.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { childrenQuery } from '../children/children.queries.ts'
import { FieldValue } from './field-value.tsx'
import { filledFields } from './info-bank-texts.ts'
import { measuring, useOnePage } from './use-one-page.ts'

const printed = (style: SystemStyleObject) => ({ _print: style, [`[${measuring}] &`]: style })

const Sheet = chakra('div', {
  variants: {
    size: {
      100: {},
      90: { _print: { zoom: '0.9' } },
      80: { _print: { zoom: '0.8' } },
      70: { _print: { zoom: '0.7' } },
    },
  },
})
const Entries = chakra('div', {
  base: {
    display: 'grid',
    columnGap: 'u3',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
    // Columns leave less of the paper empty than rows of two.
    ...printed({ display: 'block', columnCount: 2, fontSize: '0.875rem', lineHeight: '1.35' }),
  },
})
const Entry = chakra('article', {
  base: { py: 'u1', borderTopWidth: '1px', breakInside: 'avoid', overflowWrap: 'anywhere' },
})
const Note = chakra('div', { base: { mb: 'u2', _print: { display: 'none' } } })

type EmergencyCardProps = { child: { id: string; firstName: string }; entries: readonly InfoEntryDto[] }

/** Shows what is marked for emergencies: of a child, and of each parent what they share of themselves. */
export function EmergencyCard({ child, entries }: EmergencyCardProps) {
  const { card } = useI18nContext().LL.infoBank
  const { client } = useApp()
  const viewer = useViewer()
  const { made } = useRequestFacts(viewer)
  const known = useQuery(childrenQuery(client)).data?.items.find(({ id }) => id === child.id)
  const own = entries.filter(({ childIds }) => childIds.includes(child.id))
  const parents = viewer.family.members.filter(({ role }) => role === 'parent')
  const ref = useRef<HTMLDivElement>(null)
  const size = useOnePage(ref)
  return (
    <>
      {size === null && (
        <Note>
          <Banner tone="warning" title={card.tooLong()}>
            {card.tooLongText()}
          </Banner>
        </Note>
      )}
      <Sheet ref={ref} size={size ?? 70}>
        <chakra.h2 textStyle="pageHeading">{[child.firstName, known?.lastName].filter(Boolean).join(' ')}</chakra.h2>
        {known?.dateOfBirth && <p>{card.born({ date: viewer.date(known.dateOfBirth) })}</p>}
        <chakra.div mt="u2">
          {own.length === 0 ? (
            <EmptyState title={card.nothing()}>{card.nothingText({ name: child.firstName })}</EmptyState>
          ) : (
            <Entries>
              {own.map((entry) => (
                <OnCard key={entry.id} entry={entry} />
              ))}
            </Entries>
          )}
        </chakra.div>
        <chakra.h3 textStyle="cardHeading" mt="u3" mb="u1">
          {card.parents()}
        </chakra.h3>
        <Entries>
          {parents.map(({ id, firstName, lastName }) => {
            const shared = entries.filter(({ parentId }) => parentId === id)
            return (
              <Entry key={id}>
                <chakra.h4 textStyle="strong">{`${firstName} ${lastName}`}</chakra.h4>
                {shared.length === 0 && <chakra.p color="fg.3">{card.noShare()}</chakra.p>}
                {shared.map((entry) => (
                  <Lines key={entry.id} entry={entry} />
                ))}
              </Entry>
            )
          })}
        </Entries>
        <chakra.p textStyle="secondary" color="fg.3" mt="u2">
          {card.made({ at: String(made.value) })}
        </chakra.p>
      </Sheet>
    </>
  )
}

function OnCard({ entry }: { entry: InfoEntryDto }) {
  return (
    <Entry>
      <chakra.h3 textStyle="strong">
        <Verbatim>{entry.title}</Verbatim>
      </chakra.h3>
      <Lines entry={entry} />
    </Entry>
  )
}

function Lines({ entry }: { entry: InfoEntryDto }) {
  const { field } = useI18nContext().LL.infoBank
  return (
    <>
      {filledFields(entry).map(({ field: name, value }) => (
        <chakra.p key={name} whiteSpace="pre-line">
          <chakra.span color="fg.2">{`${field[name]()}: `}</chakra.span>
          <FieldValue field={name} value={value} />
        </chakra.p>
      ))}
      {entry.notes && (
        <chakra.p whiteSpace="pre-line">
          <Verbatim>{entry.notes}</Verbatim>
        </chakra.p>
      )}
    </>
  )
}
