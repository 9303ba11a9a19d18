import type { BaseTranslation } from '../../i18n-types.ts'

/** What the record says of a family's children and categories, on screen and on paper. */
const household = {
  child: 'Child: {name:string}',
  category: 'Category: {name:string}',
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
  },
} satisfies BaseTranslation

export default household
