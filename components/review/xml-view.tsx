'use client'
import { useEffect, useMemo } from 'react'
import type { FileViewProps } from '@/components/documents/picture-view'
import { review } from '@/content/review'
import { indentedXml } from '@/lib/review/indented-xml'

/** Signs of the source that are shown: a look at it, not a reader. */
const longest = 200_000

/** The words of an XML, indented. What an invoice says is laid out from its review. */
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
    return indentedXml(new Uint8Array(bytes), longest)
  } catch {
    return null
  }
}
