import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type Control, type FieldErrors, useForm, useFormState, useWatch } from 'react-hook-form'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { flatResolver } from '#src/app/shared/forms/flat-resolver.ts'
import { useSteadyRegister } from '#src/app/shared/forms/steady-register.ts'
import type { Uploads } from '#src/app/shared/uploads/use-uploads.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { Actions } from '#src/ui/buttons/actions.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { CheckboxField } from '#src/ui/fields/checkbox-field.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { ReceiptField } from '../receipts/lazy.ts'
import { useWhenStored } from '../receipts/use-when-stored.ts'
import { ExpenseFields, NoteField } from './expense-fields.tsx'
import { type ExpenseTyped, type ExpenseValues, expenseFormSchema, fieldOrder } from './expense-form.schema.ts'
import { showServerErrors } from './server-errors.ts'
import { SplitPreview } from './split-preview.tsx'
import { type CategoryMaker, useNewCategory } from './use-new-category.tsx'

const Columns = chakra('form', {
  base: {
    display: 'grid',
    gap: { base: 'u2', lg: 'u3' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 40rem) minmax(0, 20rem)' },
    alignItems: 'start',
  },
})
const Fields = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: 'u2.5' } })
/** Stands below the split on a phone, and beside the whole form where there is room. */
const Aside = chakra('div', {
  base: { position: { lg: 'sticky' }, top: { lg: 'u3' }, gridRow: { lg: '1 / span 2' }, gridColumn: { lg: '2' } },
})

export type ExpenseFormProps = {
  initial: ExpenseValues
  /** Null for an edit, which has no receipts. */
  uploads: Uploads | null
  viewer: Viewer
  submitLabel: (values: ExpenseValues) => string
  failedTitle: string
  /** Says why it was refused before this form was shown again; null when it was not. */
  failure?: unknown
  /** True where another page takes the form's place as soon as it is sent, so that its button has nothing to show. */
  leavesAtOnce?: boolean
  /** Rejects when the server refuses: typed input stays, and each wrong field shows its error. */
  onSend: (typed: ExpenseTyped) => Promise<void>
  onTyped?: (values: ExpenseValues, dirty: boolean) => void
  cancel: ReactNode
  /** The category that is chosen until the person chooses one; null while there is none to suggest. */
  suggestedCategory?: string | null
  /** Undefined where the form cannot create a category. */
  MakeCategory?: CategoryMaker
}

