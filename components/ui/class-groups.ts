type Value = string | ((value: string) => boolean)
type Groups = Record<string, readonly (string | Readonly<Record<string, readonly Value[]>>)[]>

const words = (list: string) => list.split(' ')
const any = () => true
const isWidth = (value: string) => /^\[?[\d.]/.test(value)
const isFontSize = (value: string) => /^\[([\d.]|clamp|min|max|calc)/.test(value)
const isPicture = (value: string) => /^\[(url|[a-z-]*gradient)\(/.test(value)

/** Makes one group for each prefix: the group `mt` contains all classes such as `mt-4` and `mt-auto`. */
const byPrefix = (prefixes: string): Groups =>
  Object.fromEntries(words(prefixes).map((prefix) => [prefix, [{ [prefix]: [any] }]]))

/** Like `byPrefix`, but each group also contains the name alone: `rounded` as well as `rounded-sheet`. */
const byName = (names: string): Groups =>
  Object.fromEntries(words(names).map((name) => [name, [{ [name]: ['', any] }]]))

const widths = (prefixes: string): Groups =>
  Object.fromEntries(words(prefixes).map((prefix) => [prefix, [{ [prefix]: ['', isWidth] }]]))

const colours = (prefixes: string): Groups =>
  Object.fromEntries(words(prefixes).map((prefix) => [`${prefix}-color`, [{ [prefix]: [any] }]]))

const lines = words('solid dashed dotted double wavy hidden none')

const classGroups: Groups = {
  ...byPrefix(
    'p px py pt pr pb pl m mx my mt mr mb ml gap gap-x gap-y space-y size w h min-w min-h max-w max-h inset inset-x inset-y top right bottom left z',
  ),
  ...byPrefix(
    'basis order columns grid-cols grid-rows grid-flow auto-cols col col-start col-end row-start row-end row-span justify justify-items justify-self items self place-items place-content',
  ),
  ...byPrefix(
    'tracking leading line-clamp indent align whitespace wrap underline-offset outline-offset overflow overflow-x overflow-y overscroll opacity fill stroke accent mix-blend',
  ),
  ...byPrefix(
    'cursor appearance pointer-events touch float translate translate-x translate-y rotate duration delay animate scroll-mt scroll-mb scroll-pb break-after field-sizing border-spacing',
  ),
  ...byName('grow shrink rounded shadow resize transition'),
  display: words('block inline-block inline flex inline-flex grid inline-grid table contents hidden'),
  position: words('static relative absolute fixed sticky'),
  visibility: words('visible invisible collapse'),
  sr: words('sr-only not-sr-only'),
  'flex-direction': [{ flex: words('row row-reverse col col-reverse') }],
  'flex-wrap': [{ flex: words('wrap nowrap') }],
  flex: [{ flex: [any] }],
  'align-content': [{ content: words('center start end between around evenly stretch baseline normal') }],
  content: [{ content: [(value) => value.startsWith('[')] }],
  'text-align': [{ text: words('left center right justify start end') }],
  'text-overflow': words('truncate text-ellipsis text-clip'),
  'text-wrap': [{ text: words('wrap nowrap balance pretty') }],
  'font-size': [{ text: [...words('xs sm base lg xl 2xl 3xl hero'), isFontSize] }],
  'font-family': [{ font: words('serif sans mono') }],
  'font-weight': [{ font: [any] }],
  'font-style': words('italic not-italic'),
  figures: words('tabular-nums proportional-nums'),
  'text-decoration': words('underline line-through no-underline'),
  'text-transform': words('uppercase lowercase capitalize normal-case'),
  break: [{ break: words('normal words all keep') }],
  'list-position': [{ list: words('inside outside') }],
  'list-type': [{ list: [any] }],
  'object-fit': [{ object: words('contain cover fill none') }],
  'table-layout': [{ table: words('auto fixed') }],
  'border-collapse': [{ border: words('collapse separate') }],
  'border-style': [{ border: lines }],
  'outline-style': [{ outline: lines }],
  'decoration-style': [{ decoration: lines }],
  'ring-inset': ['ring-inset'],
  'bg-image': [{ bg: ['none', isPicture] }],
  ...widths(
    'border border-x border-y border-t border-r border-b border-l divide-x divide-y outline ring inset-ring decoration',
  ),
  ...colours(
    'text bg border border-x border-y border-t border-r border-b border-l divide outline ring inset-ring decoration',
  ),
}

/** This configuration of tailwind-merge lists only our classes, because its full list would add 6 kB to each page. */
export const classConfig = {
  cacheSize: 500,
  theme: {},
  classGroups,
  conflictingClassGroups: {
    p: words('px py pt pr pb pl'),
    px: words('pr pl'),
    py: words('pt pb'),
    m: words('mx my mt mr mb ml'),
    mx: words('mr ml'),
    my: words('mt mb'),
    gap: words('gap-x gap-y'),
    size: words('w h'),
    inset: words('inset-x inset-y top right bottom left'),
    'inset-x': words('right left'),
    'inset-y': words('top bottom'),
    flex: words('basis grow shrink'),
    overflow: words('overflow-x overflow-y'),
    translate: words('translate-x translate-y'),
    'font-size': ['leading'],
    'line-clamp': words('display overflow'),
    border: words('border-x border-y border-t border-r border-b border-l'),
    'border-x': words('border-r border-l'),
    'border-y': words('border-t border-b'),
    'border-color': words(
      'border-x-color border-y-color border-t-color border-r-color border-b-color border-l-color',
    ),
    'border-x-color': words('border-r-color border-l-color'),
    'border-y-color': words('border-t-color border-b-color'),
  },
  conflictingClassGroupModifiers: { 'font-size': ['leading'] },
  orderSensitiveModifiers: words(
    '* ** after backdrop before details-content file first-letter first-line marker placeholder selection',
  ),
}
