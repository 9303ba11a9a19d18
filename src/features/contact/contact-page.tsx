import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { ContactDetails } from '#src/app/shared/frame/contact-details.tsx'
import { Actions } from '#src/ui/buttons/actions.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { ContactFields } from './contact-fields.tsx'
import { useContact } from './use-contact.ts'

/** Offers the same form on a page of its own, with the other ways to reach us. */
export function ContactPage() {
  const { contact: messages } = useI18nContext().LL
  return (
    <>
      <PageHeader title={messages.title()} subtitle={messages.lead()} />
      <chakra.div display="flex" flexDirection="column" gap="u2" maxW="760px">
        <WriteCard />
        <Card bleed>
          <CardHeader title={messages.details.title()} />
          <CardBody>
            <ContactDetails />
          </CardBody>
        </Card>
      </chakra.div>
    </>
  )
}

function WriteCard() {
  const { contact: messages } = useI18nContext().LL
  const contact = useContact()
  const { id, command, again } = contact
  if (command.isSuccess) return <Thanks onAgain={again} />
  return (
    <Card bleed>
      <CardHeader title={messages.formTitle()} />
      <CardBody>
        <ContactFields contact={contact} />
        <Actions mt="u2.5">
          <Button type="submit" form={id} loading={command.isPending}>
            {messages.submit()}
          </Button>
        </Actions>
      </CardBody>
    </Card>
  )
}

function Thanks({ onAgain }: { onAgain: () => void }) {
  const { contact: messages } = useI18nContext().LL
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <Banner
      tone="done"
      announce="none"
      title={
        <chakra.h2 ref={title} tabIndex={-1} textStyle="strong">
          {messages.thanksTitle()}
        </chakra.h2>
      }
      action={
        <Button variant="secondary" onClick={onAgain}>
          {messages.another()}
        </Button>
      }
    >
      {messages.thanks()}
    </Banner>
  )
}
