import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { failureText } from '#src/app/shared/data/failure-text.ts'
import { itemHistoryQuery } from '#src/app/shared/record/item-history.query.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Verbatim } from '#src/ui/data/verbatim.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { type Step, stepsOf } from './info-changes.model.ts'

const Item = chakra('li', {
  base: { px: { base: 'u2', sm: 'u2.5' }, py: 'u1.5', '& + &': { borderTopWidth: '1px' } },
})
const Pair = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
    columnGap: 'u2',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  },
})

/** Shows each change of an entry with before and after, as the record has it. */
export function InfoChanges({ id }: { id: string }) {
  const { client } = useApp()
  const { LL } = useI18nContext()
  const { changes: texts } = LL.infoBank
  const viewer = useViewer()
  const query = useQuery(itemHistoryQuery(client, id))
  return (
    <Card>
      <CardHeader title={texts.title()} />
      {query.isPending && !query.isPaused && <SkeletonRows label={texts.loading()} rows={2} />}
      {(query.isError || (query.isPaused && !query.data)) && (
        <ErrorState
          title={texts.failed()}
          retry={{ label: LL.infoBank.one.retry(), onPress: () => void query.refetch(), loading: query.isFetching }}
        >
          {query.isError ? failureText(query.error, LL) : LL.infoBank.one.offlineTitle()}
        </ErrorState>
      )}
      {query.data && (
        <ol>
          {stepsOf(query.data.entries, viewer, LL).map((step) => (
            <OneStep key={step.id} step={step} />
          ))}
        </ol>
      )}
    </Card>
  )
}

function OneStep({ step: { at, actor, what, changes } }: { step: Step }) {
  const { changes: texts } = useI18nContext().LL.infoBank
  const viewer = useViewer()
  const isYou = actor !== null && viewer.isYou(actor)
  const title = isYou ? texts[`${what}ByYou`]() : texts[what]({ name: actor === null ? '' : viewer.nameOf(actor) })
  return (
    <Item>
      <chakra.p textStyle="strong">{title}</chakra.p>
      <chakra.p textStyle="secondary" color="fg.3">
        <time dateTime={at}>{viewer.moment(at)}</time>
      </chakra.p>
      {what === 'changed' && changes.length === 0 && <chakra.p color="fg.2">{texts.same()}</chakra.p>}
      {changes.map(({ label, before, after }) => (
        <chakra.div key={label} mt="u1">
          <chakra.p textStyle="label">{label}</chakra.p>
          <Pair>
            <chakra.span color="fg.2">
              <Verbatim>{texts.before({ value: before || texts.empty() })}</Verbatim>
            </chakra.span>
            <span>
              <Verbatim>{texts.after({ value: after || texts.empty() })}</Verbatim>
            </span>
          </Pair>
        </chakra.div>
      ))}
    </Item>
  )
}
