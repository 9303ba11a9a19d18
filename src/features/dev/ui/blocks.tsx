import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { ToastProvider } from '#src/ui/toast-provider.tsx'
import { Buttons } from './buttons.tsx'
import { Cards } from './cards.tsx'
import { Choices } from './choices.tsx'
import { Contents } from './contents.tsx'
import { Dialogs } from './dialogs.tsx'
import { Fields } from './fields.tsx'
import { Files } from './files.tsx'
import { Messages } from './messages.tsx'
import { People } from './people.tsx'
import { Places } from './places.tsx'
import { SchemeChoice } from './scheme-choice.tsx'
import { Tables } from './tables.tsx'
import { Turns } from './turns.tsx'
import { useUi } from './use-ui.ts'
import { Waiting } from './waiting.tsx'

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: 'u2' } })

/** Every block in every state, in the order of `sections`. */
export function Blocks() {
  const { title } = useI18nContext().LL.dev
  const ui = useUi()
  return (
    <ToastProvider dismissLabel={ui.message.dismiss()}>
      <PageHeader
        title={ui.title()}
        subtitle={ui.lead()}
        back={{ label: title(), link: <Link to="/dev" /> }}
        aside={<SchemeChoice />}
      />
      <Stack>
        <chakra.div textStyle="secondary" color="fg.2" maxW="70ch">
          <p>{ui.forced()}</p>
          <p>{ui.motion()}</p>
        </chakra.div>
        <Contents />
        <Buttons />
        <Fields />
        <Choices />
        <Files />
        <Cards />
        <People />
        <Turns />
        <Tables />
        <Messages />
        <Waiting />
        <Dialogs />
        <Places />
      </Stack>
    </ToastProvider>
  )
}
