import { useQuery } from '@tanstack/react-query'
import { limits } from '#contract/limits.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { ListState } from '#src/app/shared/list/list-state.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { CheckboxField } from '#src/ui/fields/checkbox-field.tsx'
import { CheckboxGroup } from '#src/ui/fields/checkbox-group.tsx'
import { readersQuery } from './journal.queries.ts'

type PeopleFieldProps = {
  to: readonly string[]
  onChange: (to: readonly string[]) => void
  /** Those who read the entry already cannot be chosen again. */
  except?: readonly string[]
  error?: string | undefined
}

/** Offers the people with whom the viewer may share an entry. */
export function PeopleField({ to, onChange, except = [], error }: PeopleFieldProps) {
  const { client } = useApp()
  const { list, dialogs } = useI18nContext().LL.journal
  const query = useQuery(readersQuery(client))
  const people = query.data?.items.filter(({ id }) => !except.includes(id)) ?? []
  const toggle = (id: string) => onChange(to.includes(id) ? to.filter((one) => one !== id) : [...to, id])
  return (
    <ListState
      query={query}
      count={people.length}
      texts={{
        loading: list.loading(),
        notLoaded: dialogs.share.notLoaded(),
        retry: list.retry(),
        offlineTitle: list.offline.title(),
        offlineText: dialogs.offline(),
      }}
      skeletonRows={2}
      empty={<EmptyState title={dialogs.share.nobody()} />}
    >
      <CheckboxGroup
        label={dialogs.share.to()}
        error={error}
        hint={query.data?.professionals ? dialogs.share.professionals() : undefined}
      >
        {people.slice(0, limits.journal.readers).map(({ id, firstName, lastName }) => (
          <CheckboxField
            key={id}
            name="readerIds"
            label={`${firstName} ${lastName}`}
            checked={to.includes(id)}
            onChange={() => toggle(id)}
          />
        ))}
      </CheckboxGroup>
    </ListState>
  )
}
