/** These sentences say how the service's log came to continue an earlier one. They stand beside every verdict about it. */
export const recovery = {
  recordTitle: 'The record holds, restored on {date:string}',
  record:
    'It is whole and unchanged since it was exported, and its signature fits the key. Before that, the service restored its records, so something that had been signed may be missing. When, why and what is said below.',
  proofTitle: 'The proof holds, restored on {date:string}',
  why: {
    restored: 'Restored on {date:string} by {operator:string}. The reason given: “{reason:string}”',
    keyLost:
      'Restored on {date:string} by {operator:string} with a new key, because the one before was lost. The reason given: “{reason:string}”',
    keyStolen:
      'Restored on {date:string} by {operator:string} with a new key, because the one before may be in other hands. The reason given: “{reason:string}”',
    keyRotated:
      'Since {date:string} the service signs with another key, which the one before vouches for. The reason given: “{reason:string}”',
  },
  lost: '{stream:string}: entries {from:number} to {to:number} had been signed before and are lost.',
  lostLog: 'The restored state was signed on {at:string}. What was recorded between then and the restore may be lost.',
  lostAll: 'Anything that had been signed before may be lost.',
  nothingLost: 'Nothing that had been signed of these entries is lost.',
}
