/** The document in these bytes, in the encoding that it names; null when it is no sound XML. For the browser. */
export function readXml(bytes: ArrayBuffer): Document | null {
  const start = new TextDecoder('latin1').decode(bytes.slice(0, 200))
  const named = /^[^>]*encoding=["']([\w-]+)["']/.exec(start)?.[1] ?? 'utf-8'
  return parseXml(decoderOf(named).decode(bytes))
}

function decoderOf(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding)
  } catch {
    return new TextDecoder()
  }
}

export function parseXml(text: string): Document | null {
  const document = new DOMParser().parseFromString(text.trim(), 'application/xml')
  return document.getElementsByTagName('parsererror').length > 0 ? null : document
}

/** One element per line, its own words behind its name, what is inside of it further in. */
export function indentedXml(element: Element, depth = 0): string {
  const own = [...element.childNodes]
    .filter(({ nodeType }) => nodeType === Node.TEXT_NODE || nodeType === Node.CDATA_SECTION_NODE)
    .map(({ nodeValue }) => nodeValue?.trim() ?? '')
    .filter(Boolean)
    .join(' ')
  const attributes = [...element.attributes]
    .filter(({ name }) => !name.startsWith('xmlns'))
    .map(({ name, value }) => ` ${name}=${value}`)
    .join('')
  const line = `${'  '.repeat(depth)}${element.localName}${attributes}${own ? `: ${own}` : ''}`
  return [line, ...[...element.children].map((child) => indentedXml(child, depth + 1))].join('\n')
}
