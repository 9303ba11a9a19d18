import { chakra } from '@chakra-ui/react/styled-system'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { type SupportOrderDto, supportRoutes } from '#contract/child-support/child-support.ts'
import type { NewSupportOrder } from '#contract/child-support/support-order.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { formFailureText } from '#src/app/shared/forms/form-failure.ts'
import { placeServerErrors } from '#src/app/shared/forms/server-errors.ts'
import { OfflineError } from '#src/app/shared/lifecycle/offline-error.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { otherParentOf, type Viewer } from '#src/app/shared/viewer/viewer.ts'
import { Actions } from '#src/ui/buttons/actions.tsx'
import { Button, ButtonLink } from '#src/ui/buttons/button.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { invalidateSupport } from '../child-support.queries.ts'
import { OrderFields } from './order-fields.tsx'
import { firstValues, type OrderValues, orderFieldNames, orderResolver } from './order-form.schema.ts'

const Form = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: 'u2.5', maxW: '40rem' } })

type OrderFormProps = { viewer: Viewer; previous: SupportOrderDto | null }

/** Lets one parent record an order. Typed input stays when sending fails. */
export function OrderForm({ viewer, previous }: OrderFormProps) {
  const { LL } = useI18nContext()
  const { form, dialogs, done } = LL.childSupport
  const queries = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  const record = useCommand(supportRoutes.record)
  const [failure, setFailure] = useState<string | null>(null)
  const [initial] = useState(() => firstValues(viewer, previous))
  const resolver = useMemo(() => orderResolver(viewer, previous?.id), [viewer, previous])
  const { register, control, handleSubmit, formState, setError, setFocus } = useForm<
    OrderValues,
    unknown,
    NewSupportOrder
  >({ resolver, defaultValues: initial, mode: 'onTouched' })
  const send = handleSubmit(async (body) => {
    setFailure(null)
    try {
      const { root } = await record.mutateAsync({ body })
      await invalidateSupport(queries)
      toast({ tone: 'done', text: done.recorded({ name: otherParentOf(viewer) }) })
      await navigate({ to: '/expenses/childSupport', search: { ledger: root } })
    } catch (error) {
      if (!placeServerErrors(error, orderFieldNames, { setError, setFocus }))
        setFailure(error instanceof OfflineError ? dialogs.offline() : formFailureText(error, LL))
    }
  })
  return (
    <Card>
      <CardBody>
        <Form noValidate onSubmit={(event) => void send(event)}>
          <OrderFields
            register={register}
            control={control}
            viewer={viewer}
            LL={LL}
            errors={formState.errors}
            payerFixed={previous !== null}
          />
          {failure && (
            <Banner tone="problem" announce="alert" title={form.failed()}>
              {failure}
            </Banner>
          )}
          <chakra.p textStyle="secondary" color="fg.2">
            {form.notice()}
          </chakra.p>
          <Actions>
            <ButtonLink variant="secondary" link={<Link to="/expenses/childSupport" />}>
              {form.cancel()}
            </ButtonLink>
            <Button type="submit" loading={record.isPending}>
              {form.submit()}
            </Button>
          </Actions>
        </Form>
      </CardBody>
    </Card>
  )
}
