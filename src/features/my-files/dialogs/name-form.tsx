import { type FormEvent, useState } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { formFailureText } from '#src/app/shared/forms/form-failure.ts'
import { problemText } from '#src/app/shared/forms/problem-text.ts'
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'

type NameFormProps = {
  title: string
  name: string
  max: number
  submit: string
  pending: boolean
  failure: { title: string; error: Error } | null
  onSend: (name: string) => void
  onClose: () => void
}

/** Asks for the name of a file or a folder. */
export function NameForm({ title, name: before, max, submit, pending, failure, onSend, onClose }: NameFormProps) {
  const { LL } = useI18nContext()
  const { myFiles } = LL
  const [name, setName] = useState(before)
  const [problem, setProblem] = useState<'required' | 'tooLong' | null>(null)
  const send = (event: FormEvent<HTMLFormElement>) => {
    const typed = name.trim()
    const found = typed === '' ? 'required' : [...typed].length > max ? 'tooLong' : null
    setProblem(found)
    if (found) (event.currentTarget.elements.namedItem('name') as HTMLElement | null)?.focus()
    else onSend(typed)
  }
  return (
    <FormDialog
      title={title}
      labels={{ close: myFiles.close(), cancel: myFiles.cancel(), submit }}
      pending={pending}
      failure={failure && { title: failure.title, text: formFailureText(failure.error, LL) }}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField
        name="name"
        label={myFiles.name()}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={problemText(problem ? { message: problem } : undefined, LL, max)}
      />
    </FormDialog>
  )
}
