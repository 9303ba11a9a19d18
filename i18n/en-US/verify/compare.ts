/** These sentences say what two files show about each other, and a checkpoint alone. */
export const compare = {
  agreeTitle: 'The two files agree',
  agree: 'Everything that the older file shows of the record stands in the newer one exactly as it was.',
  agreeLog: 'Both are of one log: nothing was taken out of it or changed between the two.',
  restoredTitle: 'The two files agree, except for what a restore lost',
  restored:
    'The service restored its record between the two, and the newer file says so. Entries that only the older file has were lost then. Keep the older file.',
  contradictTitle: 'The two files contradict each other',
  contradict: {
    otherLog: 'The service signed two different logs.',
    streamShrank: '{stream:string}: the newer file lacks entries that the older one has.',
    otherStream: '{stream:string}: the newer file does not begin with the entries that the older one was made of.',
    otherEntry: '{stream:string}, number {seq:number}: the two files have different entries.',
  },
  keep: 'Both carry the service’s signature, so it signed something that it had changed. Keep both files.',
  notComparableTitle: 'The two files are not comparable',
  notComparable: {
    fails: 'A file that does not hold by itself shows nothing about another one.',
    otherOrigin: 'They are of two different logs.',
    logProof: 'Nothing shows that both are of one log. A consistency proof does.',
    streamProof:
      '{stream:string}: nothing shows that the newer file continues the older one. A consistency proof does.',
    nothingShared: 'They have no chain in common.',
  },
  older: 'Older file: {name:string}.',
  newer: 'Newer file: {name:string}.',
  holds: 'It holds by itself.',
  fails: 'It does not hold by itself: {why:string}',
  log: {
    shown: 'The log {origin:string} was only added to between the two.',
    notShown: 'Not shown: that the log behind both is the same. A consistency proof shows it.',
    otherOrigin: 'They are of two different logs, so the log was opened anew in between. The newer file says why.',
    none: 'At least one of them has no proof from the log, so their entries alone were compared.',
  },
  streams: '{count:number} chain{{|s}} in both files compared, entry by entry or by proof.',
  chain: 'Chain {id:string}',
  ask: 'A parent who is signed in here gets the consistency proof. Choose it together with the two files.',
  refused: 'If the service has no such proof for files that it made, its record is no longer the one that they show.',
  get: 'Get the consistency proof',
  alone: {
    title: 'This file is checked together with two others',
    text: 'A consistency proof shows that one file continues another. Choose those two files as well.',
  },
  tooMany: 'Choose one file, or two files to compare, and at most one consistency proof.',
  unreadable: 'it cannot be read as an export, a proof or a checkpoint.',
  checkpoint: {
    holdsTitle: 'The checkpoint holds',
    holds:
      'The service signed the log {origin:string} with {size:number} lea{{size:f|ves}}. Compare it with a newer file.',
    failsTitle: 'The checkpoint does not hold',
    fails: 'Its signature does not fit the key.',
  },
}
