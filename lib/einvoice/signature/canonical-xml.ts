import {
  isElement,
  type XmlAttribute,
  type XmlContent,
  type XmlDocument,
  type XmlInstruction,
  type XmlNode,
} from '@/lib/einvoice/xml/node'

/**
 * How white space between elements was laid when the file was signed, if not as it is now. When the digest fits one of
 * them, it is proved that the content is what was signed and only its layout was saved anew.
 */
export const layouts = [
  'as-is',
  'no-indent',
  'trimmed',
  'line-breaks',
  'indent-2',
  'indent-4',
  'tabs',
] as const
export type Layout = (typeof layouts)[number]

type Settings = {
  /** Exclusive XML Canonicalization 1.0; else Canonical XML 1.0. Comments are never kept. */
  exclusive: boolean
  layout: Layout
  /** An element that is left out: the enveloped signature. */
  without?: XmlNode
}
/** Namespaces by prefix. */
type Scope = ReadonlyMap<string, string>

/** The whole document. */
export function canonicalDocument({ root, before, after }: XmlDocument, settings: Settings): string {
  const out: string[] = []
  for (const one of before) out.push(instruction(one), '\n')
  writeElement(root, { ...settings, out }, { scope: new Map(), rendered: new Map(), depth: 0 })
  for (const one of after) out.push('\n', instruction(one))
  return out.join('')
}

/** One element where it stands, with the namespaces (and, inclusive, the `xml:` attributes) of its ancestors. */
export function canonicalElement(element: XmlNode, settings: Settings): string {
  const out: string[] = []
  const ancestors: XmlNode[] = []
  for (let at = element.parent; at; at = at.parent) ancestors.unshift(at)
  const inherited = ancestors
    .flatMap(({ attributes }) => attributes)
    .filter(({ prefix }) => prefix === 'xml')
    .toReversed()
  writeElement(
    element,
    { ...settings, out },
    { scope: new Map(ancestors.flatMap(({ declared }) => [...declared])), rendered: new Map(), depth: 0 },
    settings.exclusive ? [] : inherited,
  )
  return out.join('')
}

type Writer = Settings & { out: string[] }
type Place = {
  scope: Scope
  /** What the written ancestors have declared already. */
  rendered: Scope
  depth: number
}

function writeElement(
  element: XmlNode,
  writer: Writer,
  { scope: outer, rendered, depth }: Place,
  inherited: readonly XmlAttribute[] = [],
): void {
  const { out } = writer
  const name = qualified(element)
  const scope = element.declared.size === 0 ? outer : new Map([...outer, ...element.declared])
  const declared = declarationsOf(element, writer, scope, rendered)
  out.push('<', name)
  for (const [prefix, uri] of declared)
    out.push(prefix ? ` xmlns:${prefix}="` : ' xmlns="', escapeAttribute(uri), '"')
  for (const attribute of attributesOf(element, inherited))
    out.push(' ', qualified(attribute), '="', escapeAttribute(attribute.value), '"')
  out.push('>')
  const shown = declared.length === 0 ? rendered : new Map([...rendered, ...declared])
  writeContent(element, writer, { scope, rendered: shown, depth })
  out.push('</', name, '>')
}

function declarationsOf(element: XmlNode, { exclusive }: Writer, scope: Scope, rendered: Scope) {
  const wanted = exclusive ? visiblyUsed(element) : scope.keys()
  const written: [string, string][] = []
  for (const prefix of wanted) {
    const uri = scope.get(prefix) ?? ''
    if (prefix !== 'xml' && (rendered.get(prefix) ?? '') !== uri) written.push([prefix, uri])
  }
  return written.sort(([one], [other]) => inOrder(one, other))
}

const visiblyUsed = ({ prefix, attributes }: XmlNode): Set<string> =>
  new Set([prefix, ...attributes.map((one) => one.prefix).filter(Boolean)])

function attributesOf({ attributes }: XmlNode, inherited: readonly XmlAttribute[]): readonly XmlAttribute[] {
  if (inherited.length === 0 && attributes.length < 2) return attributes
  const all = new Map([...inherited, ...attributes].map((one) => [qualified(one), one]))
  return [...all.values()].sort((one, other) => inOrder(one.uri, other.uri) || inOrder(one.name, other.name))
}

function writeContent(element: XmlNode, writer: Writer, place: Place): void {
  const { out, layout, without } = writer
  // What only holds elements may be laid anew; words never.
  const anew = layout !== 'as-is' && element.content.some(isElement)
  const indent = anew ? indents[layout] : undefined
  const depth = place.depth + 1
  let last: XmlContent | undefined
  for (const part of element.content) {
    if (part === without) continue
    if (typeof part === 'string') {
      if (anew && part.trim() === '') continue
      out.push(escapeText(layout === 'trimmed' ? part.trim() : part))
    } else if (isElement(part)) {
      if (indent !== undefined) out.push('\n', indent.repeat(depth))
      writeElement(part, writer, { ...place, depth })
    } else out.push(instruction(part))
    last = part
  }
  if (indent !== undefined && last !== undefined) out.push('\n', indent.repeat(place.depth))
}

const indents: Partial<Record<Layout, string>> = {
  'line-breaks': '',
  'indent-2': '  ',
  'indent-4': '    ',
  tabs: '\t',
}

const qualified = ({ prefix, name }: { prefix: string; name: string }) =>
  prefix ? `${prefix}:${name}` : name
const instruction = ({ target, body }: XmlInstruction) => `<?${target}${body ? ` ${body}` : ''}?>`
/** By code point, as the recommendation asks; `localeCompare` would not. */
const inOrder = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#x9;',
  '\n': '&#xA;',
  '\r': '&#xD;',
}
const escapeText = (text: string) => text.replace(/[&<>\r]/g, (letter) => escapes[letter] ?? letter)
const escapeAttribute = (text: string) => text.replace(/[&<"\t\n\r]/g, (letter) => escapes[letter] ?? letter)
