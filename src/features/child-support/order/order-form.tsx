import { chakra } from '@chakra-ui/react/styled-system'
import { onlineManager, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { type SupportOrderDto, supportRoutes } from '#contract/child-support/child-support.ts'
import type { NewSupportOrder } from '#contract/child-support/support-order.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { draftText } from '#src/app/shared/forms/refused.ts'
import { placeServerErrors } from '#src/app/shared/forms/server-errors.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { otherParentOf, type Viewer } from '#src/app/shared/viewer/viewer.ts'
import { Actions } from '#src/ui/buttons/actions.tsx'
import { Button, ButtonLink } from '#src/ui/buttons/button.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { askAgain } from '../child-support.queries.ts'
import { OrderFields } from './order-fields.tsx'
import { firstValues, type OrderValues, orderFieldNames, orderResolver } from './order-form.schema.ts'

const Form = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: 'u2.5', maxW: '40rem' } })

type OrderFormProps = { reader: Viewer; previous: SupportOrderDto | null }

/** An order as one parent records it. What was typed stays when it fails. */
export function OrderForm({ reader, previous }: OrderFormProps) {
  const { LL } = useI18nContext()
  const { form, dialogs, done } = LL.childSupport
  const queries = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  const record = useCommand(supportRoutes.record)
  const [failure, setFailure] = useState<string | null>(null)
  const [initial] = useState(() => firstValues(reader, previous))
  const resolver = useMemo(() => orderResolver(reader.locale, previous?.id), [reader.locale, previous])
  const { register, control, handleSubmit, formState, setError, setFocus } = useForm<
    OrderValues,
    unknown,
    NewSupportOrder
  >({ resolver, defaultValues: initial, mode: 'onTouched' })
  const send = handleSubmit(async (body) => {
    setFailure(null)
    if (!onlineManager.isOnline()) return setFailure(dialogs.offline())
    try {
      const { root } = await record.mutateAsync({ body })
      await askAgain(queries)
      toast({ tone: 'done', text: done.recorded({ name: otherParentOf(reader) }) })
      await navigate({ to: '/expenses/childSupport', search: { ledger: root } })
    } catch (error) {
      if (!placeServerErrors(error, orderFieldNames, { setError, setFocus })) setFailure(draftText(error, LL))
    }
  })
  return (
    <Card>
      <CardBody>
        <Form noValidate onSubmit={(event) => void send(event)}>
          <OrderFields
            {...{ register, control, reader, LL }}
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
          <Actions align="start">
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
