import { DateField } from '#src/ui/fields/date-field.tsx'
import { MoneyField } from '#src/ui/fields/money-field.tsx'
import { PasswordField } from '#src/ui/fields/password-field.tsx'
import { SearchField } from '#src/ui/fields/search-field.tsx'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { TimeField } from '#src/ui/fields/time-field.tsx'
import { uiTexts } from '../../texts/ui.ts'
import { Block, Sample } from '../block.tsx'
import { TextFields } from './text-fields.tsx'

export function Fields() {
  return (
    <>
      <TextFields />
      <Areas />
      <Passwords />
      <Amounts />
      <Dates />
      <Times />
      <Searches />
    </>
  )
}

function Areas() {
  const { field } = uiTexts
  return (
    <Block name="TextArea">
      <Sample state="empty">
        <TextArea label={field.note()} optionalText={field.optional()} />
      </Sample>
      <Sample state="filled">
        <TextArea label={field.note()} defaultValue={field.noteValue()} />
      </Sample>
      <Sample state="invalid">
        <TextArea label={field.note()} error={field.error()} />
      </Sample>
      <Sample state="disabled">
        <TextArea label={field.note()} defaultValue={field.noteValue()} disabled />
      </Sample>
    </Block>
  )
}

function Passwords() {
  const { field } = uiTexts
  const props = { label: field.password(), showLabel: field.show(), hideLabelText: field.hide() }
  return (
    <Block name="PasswordField">
      <Sample state="filled">
        <PasswordField {...props} autoComplete="off" defaultValue={field.value()} />
      </Sample>
      <Sample state="invalid">
        <PasswordField {...props} autoComplete="off" error={field.error()} />
      </Sample>
      <Sample state="disabled">
        <PasswordField {...props} autoComplete="off" disabled />
      </Sample>
    </Block>
  )
}

function Amounts() {
  const { field } = uiTexts
  const props = { label: field.total(), currency: field.currency() }
  return (
    <Block name="MoneyField">
      <Sample state="empty">
        <MoneyField {...props} />
      </Sample>
      <Sample state="filled">
        <MoneyField {...props} defaultValue="142.50" />
      </Sample>
      <Sample state="invalid">
        <MoneyField {...props} defaultValue="0" error={field.totalError()} />
      </Sample>
      <Sample state="disabled">
        <MoneyField {...props} defaultValue="142.50" disabled />
      </Sample>
    </Block>
  )
}

function Dates() {
  const { field } = uiTexts
  return (
    <Block name="DateField">
      <Sample state="empty">
        <DateField label={field.date()} />
      </Sample>
      <Sample state="filled">
        <DateField label={field.date()} defaultValue="2026-11-17" />
      </Sample>
      <Sample state="disabled">
        <DateField label={field.date()} defaultValue="2026-11-17" disabled />
      </Sample>
    </Block>
  )
}

function Times() {
  const { field } = uiTexts
  return (
    <Block name="TimeField">
      <Sample state="filled">
        <TimeField label={field.time()} defaultValue="17:00" />
      </Sample>
      <Sample state="invalid">
        <TimeField label={field.time()} error={field.timeError()} />
      </Sample>
      <Sample state="disabled">
        <TimeField label={field.time()} defaultValue="17:00" disabled />
      </Sample>
    </Block>
  )
}

function Searches() {
  const { field } = uiTexts
  const label = field.search()
  return (
    <Block name="SearchField">
      <Sample state="empty">
        <SearchField label={label} />
      </Sample>
      <Sample state="filled">
        <SearchField label={label} defaultValue={field.value()} />
      </Sample>
      <Sample state="hover">
        <SearchField label={label} data-hover />
      </Sample>
      <Sample state="focus">
        <SearchField label={label} data-focus-visible />
      </Sample>
      <Sample state="disabled">
        <SearchField label={label} disabled />
      </Sample>
      <Sample state="long">
        <SearchField label={field.long()} />
      </Sample>
    </Block>
  )
}
