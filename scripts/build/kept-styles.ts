import type { Plugin } from 'vite'

/** Replaces `from` in one of Chakra's files by `to`. */
type Edit = { readonly file: RegExp; readonly from: string; readonly to: string }

const factory = /@chakra-ui\/react\/dist\/esm\/styled-system\/factory\.js$/
const recipe = /@chakra-ui\/react\/dist\/esm\/styled-system\/cva\.js$/
const ownProps = /@chakra-ui\/react\/dist\/esm\/styled-system\/use-resolved-props\.js$/
const order = /@chakra-ui\/react\/dist\/esm\/styled-system\/sort-at-params\.js$/
const memo = /@chakra-ui\/react\/dist\/esm\/utils\/memo\.js$/

const edits: readonly Edit[] = [
  {
    file: factory,
    from: 'const cvaFn = configOrCva.__cva__ ? configOrCva : cva(configOrCva);',
    to: 'const cvaFn = configOrCva.__cva__ ? configOrCva : keptIn(recipes, configOrCva, () => cva(configOrCva));',
  },
  {
    file: factory,
    from: 'const serialized = serializeStyles(',
    to: `const serialized = classInterpolations.length === 1
      ? keptIn(texts, styleProps, () => serializeStyles(classInterpolations, cache2.registered))
      : serializeStyles(`,
  },
  {
    file: factory,
    from: 'let isBrowser =',
    to: `const recipes = new WeakMap();
const texts = new WeakMap();
const keptIn = (map, key, make) => {
  let value = map.get(key);
  if (!value) map.set(key, (value = make()));
  return value;
};
let isBrowser =`,
  },
  {
    file: recipe,
    from: 'return css(resolve(props));',
    to: `const styles = resolve(props);
      return Object.values(styles).every((value) => Object.keys(value).length === 0) ? EMPTY_OBJECT : styles;`,
  },
  {
    file: ownProps,
    from: 'return css(cvaStyles, ...toArray(cssStyles), propStyles);',
    to: 'return together(css, cvaStyles, toArray(cssStyles), propStyles);',
  },
  {
    file: ownProps,
    from: 'const toArray =',
    to: `const pairs = new WeakMap();
const together = (css, recipe, lists, props) => {
  if (lists.length === 0 && Object.keys(props).length === 0) return recipe;
  const own = css(...lists, props);
  const keys = Object.keys(recipe);
  if (keys.length === 0) return own;
  if (keys.some((key) => key in own)) return css(recipe, ...lists, props);
  let made = pairs.get(recipe);
  if (!made) pairs.set(recipe, (made = new WeakMap()));
  let both = made.get(own);
  if (!both) made.set(own, (both = { ...recipe, ...own }));
  return both;
};
const toArray =`,
  },
  {
    file: order,
    from: 'if (lengthA === maxValue && lengthB === maxValue) return a.localeCompare(b);',
    to: 'if (lengthA === maxValue && lengthB === maxValue) return a < b ? -1 : 1;',
  },
  {
    file: memo,
    from: 'function simpleHash(value) {',
    to: `const names = new WeakMap();
function simpleHash(value) {
  if (typeof value !== "object" || value === null) return hashOf(value);
  let name = names.get(value);
  if (name === undefined) names.set(value, (name = hashOf(value)));
  return name;
}
function hashOf(value) {`,
  },
]

/** Returns the text of one of Chakra's files as the app runs it. */
export const withKeptStyles = (code: string, id: string): string =>
  edits
    .filter(({ file }) => file.test(id))
    .reduce((text, { from, to }) => {
      if (!text.includes(from)) throw new Error(`Chakra resolves its styles in another way: "${from}" is missing`)
      return text.replace(from, () => to)
    }, code)

/**
 * Chakra builds the recipe of `chakra('div', …)`, names each object of styles and writes it out as text again at every
 * render. Recipes and resolved styles are never changed once they exist, so the app does each of these once per object.
 */
export const keptStyles = (): Plugin => ({
  name: 'kept-styles',
  apply: 'build',
  transform: {
    filter: { id: [factory, recipe, ownProps, order, memo] },
    handler: (code, id) => ({ code: withKeptStyles(code, id), map: null }),
  },
})
