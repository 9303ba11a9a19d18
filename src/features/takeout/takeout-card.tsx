import { chakra } from '@chakra-ui/react/styled-system'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useState } from 'react'
import { takeoutRoutes } from '#contract/takeout/takeout.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { formFailureText } from '#src/app/shared/forms/form-failure.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { addressOf } from '#src/app/shared/list/address-of.ts'
import { Actions } from '#src/ui/buttons/actions.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'

/** A press on a link that nobody sees begins the download and leaves the page where it is. */
function download(address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.click()
}

/** Gives the person everything of theirs as one file. The server asks for the password first. */
export function TakeoutCard() {
  const { LL } = useI18nContext()
  const { takeout } = LL.account
  const [begun, setBegun] = useState(false)
  const prepare = useCommand(takeoutRoutes.prepare, {
    onSuccess: () => {
      setBegun(true)
      download(addressOf(takeoutRoutes.download.path, {}))
    },
  })
  const parts = [takeout.account(), takeout.record(), takeout.files()]
  return (
    <Card bleed>
      <CardHeader title={takeout.title()} />
      <CardBody>
        <chakra.div display="grid" gap="u2">
          <p>{takeout.text()}</p>
          <chakra.ul listStyleType="disc" ps="u2.5" color="fg.2">
            {parts.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </chakra.ul>
          <chakra.p textStyle="secondary" color="fg.3">
            {takeout.free()}
          </chakra.p>
          {begun && <Banner tone="done" announce="status" title={takeout.begun()} />}
          {prepare.error ? (
            <Banner tone="problem" announce="alert" title={takeout.failed()}>
              {formFailureText(prepare.error, LL)}
            </Banner>
          ) : null}
          <Actions>
            <Button icon={IconDownload} loading={prepare.isPending} onClick={() => prepare.mutate({ body: {} })}>
              {takeout.download()}
            </Button>
          </Actions>
        </chakra.div>
      </CardBody>
    </Card>
  )
}
