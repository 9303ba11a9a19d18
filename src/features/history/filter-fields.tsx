import type { ChangeEvent } from 'react'
import { type HistorySelection, historyAreas, historyTopics } from '#contract/history/history-query.ts'
import { earliestDate } from '#domain/time.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { DateField } from '#src/ui/fields/date-field.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import { isBackwards } from './filters.ts'
import type { Texts } from './texts.ts'

export type FieldsProps = {
  filters: HistorySelection
  /** Changes a filter by its name; the empty value removes it. */
  onChange: (change: { readonly [name: string]: string }) => void
  viewer: Viewer
  texts: Texts
}

const changing =
  ({ onChange }: FieldsProps, name: keyof HistorySelection) =>
  ({ target }: ChangeEvent<HTMLSelectElement | HTMLInputElement>) =>
    onChange({ [name]: target.value })

/** Lists the people who can leave entries in this record. A child cannot. */
const authorsOf = ({ family }: Viewer) =>
  family.members.filter(({ role }) => role === 'parent' || role === 'professional')

export function WhoField(props: FieldsProps) {
  const { filters, viewer, texts } = props
  const { filter } = texts.history
  return (
    <Select
      label={filter.who()}
      value={filters.who ?? ''}
      placeholder={filter.everyone()}
      options={authorsOf(viewer).map(({ id, firstName }) => ({
        value: id,
        label: viewer.isYou(id) ? filter.you() : firstName,
      }))}
      onChange={changing(props, 'who')}
    />
  )
}

export function TopicField(props: FieldsProps) {
  const { filter } = props.texts.history
  return (
    <Select
      label={filter.topic()}
      value={props.filters.topic ?? ''}
      placeholder={filter.anything()}
      options={historyTopics.map((value) => ({ value, label: filter.topics[value]() }))}
      onChange={changing(props, 'topic')}
    />
  )
}

export function AreaField(props: FieldsProps) {
  const { filter } = props.texts.history
  return (
    <Select
      label={filter.area()}
      value={props.filters.area ?? ''}
      placeholder={filter.everywhere()}
      options={historyAreas.map((value) => ({ value, label: filter.areas[value]() }))}
      onChange={changing(props, 'area')}
    />
  )
}

/** Both days are included, in the family's time zone. */
export function DateFields(props: FieldsProps) {
  const { filters, viewer, texts } = props
  const { LL } = useI18nContext()
  const { filter } = texts.history
  const limits = { min: earliestDate, max: viewer.today }
  return (
    <>
      <DateField label={filter.from()} value={filters.from ?? ''} onChange={changing(props, 'from')} {...limits} />
      <DateField
        label={filter.to()}
        value={filters.to ?? ''}
        onChange={changing(props, 'to')}
        error={isBackwards(filters) ? LL.errors.endBeforeStart() : undefined}
        {...limits}
      />
    </>
  )
}