export function ExpenseForm(props: ExpenseFormProps) {
  const { initial, uploads, viewer, failedTitle, failure: earlier = null, onSend, onTyped } = props
  const { LL } = useI18nContext()
  const [failure, setFailure] = useState<string | null>(null)
  const [submitted, setSubmitted] = useState(false)
  const whole = useRef<HTMLFormElement>(null)
  const schema = useMemo(() => expenseFormSchema(viewer.locale, viewer.family.currency, viewer.today), [viewer])
  const { register, control, handleSubmit, formState, getValues, resetField, setError, setFocus, setValue } = useForm<
    ExpenseValues,
    unknown,
    ExpenseTyped
  >({ resolver: flatResolver(schema), defaultValues: initial, mode: 'onTouched', shouldFocusError: false })
  const steady = useSteadyRegister(register)
  const { errors, isDirty } = formState
  const values = useWatch({ control, compute: (all: ExpenseValues) => all })
  useEffect(() => onTyped?.(values, isDirty), [onTyped, values, isDirty])

  const { suggestedCategory } = props
  useEffect(() => {
    if (suggestedCategory && getValues('categoryId') === '')
      resetField('categoryId', { defaultValue: suggestedCategory })
  }, [suggestedCategory, getValues, resetField])
  useEffect(() => {
    if (earlier === null) return
    // The heading gets the focus when the page appears; the field to mend gets it after that.
    const frame = requestAnimationFrame(() => setFailure(showServerErrors(earlier, { setError, setFocus, LL })))
    return () => cancelAnimationFrame(frame)
  }, [earlier, setError, setFocus, LL])

  const sendAgain = useCallback(() => whole.current?.requestSubmit(), [])
  const stored = useWhenStored(uploads, sendAgain)
  const send = async (typed: ExpenseTyped) => {
    if (uploads?.busy || uploads?.failed) setSubmitted(true)
    if (uploads?.busy) return stored.wait()
    setFailure(null)
    try {
      await onSend(uploads ? { ...typed, receipts: uploads.ids } : typed)
    } catch (error) {
      setFailure(showServerErrors(error, { setError, setFocus, LL }))
    }
  }
  const choose = useCallback(
    (id: string) => {
      setValue('categoryId', id, { shouldDirty: true, shouldValidate: true })
      setFocus('categoryId')
    },
    [setValue, setFocus],
  )
  const newCategory = useNewCategory(props.MakeCategory, viewer, choose)
  const isNamed = (id: string) =>
    [initial, values].some(({ categoryId, childIds }) => categoryId === id || childIds.includes(id))
  const stand = (wrong: FieldErrors<ExpenseValues>) => {
    const first = fieldOrder.find((name) => wrong[name])
    if (first) setFocus(first)
  }
  return (
    <>
      <Columns ref={whole} noValidate onSubmit={(event) => void handleSubmit(send, stand)(event)}>
        <Card>
          <CardBody>
            <Fields>
              <ExpenseFields
                register={steady}
                control={control}
                errors={errors}
                viewer={viewer}
                isNamed={isNamed}
                categoryId={values.categoryId}
                LL={LL}
                onNewCategory={newCategory.begin}
              />
            </Fields>
          </CardBody>
        </Card>
        <Aside>
          <SplitPreview
            typed={values.total}
            categoryId={values.categoryId}
            ownPercent={values.ownPercent}
            viewer={viewer}
            messages={LL}
          />
        </Aside>
        <Card>
          <CardBody>
            <Fields>
              <NoteField register={steady} errors={errors} viewer={viewer} LL={LL} />
              {uploads && <NewOnly uploads={uploads} register={steady} viewer={viewer} LL={LL} submitted={submitted} />}
              <FormEnd
                control={control}
                failure={failure}
                failedTitle={failedTitle}
                LL={LL}
                cancel={props.cancel}
                label={props.submitLabel(values)}
                leavesAtOnce={props.leavesAtOnce ?? false}
                waiting={stored.waiting}
              />
            </Fields>
          </CardBody>
        </Card>
      </Columns>
      {newCategory.dialog}
    </>
  )
}

type NewOnlyProps = Pick<Parameters<typeof ExpenseFields>[0], 'register' | 'viewer' | 'LL'> & {
  uploads: Uploads
  submitted: boolean
}

function NewOnly({ uploads, register, viewer, LL, submitted }: NewOnlyProps) {
  const { form } = LL.expenses
  const problem = submitted && uploads.failed ? form.notUploaded() : undefined
  return (
    <>
      <Suspense fallback={<Skeleton height="150px" />}>
        <ReceiptField uploads={uploads} error={problem} optional viewer={viewer} LL={LL} />
      </Suspense>
      <CheckboxField label={form.private()} hint={form.privateHint()} {...register('private')} />
    </>
  )
}

type FormEndProps = Pick<ExpenseFormProps, 'cancel' | 'failedTitle'> & {
  control: Control<ExpenseValues, unknown, ExpenseTyped>
  failure: string | null
  label: string
  leavesAtOnce: boolean
  /** True while receipts are still uploading. */
  waiting: boolean
  LL: TranslationFunctions
}

/** Only this part of the form is drawn again when it is sent. */
function FormEnd({ control, failure, failedTitle, cancel, label, leavesAtOnce, waiting, LL }: FormEndProps) {
  const { isSubmitting, submitCount, isValid, errors } = useFormState({ control })
  const unfit = submitCount > 0 && !isValid ? Object.keys(errors).length : 0
  return (
    <>
      {failure && (
        <Banner tone="problem" announce="alert" title={failedTitle}>
          {failure}
        </Banner>
      )}
      <Actions>
        {cancel}
        <Button type="submit" loading={(isSubmitting && !leavesAtOnce) || waiting}>
          {label}
        </Button>
      </Actions>
      <chakra.p role="status" textStyle="secondary" color="fg.2" textAlign={{ sm: 'end' }} _empty={{ display: 'none' }}>
        {waiting ? LL.expenses.form.uploading() : unfit > 0 && LL.expenses.form.check({ count: unfit })}
      </chakra.p>
    </>
  )
}
