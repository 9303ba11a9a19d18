import type { BaseTranslation } from '../../i18n-types.ts'

/** What the record says of a family's children, categories and orders of child support, on screen and on paper. */
const household = {
  child: 'Child: {name:string}',
  category: 'Category: {name:string}',
  supportOrder: 'Order of child support',
  history: {
    childAdded: { you: 'You added the child {item:string}', name: '{actor:string} added the child {item:string}' },
    childRenamed: {
      you: 'You changed the first name {was:string} to {item:string}',
      name: '{actor:string} changed the first name {was:string} to {item:string}',
    },
    childChanged: {
      you: 'You changed the details of {item:string}',
      name: '{actor:string} changed the details of {item:string}',
    },
    childArchived: {
      you: 'You took {item:string} off the list for new expenses',
      name: '{actor:string} took {item:string} off the list for new expenses',
    },
    childRestored: {
      you: 'You put {item:string} back on the list for new expenses',
      name: '{actor:string} put {item:string} back on the list for new expenses',
    },
    childRemoved: { you: 'You removed {item:string}', name: '{actor:string} removed {item:string}' },
    categoryAdded: {
      you: 'You added the category {item:string}',
      name: '{actor:string} added the category {item:string}',
    },
    categoryChanged: {
      you: 'You changed the category {item:string}',
      name: '{actor:string} changed the category {item:string}',
    },
    categoryRemoved: {
      you: 'You removed the category {item:string}',
      name: '{actor:string} removed the category {item:string}',
    },
    supportBegun: {
      you: 'You recorded an order of child support',
      name: '{actor:string} recorded an order of child support',
    },
    supportConfirmed: {
      you: 'You confirmed the order of child support',
      name: '{actor:string} confirmed the order of child support',
    },
    supportDisputed: {
      you: 'You did not agree with the order of child support',
      name: '{actor:string} did not agree with the order of child support',
    },
    supportWithdrawn: {
      you: 'You withdrew the order of child support',
      name: '{actor:string} withdrew the order of child support',
    },
    supportEndAsked: {
      you: 'You asked for an end of child support',
      name: '{actor:string} asked for an end of child support',
    },
    supportEndAgreed: {
      you: 'You agreed to the end of child support',
      name: '{actor:string} agreed to the end of child support',
    },
    supportEndRefused: {
      you: 'You did not agree to the end of child support',
      name: '{actor:string} did not agree to the end of child support',
    },
    supportEndWithdrawn: {
      you: 'You no longer ask for an end of child support',
      name: '{actor:string} no longer asks for an end of child support',
    },
    supportEnded: { you: 'The order of child support ended', name: 'The order of child support ended' },
    supportFollowed: {
      you: 'A newer order of child support took the place of this one',
      name: 'A newer order of child support took the place of this one',
    },
  },
} satisfies BaseTranslation

export default household
