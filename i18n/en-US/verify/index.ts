import type { BaseTranslation } from '../../i18n-types.ts'
import { checks } from './checks.ts'
import { recovery } from './recovery.ts'

/** The page and the command that check an exported record. Read by people who never had an account: a judge's clerk, a lawyer. */
const verify = {
  title: 'Check a record',
  lead: 'See for yourself whether a record exported from {product:string} is whole and unchanged. The file is read on this device and goes nowhere.',
  file: {
    label: 'The exported record',
    hint: 'The PDF or the JSON file.',
    browse: 'Choose the file',
    drop: 'or drop it here',
    remove: 'Remove {file:string}',
    missing: 'Choose the file to check.',
    unreadable: 'This file could not be read. It may have been moved or removed. Choose it again.',
    tooLarge: 'This file is larger than {megabytes:number} MB, which no record is. Choose the exported record itself.',
  },
  key: {
    label: 'Public key',
    hint: 'Paste it, or choose its file. It begins with “-----BEGIN PUBLIC KEY-----”.',
    browse: 'Choose the key’s file',
    missing: 'Paste the public key, or choose its file.',
    malformed: 'This is not the public key of a record. Paste all of it, with its first and its last line.',
    private: 'This is a private key, which nobody should give you. Use the public one.',
    why: 'Why the key is not in the file',
    whyText:
      'Whoever makes up a file could put a key of their own into it, and all would seem to fit. So bring the key from elsewhere, and keep it for the next time:',
    fromServer: 'from the service itself, over a secure connection',
    fromPerson: 'from somebody you trust who got it there, compared by its number over the phone',
    get: 'Get the key of this service',
  },
  code: {
    label: 'Printed code',
    optional: '(optional)',
    hint: 'If you hold a print: it stands on the first page and at the foot of each.',
    malformed: 'A code has 25 letters and figures, in five groups of five.',
  },
  submit: 'Check the record',
  checking: 'Checking the record',
  again: 'Check another file',
  unsupportedTitle: 'This browser cannot check signatures here',
  unsupported:
    'Use a current browser and open this page with https. Or check the file with the command “npm run verify”.',
  failedTitle: 'The check could not be finished',
  failed: 'Nothing was found out about the record. Try again, or use another browser.',
  verdict: {
    holdsTitle: 'The record holds',
    holds: 'It is whole and unchanged since it was exported, and it was signed with the key you provided.',
    failsTitle: 'The record does not hold',
    fails: 'Do not rely on it. What does not hold, and where, is said below.',
    openTitle: 'The record was signed with another key',
    open: 'So nothing is proven with the key you provided. Make sure that both come from the same service.',
    unknownTitle: 'The record was made by a newer version',
    unknown:
      'Nothing in it is contradicted, but some of its rules are unknown here. Check it with a newer version of this program.',
    fileTitle: 'There is no record to check',
  },
  proof: {
    holdsTitle: 'The proof holds',
    holds: 'The service’s signed log holds these entries exactly as here, and it was signed with the key you provided.',
    failsTitle: 'The proof does not hold',
    fails: 'Do not rely on what the file says.',
    log: 'In the log {origin:string}, checkpoint {size:number}, no later than {at:string}.',
    entries: '{count:number} entr{{y|ies}}, none missing before the last one of each item.',
    withoutNumbers:
      '{count:number} entr{{y|ies}}. Some have no number yet, so it is not proven that none is missing between them.',
    follows: 'Only the server’s signature says that nothing follows these entries.',
    rules: 'Whether the rules allowed each step is checked with an export of the record, not with a proof.',
    withoutText: '(only by its hash)',
    title: 'Entries in the proof',
    signed: 'What was signed',
    why: {
      otherKey: 'It was signed with a different key from the one you provided.',
      notSigned: 'The signature of the log does not fit.',
      changed: 'An entry, or what leads from it to the log, was changed.',
      entryMissing: 'An entry is missing before number {seq:number} of its chain.',
    },
  },
  checksTitle: 'What was checked',
  state: { holds: 'Holds', fails: 'Does not hold', open: 'Could not be checked', unknown: 'Unknown rules' },
  yourKey:
    'Checked with the key {key:string}. If you got it from this site, compare its number with an older export or mail to check the site itself.',
  checks,
  recovery,
  says: {
    title: 'What the file says of itself',
    unproven: 'What follows is only what the file claims.',
    key: 'Signed with key',
    stream: 'Chain',
    streams: 'Chains',
    count: '{count:number} entr{{y|ies}}',
    countLeftOut: '{count:number} entr{{y|ies}}, {leftOut:number} by hash only',
    items: 'Items',
    leftOut: 'Left out',
    notOpened: '{count:number} not opened by who asked',
    filter: '{count:number} outside the filter',
    erased: '{count:number} lawfully erased',
    nothing: 'Nothing',
    anchored: 'Signed into the log',
  },
  limits:
    'A record that holds was written as it stands, at these times, by these accounts. Whether what a person wrote in it is true, no check can tell.',
  command: {
    usage: 'Usage: npm run verify -- FILE --key PUBLIC_KEY.pem [--code PRINTED-CODE]',
    key: 'The public key is at /pub/v1/history-key of the service that exported, or in its DATA_DIR/keys. It is never taken from the file.',
  },
} satisfies BaseTranslation

export default verify
