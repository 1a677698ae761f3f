import { isElement, type XmlNode } from '@/lib/einvoice/xml/node'
import { parseTree, readTree } from '@/lib/einvoice/xml/read-tree'
import { readTextPieces } from '@/lib/pdf/pdf-form'
import { openPdf } from '@/lib/uploads/reading/read-scan'
import { mostText } from '@/lib/uploads/reading/task'

const mostPages = 30
/** Signatures and certificates contain no words that people search for. */
const skipped = new Set(['UBLExtensions', 'Signature'])
/** The depth of XML within XML: an AttachedDocument contains the invoice as text in an element. */
const deepest = 2

/** Returns the text of a PDF with letters or of an XML, at most `mostText` characters; '' for a PDF of pictures. */
export async function readText(bytes: Uint8Array, isPdf: boolean): Promise<string> {
  const pieces = isPdf ? await piecesOfPdf(bytes) : piecesOf(readTree(bytes).root, deepest)
  return pieces.join(' ').replace(/\s+/g, ' ').trim().slice(0, mostText)
}

async function piecesOfPdf(bytes: Uint8Array): Promise<string[]> {
  const pdf = await openPdf(bytes)
  try {
    return (await readTextPieces(pdf, mostPages)).flat().map(({ text }) => text)
  } finally {
    await pdf.loadingTask.destroy()
  }
}

function piecesOf(node: XmlNode, depth: number): string[] {
  return node.content.flatMap((part) => {
    if (typeof part === 'string')
      return depth > 0 && /^\s*<[?\w]/.test(part) ? inside(part, depth - 1) : [part]
    return isElement(part) && !skipped.has(part.name) ? piecesOf(part, depth) : []
  })
}

function inside(text: string, depth: number): string[] {
  try {
    return piecesOf(parseTree(text.trim()).root, depth)
  } catch {
    return []
  }
}
