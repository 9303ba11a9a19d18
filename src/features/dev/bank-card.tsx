import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { devBankRoutes } from '#contract/dev/dev-bank.ts'
import { formatInstant } from '#domain/time.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { RequestFailure } from '#src/api/failures.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { failureText } from '#src/app/shared/data/failure-text.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { BankTransfers } from './bank-transfers.tsx'
import { BankWebhooks } from './bank-webhooks.tsx'
import { bankZone } from './bank-zone.ts'
import { Loaded } from './loaded.tsx'
import { sandboxTexts } from './texts/sandbox.ts'

const queryKey = ['devBank']

/** Shows the sandbox bank: its clock, its transfers and its webhooks. */
export function BankCard() {
  const { client } = useApp()
  const { LL, locale } = useI18nContext()
  const queries = useQueryClient()
  const messages = sandboxTexts
  const book = useQuery({ queryKey, queryFn: ({ signal }) => client.call(devBankRoutes.book, {}, { signal }) })
  const close = useCommand(devBankRoutes.close, { onSuccess: () => queries.invalidateQueries({ queryKey }) })
  const elsewhere = book.error instanceof RequestFailure && book.error.statusCode === 404
  const closeButton = (
    <Button
      size="small"
      variant="secondary"
      loading={close.isPending}
      onClick={() => close.mutate({ body: { times: 1 } })}
    >
      {messages.close()}
    </Button>
  )
  return (
    <Card>
      <CardHeader title={messages.title()} aside={book.data && closeButton} />
      <CardBody>
        {elsewhere ? (
          <EmptyState title={messages.none()} />
        ) : (
          <Loaded query={book}>
            {book.data && (
              <>
                <chakra.p color="fg.3">{messages.lead()}</chakra.p>
                <chakra.p mb="u2" aria-live="polite">
                  {messages.clock({ at: formatInstant(book.data.now, bankZone, locale, 'long') })}
                </chakra.p>
                {close.isError && (
                  <Banner tone="problem" announce="alert" title={messages.failed()}>
                    {failureText(close.error, LL)}
                  </Banner>
                )}
                <BankTransfers transfers={book.data.transfers} />
                <BankWebhooks webhooks={book.data.webhooks} />
              </>
            )}
          </Loaded>
        )}
      </CardBody>
    </Card>
  )
}
