import {
  isElement,
  type XmlAttribute,
  type XmlDocument,
  type XmlInstruction,
  type XmlNode,
} from '@/lib/einvoice/xml/node'

/** If the signature fits with one of these white-space layouts, the file was only saved again by another program. */
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
  /** `exclusive` means Exclusive XML Canonicalization 1.0; otherwise Canonical XML 1.0 is used. */
  exclusive: boolean
  /** Namespaces of these prefixes (`PrefixList`) are written as in inclusive canonicalisation even if `exclusive`. */
  prefixes?: readonly string[]
  layout: Layout
  without?: XmlNode | undefined
}
type Scope = Map<string, string | undefined>
type Writer = Settings & {
  out: string[]
  scope: Scope
  rendered: Scope
}

const writerOf = (settings: Settings): Writer => ({
  ...settings,
  out: [],
  scope: new Map(),
  rendered: new Map(),
})

export function canonicalDocument({ root, before, after }: XmlDocument, settings: Settings): string {
  const writer = writerOf(settings)
  for (const one of before) writer.out.push(instruction(one), '\n')
  writeElement(root, writer, 0)
  for (const one of after) writer.out.push('\n', instruction(one))
  return writer.out.join('')
}

/** Writes an element with its ancestors' namespaces and, in inclusive canonicalisation, their `xml:` attributes. */
export function canonicalElement(element: XmlNode, settings: Settings): string {
  const writer = writerOf(settings)
  const ancestors: XmlNode[] = []
  for (let at = element.parent; at; at = at.parent) ancestors.unshift(at)
  for (const { declared } of ancestors) for (const [prefix, uri] of declared) writer.scope.set(prefix, uri)
  // Later attributes replace earlier ones, so the attributes of the nearest ancestor come last.
  const inherited = ancestors.flatMap(({ attributes }) => attributes).filter(({ prefix }) => prefix === 'xml')
  writeElement(element, writer, 0, settings.exclusive ? [] : inherited)
  return writer.out.join('')
}

function writeElement(
  element: XmlNode,
  writer: Writer,
  depth: number,
  inherited: readonly XmlAttribute[] = [],
): void {
  const { out, scope, rendered } = writer
  const name = qualified(element)
  const hidden = element.declared.size === 0 ? nothing : putInto(scope, element.declared)
  const declared = declarationsOf(element, writer, depth)
  out.push('<', name)
  for (const [prefix, uri] of declared)
    out.push(prefix ? ` xmlns:${prefix}="` : ' xmlns="', escapeAttribute(uri), '"')
  for (const attribute of attributesOf(element, inherited))
    out.push(' ', qualified(attribute), '="', escapeAttribute(attribute.value), '"')
  out.push('>')
  const shown = declared.length === 0 ? nothing : putInto(rendered, declared)
  writeContent(element, writer, depth)
  out.push('</', name, '>')
  putBack(rendered, shown)
  putBack(scope, hidden)
}

type Former = readonly (readonly [prefix: string, uri: string | undefined])[]
const nothing: Former = []

/** Changes `scope` itself and returns the replaced URIs, because a copy for each element takes quadratic time. */
function putInto(scope: Scope, more: Iterable<readonly [string, string]>): Former {
  const former: [string, string | undefined][] = []
  for (const [prefix, uri] of more) {
    former.push([prefix, scope.get(prefix)])
    scope.set(prefix, uri)
  }
  return former
}

function putBack(scope: Scope, former: Former): void {
  // A key is set to undefined instead of deleted, because a `Map` gets slow when keys are deleted and added often.
  for (const [prefix, uri] of former) scope.set(prefix, uri)
}

