import postcss, { type AtRule, type ChildNode, type Container } from 'postcss'

/** Returns everything in the text of an HTML page or a script that could be the name of a class. */
export function wordsOf(text: string): Set<string> {
  const decoded = text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')
  // The text is split twice, because a single quotation mark can enclose a class name or be a part of one.
  return new Set([...decoded.split(/[\s"`\\]+/), ...decoded.split(/[\s"'`\\]+/)])
}

const className = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+)/gi
const escaped = /\\([0-9a-f]{1,6}) ?|\\(.)/gi
const [opening, closing] = ['\uE000', '\uE001']

/** Returns the classes that a selector names outside of `:is(…)`, `:not(…)` and similar functions. */
function classesOf(selector: string): string[] {
  let outside = selector.replaceAll('\\(', opening).replaceAll('\\)', closing)
  for (let before = ''; before !== outside; outside = outside.replace(/:[\w-]+\([^()]*\)/g, ''))
    before = outside
  return [...outside.matchAll(className)].map(([, name = '']) =>
    name
      .replace(escaped, (_, code: string | undefined, letter: string) =>
        code ? String.fromCodePoint(parseInt(code, 16)) : letter,
      )
      .replaceAll(opening, '(')
      .replaceAll(closing, ')'),
  )
}

export function classesIn(sheet: string): Set<string> {
  const names = new Set<string>()
  postcss.parse(sheet).walkRules(({ selectors }) => {
    for (const selector of selectors) for (const name of classesOf(selector)) names.add(name)
  })
  return names
}

/** Returns the style sheet without rules of classes that are not used, and without properties that no rule reads. */
export function usedStyles(sheet: string, isUsed: (name: string) => boolean): string {
  const root = postcss.parse(sheet)
  prune(root, isUsed)
  const left = root.toString()
  root.walkAtRules('property', (rule) => void (left.includes(`var(${rule.params}`) || rule.remove()))
  return root.toString()
}

function prune(place: Container<ChildNode>, isUsed: (name: string) => boolean): void {
  for (const node of [...(place.nodes ?? [])]) {
    if (node.type === 'rule') {
      const selectors = node.selectors.filter((selector) => classesOf(selector).every(isUsed))
      if (selectors.length === 0) node.remove()
      else if (selectors.length < node.selectors.length) node.selectors = selectors
    }
    if (node.type === 'atrule' && node.nodes && !/keyframes$/.test(node.name)) {
      prune(node, isUsed)
      if (node.nodes.length === 0) removeEmpty(node)
    }
  }
}

/** An empty layer is kept as a statement (`@layer name;`), because the first mention of a layer decides its order. */
function removeEmpty(rule: AtRule): void {
  if (rule.name === 'layer' && rule.params)
    rule.replaceWith(postcss.atRule({ name: 'layer', params: rule.params }))
  else rule.remove()
}
