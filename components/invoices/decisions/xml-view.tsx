'use client'
import { useEffect, useMemo } from 'react'
import type { FileViewProps } from '@/components/documents/picture-view'
import { review } from '@/content/invoice-decisions'
import { decodeXml } from '@/lib/einvoice/xml/decode'
import { strictParse } from '@/lib/einvoice/xml/strict-parser'

const shownCharacters = 200_000

export function XmlView({ bytes, onFailure }: FileViewProps) {
  const source = useMemo(() => readOrNull(bytes), [bytes])
  useEffect(() => {
    if (source === null) onFailure()
  }, [source, onFailure])
  if (source === null) return null
  return (
    <pre
      role="group"
      tabIndex={0}
      aria-label={review.source.content}
      className="overflow-x-auto bg-sheet p-4 text-sm leading-relaxed wrap-anywhere whitespace-pre-wrap shadow-lift"
    >
      {source}
    </pre>
  )
}

function readOrNull(bytes: ArrayBuffer) {
  try {
    return indentedXml(new Uint8Array(bytes), shownCharacters)
  } catch {
    return null
  }
}

/** Returns indented XML; throws a `Refusal` if the XML cannot be shown. */
function indentedXml(bytes: Uint8Array, longest: number): string {
  const lines: string[][] = []
  const open: string[][] = []
  let length = 0
  strictParse(decodeXml(bytes).text, {
    open(tag) {
      const attributes = Object.values(tag.attributes)
        .filter(({ name }) => !name.startsWith('xmlns'))
        .map(({ name, value }) => ` ${name}=${value}`)
      const line = [`${'  '.repeat(open.length)}${tag.local}${attributes.join('')}`]
      open.push(line)
      if (length < longest) lines.push(line)
      length += line[0]?.length ?? 0
    },
    close: () => void open.pop(),
    text(text) {
      const content = text.trim()
      if (content && length < longest) open.at(-1)?.push(content)
      length += content.length
    },
  })
  const written = lines.map(([head, ...content]) =>
    content.length > 0 ? `${head}: ${content.join(' ')}` : head,
  )
  return written.join('\n').slice(0, longest)
}
