import { useState } from 'react'
import { CheckboxField } from '#src/ui/fields/checkbox-field.tsx'
import { CheckboxGroup } from '#src/ui/fields/checkbox-group.tsx'
import { Combobox, type ComboboxProps } from '#src/ui/fields/combobox.tsx'
import { FilterSelect } from '#src/ui/fields/filter-select.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import { uiTexts } from '../../texts/ui.ts'
import { Block, Sample } from '../block.tsx'
import { OneChoice } from './one-choice.tsx'

const children = ['Mia', 'Leo']

export function Choices() {
  return (
    <>
      <Selects />
      <Filters />
      <Comboboxes />
      <Boxes />
      <Segments />
    </>
  )
}

function useCategories() {
  const { choice } = uiTexts
  return [
    { value: 'medical', label: choice.medical() },
    { value: 'activities', label: choice.activities() },
    { value: 'school', label: choice.school() },
  ]
}

function Selects() {
  const { choice } = uiTexts
  const props = { label: choice.category(), options: useCategories() }
  return (
    <Block name="Select">
      <Sample state="empty">
        <Select {...props} placeholder={choice.choose()} />
      </Sample>
      <Sample state="filled">
        <Select {...props} defaultValue="medical" />
      </Sample>
      <Sample state="focus">
        <Select {...props} defaultValue="medical" data-focus-visible />
      </Sample>
      <Sample state="invalid">
        <Select {...props} placeholder={choice.choose()} error={choice.error()} />
      </Sample>
      <Sample state="disabled">
        <Select {...props} defaultValue="medical" disabled />
      </Sample>
      <Sample state="long">
        <Select {...props} defaultValue="school" />
      </Sample>
    </Block>
  )
}

function Filters() {
  const { choice } = uiTexts
  const options = [{ value: '', label: choice.all() }, ...useCategories()]
  const props = { label: `${choice.category()}:`, options }
  return (
    <Block name="FilterSelect" room="small">
      <Sample state="normal">
        <FilterSelect {...props} />
      </Sample>
      <Sample state="filled">
        <FilterSelect {...props} defaultValue="medical" />
      </Sample>
      <Sample state="disabled">
        <FilterSelect {...props} disabled />
      </Sample>
      <Sample state="long">
        <FilterSelect {...props} defaultValue="school" />
      </Sample>
    </Block>
  )
}

function Comboboxes() {
  const { choice } = uiTexts
  return (
    <Block name="Combobox">
      <Sample state="empty">
        <OneOfMany placeholder={choice.choose()} />
      </Sample>
      <Sample state="filled">
        <OneOfMany start="pat" />
      </Sample>
      <Sample state="invalid">
        <OneOfMany error={choice.error()} />
      </Sample>
      <Sample state="disabled">
        <OneOfMany start="pat" disabled />
      </Sample>
    </Block>
  )
}

type OneOfManyProps = Pick<Partial<ComboboxProps>, 'error' | 'disabled' | 'placeholder'> & { start?: string }

function OneOfMany({ start, ...rest }: OneOfManyProps) {
  const { choice } = uiTexts
  const [value, setValue] = useState(start ?? null)
  return (
    <Combobox
      label={choice.professional()}
      options={[
        { value: 'pat', label: 'Pat Morgan', detail: choice.mediator() },
        { value: 'lee', label: 'Lee Alvarez', detail: choice.attorney() },
        { value: 'robin', label: 'Robin Osei', detail: choice.attorney(), disabled: true },
      ]}
      value={value}
      onChange={setValue}
      emptyText={choice.nothing()}
      countText={(count) => choice.count({ count })}
      {...rest}
    />
  )
}

function Boxes() {
  const { choice, field } = uiTexts
  return (
    <>
      <Block name="CheckboxField">
        <Sample state="normal">
          <CheckboxField label={choice.share()} hint={choice.shareHint()} />
        </Sample>
        <Sample state="filled">
          <CheckboxField label={choice.share()} defaultChecked />
        </Sample>
        <Sample state="invalid">
          <CheckboxField label={choice.share()} error={choice.error()} />
        </Sample>
        <Sample state="disabled">
          <CheckboxField label={choice.share()} defaultChecked disabled />
        </Sample>
        <Sample state="long">
          <CheckboxField label={field.long()} hint={field.long()} />
        </Sample>
      </Block>
      <Block name="CheckboxGroup">
        <Sample state="normal">
          <CheckboxGroup label={choice.children()}>
            {children.map((name) => (
              <CheckboxField key={name} label={name} />
            ))}
          </CheckboxGroup>
        </Sample>
        <Sample state="invalid">
          <CheckboxGroup label={choice.children()} error={choice.childrenError()}>
            {children.map((name) => (
              <CheckboxField key={name} label={name} />
            ))}
          </CheckboxGroup>
        </Sample>
      </Block>
    </>
  )
}

function Segments() {
  return (
    <Block name="SegmentedControl" room="wide">
      <Sample state="normal">
        <OneChoice />
      </Sample>
      <Sample state="long">
        <OneChoice long />
      </Sample>
    </Block>
  )
}
