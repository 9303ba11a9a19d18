import { type ComponentProps, lazy, useEffect } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { LateForm } from '#src/app/shared/late-form.tsx'

const loadForm = () => import('./schedule-form.tsx')
const Form = lazy(async () => ({ default: (await loadForm()).ScheduleForm }))

/** Loads the form while the page still checks whether it is needed; a failed load is repeated when the form opens. */
export const useFormPreload = (): void => {
  useEffect(() => {
    loadForm().catch(() => undefined)
  }, [])
}

/** The form loads after the page, so that a reason against scheduling can be read without it. */
export function ScheduleForm(props: ComponentProps<typeof Form>) {
  const { loading } = useI18nContext().LL.paymentSchedules
  return (
    <LateForm loading={loading()}>
      <Form {...props} />
    </LateForm>
  )
}
