/** One sentence for each thing that is checked and each way it can end. */
export const checks = {
  file: {
    holds: 'The file is an exported record in exactly the form we write.',
    notARecord: 'The file is not an exported record or a proof, or it was changed so that it cannot be read as one.',
    nothingInside:
      'This PDF has no record inside. Printing it to a new PDF, or saving it with another program, takes the record out.',
  },
  pages: {
    holds: 'The pages of the PDF are unchanged.',
    changed: 'The PDF was changed after it was created. Its pages may not say what the record says.',
    notSealed:
      'The PDF does not end with its seal. Saving it with another program removes it too. Do not rely on its pages.',
    open: 'This key cannot show whether the pages are unchanged.',
  },
  code: {
    holds: 'The printed code belongs to this file.',
    fails: 'The printed code belongs to another file. The code of this one is {code:string}.',
  },
  key: {
    holds: 'Signed with the key used for this check, {key:string}.',
    fails: 'It was signed with the key {signedBy:string} and checked with {yours:string}.',
    forgedChange:
      'It was signed with the key {signedBy:string}. The file claims that it replaced {yours:string}, but the change was not signed by both keys.',
  },
  signature: {
    holds: 'The signature matches the whole record.',
    fails: 'The signature does not match: something in the record was changed after it was signed.',
    open: 'The signature cannot be checked with this key.',
  },
  chain: {
    holds: 'Each entry follows from the one before. None was changed, removed or inserted.',
    entryMissing: '{stream:string}, number {seq:number}: an entry was removed or inserted.',
    payloadChanged: '{stream:string}, number {seq:number}: the contents of the entry were changed.',
    chainBroken: '{stream:string}, number {seq:number}: the entry does not follow from the one before.',
    timeReversed: '{stream:string}, number {seq:number}: the entry has an earlier time than the one before it.',
  },
  anchored: {
    holds:
      'The service’s signed log has {anchored:number} of its entries exactly as they are here (checkpoint {size:number} of {origin:string}).',
    notYet:
      '{count:number} newer entr{{y is|ies are}} not anchored in the log yet. For those, there is only the signature of this file.',
    none: 'Nothing in this file was anchored in the service’s log when it was created. Export it again after a minute.',
    open: 'We can’t tell whether the service’s log has these entries, because the key or the chain does not match.',
    recoveryMissing: 'The service’s log continues an earlier one, and the file does not say how.',
    recoveryWrong: 'What the file says about how the service’s log continues an earlier one is not valid.',
    proofFails: 'The proof in the file is not valid.',
    otherKey: 'The service’s log was signed with another key.',
    streamRewritten: '{stream:string}: these are not the entries that the service signed into its log.',
    streamShortened: '{stream:string}: entries that the service signed into its log are missing.',
    streamUnknown: 'The proof is about a chain that is not in this file.',
  },
  stamped: {
    holds: '“{authority:string}” time-stamped the log at checkpoint {size:number}, and this file continues it.',
    trust:
      'The time stamp is signed by “{authority:string}”. We did not check its certificate, so you decide whether to trust that authority.',
    open: 'The time stamp in the file could not be checked.',
    notOfLog: 'The time stamp belongs to a checkpoint that the log in this file does not continue.',
    invalid: 'The time stamp does not match its checkpoint.',
  },
  laws: {
    holds: 'The rules in the file are the ones that were released.',
    missing: 'Rules number {law:number}, used to decide some entries, are missing from the file.',
    differs: 'Rules number {law:number} in the file are not the ones that were released.',
    notInLog: 'Rules number {law:number} are not the ones that the service’s log names.',
    unknown: 'Rules number {laws:string} are newer than this program, so it cannot check what was decided by them.',
  },
  moves: {
    holds: 'Each step was allowed by the rules at that moment.',
    open: 'We can’t tell whether each step was allowed, because entries were changed or the rules are unknown.',
    noChart: '{stream:string}, number {seq:number}: no rules are known for this kind of item.',
    moveMissing: '{stream:string}, number {seq:number}: a step before this one is missing.',
    doesNotFollow: '{stream:string}, number {seq:number}: this step does not start where the one before ended.',
    chartRefuses: '{stream:string}, number {seq:number}: the rules would not have allowed this step.',
  },
}
