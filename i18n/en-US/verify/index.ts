import type { BaseTranslation } from '../../i18n-types.ts'
import { checks } from './checks.ts'
import { compare } from './compare.ts'
import { keyChange } from './key-change.ts'
import { recovery } from './recovery.ts'

/** The page and the command that check an exported record. Read by people who never had an account: a judge's clerk, a lawyer. */
const verify = {
  title: 'Check a record',
  lead: 'Check whether a record exported from {product:string} is complete and unchanged, or whether two files agree. Files are read on this device and never leave it.',
  file: {
    label: 'The file',
    hint: 'An exported record (PDF or JSON), a proof or a checkpoint. Choose two files to compare them.',
    browse: 'Choose the file',
    drop: 'or drop it here',
    remove: 'Remove {file:string}',
    missing: 'Choose the file to check.',
    unreadable: 'This file could not be read. It may have been moved or deleted. Choose it again.',
    tooLarge:
      'This file is larger than {megabytes:number} MB, so it is not a record. Choose the exported record itself.',
  },
  key: {
    label: 'Public key',
    hint: 'Paste it, or choose a key file. It begins with “-----BEGIN PUBLIC KEY-----”.',
    browse: 'Choose a key file',
    missing: 'Paste the public key, or choose a key file.',
    malformed: 'This is not a record’s public key. Paste all of it, including the first and last lines.',
    private: 'This is a private key, which nobody should share. Use the public one.',
    site: 'The check uses this site’s key, {key:string}.',
    another: 'Use another key',
    why: 'Why the key is not in the file',
    whyText:
      'Anyone who forged a file could put their own key in it, and everything would seem to match. So get the key from somewhere else, and keep it for next time:',
    fromServer: 'from the service itself, over a secure connection',
    fromPerson: 'from someone you trust who got it there, by comparing its number over the phone',
    get: 'Get this service’s key',
  },
  code: {
    label: 'Printed code',
    optional: '(optional)',
    hint: 'If you have a printed copy: it is on the first page and at the bottom of each page.',
    malformed: 'A code has 25 letters and digits, in five groups of five.',
  },
  submit: 'Check the record',
  checking: 'Checking the record',
  again: 'Check another file',
  unsupportedTitle: 'This browser cannot check signatures',
  unsupported:
    'Use a current browser and open this page with https. Or check the file with the command “npm run verify”.',
  failedTitle: 'The check could not be finished',
  failed: 'The record was not checked. Try again, or use another browser.',
  verdict: {
    holdsTitle: 'This record is genuine',
    holds: 'It is complete and unchanged since it was exported, and its signature matches the key.',
    unanchoredTitle: 'This record is genuine, but has no proof from the log',
    unanchored:
      'It is complete and its signature matches the key. None of it was signed into the service’s log when it was created, so there is only its signature. Export it again after a minute.',
    failsTitle: 'This record has been changed',
    /** Names no change: a code may be mistyped, and a PDF saved by another program. */
    notPassedTitle: 'This file did not pass the check',
    fails: '{why:string} Do not rely on the file.',
    openTitle: 'This record was signed with another key',
    open: 'So this key proves nothing about it. Make sure both come from the same service.',
    forgedChange:
      'It claims that this key replaced yours, but the change was not signed by both keys. Do not rely on the file.',
    unknownTitle: 'This record was created by a newer version',
    unknown:
      'We found nothing wrong, but some of its rules are newer than this page. Check it with a newer version of this program.',
    fileTitle: 'There is no record to check',
  },
  proof: {
    holdsTitle: 'This proof is genuine',
    holds: 'The service’s signed log has these entries exactly as they are here, and its signature matches the key.',
    failsTitle: 'This proof has been changed',
    fails: '{why:string} Do not rely on what the file says.',
    otherKeyTitle: 'This proof was signed with another key',
    otherKey: 'So this key proves nothing about it. Make sure both come from the same service.',
    head: 'It covers {count:number} chain{{|s}} of the record with {entries:number} entr{{entries:y|ies}}, without the entries themselves. Compare it with a later file.',
    log: 'In the log {origin:string}, checkpoint {size:number}, no later than {at:string}.',
    entries: '{count:number} entr{{y|ies}}, none missing before the last one of each item.',
    withoutNumbers:
      '{count:number} entr{{y|ies}}. Some have no number yet, so it is not proven that none are missing between them.',
    follows: 'Only the server’s signature says that nothing follows these entries.',
    rules: 'To check whether the rules allowed each step, use an export of the record instead.',
    withoutText: '(only by its hash)',
    title: 'Entries in the proof',
    entry: '{seq:number}. {at:string}: {what:string}',
    forChecks: 'A fact for checks ({kind:string})',
    actors: {
      creator: 'The parent who added it',
      other: 'The other parent',
      payer: 'The payer',
      receiver: 'The receiver',
      owner: 'The account’s owner',
      parent: 'A parent',
      professional: 'A professional',
      bank: 'The bank',
      system: 'The service',
      onlooker: 'Someone',
    },
    signed: 'What was signed',
    why: {
      forgedChange: 'It claims that its key replaced yours, but the change was not signed by both keys.',
      notSigned: 'The signature of the log does not match.',
      changed: 'An entry, or the path from it to the log, was changed.',
      entryMissing: 'An entry is missing before number {seq:number} of its chain.',
    },
  },
  checksTitle: 'What was checked',
  state: { holds: 'Passed', fails: 'Failed', open: 'Could not be checked', unknown: 'Unknown rules' },
  usedKey: {
    site: 'Checked with this site’s key {key:string}. To check the site itself, compare the key with an older export or email.',
    own: 'Checked with the key you provided, {key:string}.',
  },
  others: 'What else was checked',
  checks,
  compare,
  keyChange,
  recovery,
  says: {
    title: 'What the file says about itself',
    unproven: 'These are only the file’s own claims.',
    key: 'Signed with key',
    stream: 'Chain',
    streams: 'Chains',
    count: '{count:number} entr{{y|ies}}',
    countLeftOut: '{count:number} entr{{y|ies}}, {leftOut:number} by hash only',
    items: 'Items',
    leftOut: 'Left out',
    notOpened: '{count:number} not opened by the person who exported it',
    filter: '{count:number} outside the filters',
    erased: '{count:number} lawfully erased',
    nothing: 'Nothing',
    anchored: 'Signed into the log',
    stamped: 'Time stamp',
  },
  limits:
    'A genuine record was written as you see it, at these times and by these accounts. No check can tell whether what a person wrote is true.',
  command: {
    usage: 'Usage: npm run verify -- FILE [OTHER-FILE [CONSISTENCY-PROOF]] --key PUBLIC_KEY.pem [--code PRINTED-CODE]',
    key: 'The public key is at /pub/v1/history-key of the service that exported, or in its DATA_DIR/keys. It is never taken from the file.',
  },
} satisfies BaseTranslation

export default verify
