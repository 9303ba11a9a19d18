import type { SendingEligibilityDto } from '#contract/expenses/paying.ts'
import { limits } from '#contract/limits.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { otherParentOf, type Viewer } from '#src/app/shared/viewer/viewer.ts'
import { SegmentedControl } from '#src/ui/fields/segmented-control.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import type { SeveralHow } from './several.model.ts'

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
          onChange={(value) =>
            onHow(value === 'bank' ? byBank(accounts[0]?.id ?? '') : { method: 'check', number: '' })
          }
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
        <TextField
          label={common.number()}
          optionalText={dialogs.optional()}
          autoComplete="off"
          maxLength={limits.checkNumber}
          value={how.number}
          onChange={(event) => onHow({ method: 'check', number: event.target.value })}
        />
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
