import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { type PasskeyDto, passkeyRoutes } from '#contract/passkeys/passkeys.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { formFailureText } from '#src/app/shared/forms/form-failure.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { ListState } from '#src/app/shared/list/list-state.tsx'
import type { PasskeyOptions } from '#src/app/shared/passkeys/passkeys.ts'
import { passkeysWork } from '#src/app/shared/passkeys/passkeys-work.ts'
import { Actions } from '#src/ui/buttons/actions.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { lazyDialog } from '#src/ui/dialogs/lazy-dialog.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { PasskeyLine } from './passkey-line.tsx'
import type { PasskeyNameProps } from './passkey-name.tsx'
import { usePasskeys } from './passkeys.queries.ts'
import type { RemovePasskeyProps } from './remove-passkey.tsx'

const PasskeyName = lazyDialog<PasskeyNameProps>(async () => (await import('./passkey-name.tsx')).PasskeyName)
const RemovePasskey = lazyDialog<RemovePasskeyProps>(async () => (await import('./remove-passkey.tsx')).RemovePasskey)

type Open =
  | { readonly kind: 'add'; readonly options: PasskeyOptions }
  | { readonly kind: 'rename' | 'remove'; readonly passkey: PasskeyDto }

/** Lists the person's passkeys. At an address in digits it says why there can be no new one. */
export function PasskeysCard() {
  const { LL } = useI18nContext()
  const { passkeys: messages } = LL.account
  const query = usePasskeys()
  const [open, setOpen] = useState<Open | null>(null)
  const begin = useCommand(passkeyRoutes.begin, { onSuccess: ({ options }) => setOpen({ kind: 'add', options }) })
  const close = () => setOpen(null)
  const items = query.data?.items ?? []
  const works = passkeysWork() && query.data?.offered !== false
  return (
    <Card bleed aria-busy={query.isPending}>
      <CardHeader title={messages.title()} />
      <CardBody>
        <chakra.p color="fg.2">{messages.what()}</chakra.p>
      </CardBody>
      <ListState
        query={{ ...query, isPlaceholderData: false }}
        count={1}
        texts={{
          loading: messages.loading(),
          notLoaded: messages.notLoaded(),
          retry: LL.account.signIns.retry(),
          offlineTitle: LL.account.signIns.offlineTitle(),
          offlineText: messages.offline(),
        }}
        skeletonRows={1}
        empty={null}
      >
        {items.length > 0 && (
          <ul aria-label={messages.title()}>
            {items.map((passkey) => (
              <PasskeyLine key={passkey.id} passkey={passkey} onOpen={(kind) => setOpen({ kind, passkey })} />
            ))}
          </ul>
        )}
        <CardBody>
          {begin.error && (
            <chakra.div mb="u2">
              <Banner tone="problem" announce="alert" title={LL.account.secondStep.failed()}>
                {formFailureText(begin.error, LL)}
              </Banner>
            </chakra.div>
          )}
          {works ? (
            <Actions>
              <Button variant="secondary" loading={begin.isPending} onClick={() => begin.mutate({ body: {} })}>
                {messages.add()}
              </Button>
            </Actions>
          ) : (
            <chakra.p textStyle="secondary" color="fg.2">
              {messages.notHere({ host: location.host })}
            </chakra.p>
          )}
        </CardBody>
      </ListState>
      {open?.kind === 'add' && <PasskeyName open options={open.options} onClose={close} />}
      {open?.kind === 'rename' && <PasskeyName open passkey={open.passkey} onClose={close} />}
      {open?.kind === 'remove' && <RemovePasskey open passkey={open.passkey} onClose={close} />}
    </Card>
  )
}
