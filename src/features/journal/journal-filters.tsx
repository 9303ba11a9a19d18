import { journalKinds } from '#contract/journal/journal-kinds.ts'
import type { JournalSelection } from '#contract/journal/journal-selection.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Filters } from '#src/app/shared/list/filters.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { journalRules } from './journal.selection.ts'

type JournalFiltersProps = {
  selection: JournalSelection
  onChange: (change: JournalSelection) => void
  onClear: () => void
  /** Counts the matching entries; undefined while the number is not known. */
  count: number | undefined
}

export function JournalFilters({ selection, onChange, onClear, count }: JournalFiltersProps) {
  const { LL } = useI18nContext()
  const { list } = LL.journal
  const { filters } = LL.common
  const viewer = useViewer()
  const active = journalRules.activeIn(selection)
  const elsewhere = active.filter((name) => name !== 'search').length
  const writers = viewer.family.members.filter(({ role }) => role !== 'professional')
  return (
    <Filters
      title={list.filters()}
      search={{ label: list.search(), value: selection.search ?? '' }}
      openLabel={elsewhere > 0 ? filters.openSome({ count: elsewhere }) : filters.open()}
      choices={[
        {
          name: 'kind',
          label: list.kind(),
          options: [
            { value: '', label: list.anyKind() },
            ...journalKinds.map((value) => ({ value, label: list.kinds[value]() })),
          ],
          value: selection.kind ?? '',
          inBar: true,
        },
        {
          name: 'author',
          label: list.author(),
          options: [
            { value: '', label: list.anybody() },
            ...writers.map(({ id, firstName }) => ({ value: id, label: viewer.isYou(id) ? filters.you() : firstName })),
          ],
          value: selection.author ?? '',
          inBar: true,
        },
      ]}
      days={{
        from: { label: list.from(), value: selection.from ?? '' },
        to: { label: list.to(), value: selection.to ?? '' },
        last: viewer.today,
        backwards: filters.backwards(),
      }}
      active={active.length > 0}
      labels={{
        close: filters.close(),
        clear: filters.clear(),
        done: count === undefined ? filters.close() : list.show({ count }),
      }}
      onChange={onChange}
      onClear={onClear}
    />
  )
}
