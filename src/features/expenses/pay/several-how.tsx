import type { SendingEligibilityDto } from '#contract/expenses/paying.ts'
import { limits } from '#contract/limits.ts'
import { earliestDate } from '#domain/time.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { otherParentOf, type Viewer } from '#src/app/shared/viewer/viewer.ts'
import { MeansChoice } from '#src/features/payments/means-choice.tsx'
import { DateField } from '#src/ui/fields/date-field.tsx'
import { SegmentedControl } from '#src/ui/fields/segmented-control.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { byCheckOn, dayProblem, type SeveralHow } from './several.model.ts'

type Props = {
  how: SeveralHow
  note: string
  eligibility: SendingEligibilityDto | null
  viewer: Viewer
  onHow: (how: SeveralHow) => void
  setNote: (note: string) => void
}

/** Chooses between the bank, where it is possible now, and a check or cash, with a note. */
export function SeveralHowFields({ how, note, eligibility, viewer, onHow, setNote }: Props) {
  const { LL } = useI18nContext()
  const { pay, method } = LL.payments
  const { dialogs, pay: common } = LL.common
  const accounts = eligibility?.accounts ?? []
  const byBank = (bankAccountId: string): SeveralHow => ({ method: 'bank', bankAccountId })
  return (
    <>
      {eligibility && (
        <SegmentedControl
          label={pay.how()}
          value={how.method}
          onChange={(value) => onHow(value === 'bank' ? byBank(accounts[0]?.id ?? '') : byCheckOn(viewer.today))}
          options={[
            { value: 'bank', label: method.bank() },
            { value: 'check', label: method.check() },
          ]}
        />
      )}
      {how.method === 'bank' ? (
        <Select
          label={pay.from()}
          value={how.bankAccountId}
          onChange={(event) => onHow(byBank(event.target.value))}
          options={accounts.map(({ id, ...about }) => ({ value: id, label: pay.account(about) }))}
        />
      ) : (
        <CheckFields how={how} viewer={viewer} onHow={onHow} />
      )}
      <TextArea
        label={common.note()}
        optionalText={dialogs.optional()}
        hint={pay.noteHint({ name: otherParentOf(viewer) })}
        maxLength={limits.note}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </>
  )
}

type CheckFieldsProps = Pick<Props, 'viewer' | 'onHow'> & { how: Extract<SeveralHow, { method: 'check' }> }

function CheckFields({ how, viewer, onHow }: CheckFieldsProps) {
  const { LL } = useI18nContext()
  const { dialogs, pay } = LL.common
  const wrongDay = dayProblem(how, viewer.today)
  return (
    <>
      <MeansChoice
        viewer={viewer}
        value={how.means}
        onChange={(means) => onHow({ ...how, means, number: means === 'check' ? how.number : '' })}
      />
      <DateField
        label={pay.paidOn()}
        min={earliestDate}
        max={viewer.today}
        error={wrongDay ? LL.errors[wrongDay]() : undefined}
        value={how.paidOn}
        onChange={(event) => onHow({ ...how, paidOn: event.target.value })}
      />
      {how.means === 'check' && (
        <TextField
          label={pay.number()}
          optionalText={dialogs.optional()}
          autoComplete="off"
          maxLength={limits.checkNumber}
          value={how.number}
          onChange={(event) => onHow({ ...how, number: event.target.value })}
        />
      )}
    </>
  )
}
