import { chakra } from '@chakra-ui/react/styled-system'
import { type FormEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { limits } from '#contract/limits.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { FileDrop } from '#src/ui/fields/file-drop.tsx'
import { FileItem } from '#src/ui/fields/file-item.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { KeyField } from './key-field.tsx'
import type { Verify } from './use-verify.ts'

const firstWrong = '[data-invalid] input, [aria-invalid="true"]'

/** Asks for the file, the key, and the short code if there is a print. */
export function AskCard({ verify }: { verify: Verify }) {
  const { answers, wrong, phase, change } = verify
  const { verify: text } = useI18nContext().LL
  const form = useRef<HTMLFormElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    flushSync(() => void verify.submit())
    form.current?.querySelector<HTMLElement>(firstWrong)?.focus()
  }
  return (
    <Card bleed>
      <CardBody>
        <chakra.form ref={form} noValidate onSubmit={submit} display="flex" flexDirection="column" gap="u3">
          <FileField verify={verify} />
          <KeyField answers={answers} wrong={wrong} change={change} />
          <TextField
            label={text.code.label()}
            optionalText={text.code.optional()}
            hint={text.code.hint()}
            error={wrong.code && text.code[wrong.code]()}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={answers.code}
            onChange={({ target }) => change({ code: target.value })}
          />
          <chakra.div display={{ base: 'grid', sm: 'block' }}>
            <Button type="submit" loading={phase.at === 'checking'}>
              {phase.at === 'checking' ? text.checking() : text.submit()}
            </Button>
          </chakra.div>
        </chakra.form>
      </CardBody>
    </Card>
  )
}

function FileField({ verify: { answers, wrong, change } }: { verify: Verify }) {
  const { file: text } = useI18nContext().LL.verify
  const { file } = answers
  return (
    <FileDrop
      label={text.label()}
      hint={text.hint()}
      error={wrong.file && text[wrong.file]({ megabytes: limits.verify.bytes / 1_000_000 })}
      browseLabel={text.browse()}
      dropLabel={text.drop()}
      accept=".pdf,.json,application/pdf,application/json"
      multiple={false}
      onFiles={([chosen]) => chosen && change({ file: chosen })}
    >
      {file && (
        <FileItem
          id="chosen"
          name={file.name}
          remove={{ label: text.remove({ file: file.name }), onPress: () => change({ file: null }) }}
        />
      )}
    </FileDrop>
  )
}