/** In inclusive canonicalisation the first element declares all namespaces, and its descendants only new ones. */
function declarationsOf(element: XmlNode, writer: Writer, depth: number) {
  const { exclusive, prefixes = [], scope, rendered } = writer
  const wanted = exclusive
    ? visiblyUsed(element, prefixes)
    : depth === 0
      ? scope.keys()
      : element.declared.keys()
  const written: [string, string][] = []
  for (const prefix of wanted) {
    const uri = scope.get(prefix) ?? ''
    if (prefix !== 'xml' && (rendered.get(prefix) ?? '') !== uri) written.push([prefix, uri])
  }
  return written.length < 2 ? written : written.sort(([one], [other]) => inOrder(one, other))
}

const visiblyUsed = ({ prefix, attributes }: XmlNode, listed: readonly string[]): Set<string> =>
  new Set([prefix, ...attributes.map((one) => one.prefix).filter(Boolean), ...listed])

function attributesOf({ attributes }: XmlNode, inherited: readonly XmlAttribute[]): readonly XmlAttribute[] {
  if (inherited.length === 0 && attributes.length < 2) return attributes
  const all = new Map([...inherited, ...attributes].map((one) => [qualified(one), one]))
  return [...all.values()].sort((one, other) => inOrder(one.uri, other.uri) || inOrder(one.name, other.name))
}

function writeContent(element: XmlNode, writer: Writer, depth: number): void {
  const { out, layout, without } = writer
  const anew = layout !== 'as-is' && holdsOnlyElements(element)
  const indent = anew ? indents[layout] : undefined
  const isTrimmed = layout === 'trimmed' && element.content.length === 1
  let isEmpty = true
  for (const part of element.content) {
    if (part === without) continue
    if (typeof part === 'string') {
      if (anew) continue
      out.push(escapeText(isTrimmed ? trimmed(part) : part))
    } else if (isElement(part)) {
      if (indent !== undefined) out.push('\n', indent.repeat(depth + 1))
      writeElement(part, writer, depth + 1)
    } else out.push(instruction(part))
    isEmpty = false
  }
  if (indent !== undefined && !isEmpty) out.push('\n', indent.repeat(depth))
}

/** True when an element has only elements and white space, so that its white space is insignificant. */
const holdsOnlyElements = ({ content }: XmlNode): boolean =>
  content.some(isElement) && content.every((part) => typeof part !== 'string' || /^[ \t\r\n]*$/.test(part))

/** `trim` is not used, because it also removes characters that are no white space in XML. */
function trimmed(text: string): string {
  let [from, to] = [0, text.length]
  while (from < to && isWhite(text[from])) from += 1
  while (to > from && isWhite(text[to - 1])) to -= 1
  return text.slice(from, to)
}
const isWhite = (char = '') => char === ' ' || char === '\n' || char === '\t' || char === '\r'

const indents: Partial<Record<Layout, string>> = {
  'line-breaks': '',
  'indent-2': '  ',
  'indent-4': '    ',
  tabs: '\t',
}

const qualified = ({ prefix, name }: { prefix: string; name: string }) =>
  prefix ? `${prefix}:${name}` : name
const instruction = ({ target, body }: XmlInstruction) => `<?${target}${body ? ` ${body}` : ''}?>`
/** Canonical XML sorts by code points; JavaScript's UTF-16 order differs for characters above U+FFFF. */
function inOrder(one: string, other: string): number {
  if (!isBeyond.test(one) && !isBeyond.test(other)) return one < other ? -1 : one > other ? 1 : 0
  const [points, others] = [one, other].map((text) => Array.from(text, (char) => char.codePointAt(0) ?? 0))
  const at = points?.findIndex((point, place) => point !== others?.[place]) ?? -1
  return at < 0 ? one.length - other.length : (points?.[at] ?? 0) - (others?.[at] ?? -1)
}
const isBeyond = /[\uD800-\uDFFF]/

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#x9;',
  '\n': '&#xA;',
  '\r': '&#xD;',
}
const escapeText = (text: string) => text.replace(/[&<>\r]/g, (char) => escapes[char] ?? char)
const escapeAttribute = (text: string) => text.replace(/[&<"\t\n\r]/g, (char) => escapes[char] ?? char)
