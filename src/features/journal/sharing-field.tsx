import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { asProblem } from '#src/app/shared/forms/contract-problems.ts'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { Select } from '#src/ui/fields/select.tsx'
import { PeopleField } from './people-field.tsx'
import type { EntryFormState } from './use-entry-form.ts'

/** Asks who sees a new entry. It is private unless something else is chosen. */
export function SharingField({ state }: { state: EntryFormState }) {
  const { LL } = useI18nContext()
  const { form, dialogs } = LL.journal
  const { isShared, setShared, to, setTo, problems } = state
  return (
    <chakra.div display="grid" gap="u1.5">
      <Select
        label={form.sharing()}
        value={isShared ? 'people' : 'owner'}
        onChange={({ target }) => setShared(target.value === 'people')}
        options={[
          { value: 'owner', label: form.onlyMe() },
          { value: 'people', label: form.people() },
        ]}
      />
      {isShared && (
        <>
          <PeopleField
            to={to}
            onChange={setTo}
            error={problems.readerIds && problemText(asProblem(problems.readerIds), LL)}
          />
          <chakra.p textStyle="secondary" color="fg.3">
            {dialogs.share.notice()}
          </chakra.p>
        </>
      )}
    </chakra.div>
  )
}
