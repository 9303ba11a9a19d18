import { zodResolver } from '@hookform/resolvers/zod'
import { useMemo } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { type CategoryDetailsDto, titleKeyOf } from '#contract/categories/categories.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { placeServerErrors } from '#src/app/shared/forms/server-errors.ts'
import { categoryText } from '#src/app/shared/viewer/category-text.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx'
import { CategoryFields } from './category-fields.tsx'
import {
  type CategoryTyped,
  type CategoryValues,
  categoryFieldNames,
  categoryFormSchema,
  valuesOf,
} from './category-form.schema.ts'
import { SplitPreview } from './split-preview.tsx'
import { useMakeCategory } from './use-make-category.ts'

type CategoryFormProps = {
  /** Null for a new category. */
  item: CategoryDetailsDto | null
  /** Prefills a new category from this one. */
  like?: CategoryDetailsDto | null
  onClose: () => void
  onDone: (made: CategoryDetailsDto) => void
}

/** Returns the titles in use, except that of the category being edited. */
function useTaken(but: CategoryDetailsDto | null): ReadonlySet<string> {
  const { LL } = useI18nContext()
  const { family } = useViewer()
  return useMemo(() => {
    const others = family.categories.filter(({ id, offered }) => offered && id !== but?.id)
    return new Set(others.map((category) => titleKeyOf(categoryText(LL, category))))
  }, [LL, family, but])
}

export function CategoryForm({ item, like = null, onClose, onDone }: CategoryFormProps) {
  const { LL } = useI18nContext()
  const viewer = useViewer()
  const make = useMakeCategory(item)
  const taken = useTaken(make.replaces)
  const schema = useMemo(() => categoryFormSchema(viewer.locale, taken), [viewer.locale, taken])
  const { register, control, handleSubmit, formState, setError, setFocus, setValue } = useForm<
    CategoryValues,
    unknown,
    CategoryTyped
  >({
    resolver: zodResolver(schema),
    defaultValues: like ? { ...valuesOf(like, viewer.locale), name: '' } : valuesOf(item, viewer.locale),
    mode: 'onTouched',
  })
  const [creator, other] = useWatch({ control, name: ['creatorPercent', 'otherPercent'] })
  const { form } = LL.categories
  const send = async (typed: CategoryTyped) => {
    try {
      onDone(await make.send(typed))
    } catch (error) {
      if (!placeServerErrors(error, categoryFieldNames, { setError, setFocus })) make.fail(error)
    }
  }
  const submit = make.replaces ? form.save() : item ? form.makeInstead() : form.make()
  return (
    <FormDialog
      title={item ? form.edit({ title: item.name ?? '' }) : form.add()}
      labels={{ close: form.close(), cancel: form.cancel(), submit }}
      notice={form.frozen()}
      pending={make.pending}
      failure={make.failure}
      onSubmit={(event) => void handleSubmit(send)(event)}
      onClose={onClose}
    >
      <CategoryFields
        register={register}
        setValue={setValue}
        viewer={viewer}
        LL={LL}
        errors={formState.errors}
        fresh={!item && !like}
      />
      <SplitPreview creator={creator} other={other} viewer={viewer} messages={LL} />
    </FormDialog>
  )
}
