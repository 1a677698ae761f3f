import { letterVariables, type LetterVariable } from '@/content/signature-templates'

export type Block = { kind: 'title' | 'subtitle' | 'item' | 'paragraph'; text: string }
/** `variable` is the variable that `text` replaces; null for fixed text. `missing` means an unknown value. */
export type Part = { text: string; variable: LetterVariable | null; missing: boolean }
export type FilledBlock = { kind: Block['kind']; parts: Part[] }
/** If a variable is alone in an item, each of its values gets an item; elsewhere the values become «a, b y c». */
export type LetterValues = Partial<Record<LetterVariable, string | readonly string[]>>

export const variableLabels = Object.fromEntries(
  Object.entries(letterVariables).map(([name, { label }]) => [name, label]),
) as Record<LetterVariable, string>

const marks: readonly (readonly [string, Block['kind']])[] = [
  ['## ', 'subtitle'],
  ['# ', 'title'],
  ['- ', 'item'],
]

/** A blank line ends a paragraph. A line that begins with one of `marks` is a block. Other line breaks stay. */
export function blocksOf(body: string): Block[] {
  const blocks: Block[] = []
  let open: Block | null = null
  for (const line of body.replace(/\r\n?/g, '\n').split('\n')) {
    const text = line.trim()
    const mark = marks.find(([sign]) => text.startsWith(sign))
    if (text === '') open = null
    else if (mark) {
      blocks.push({ kind: mark[1], text: text.slice(mark[0].length).trim() })
      open = null
    } else if (open) open.text += `\n${text}`
    else {
      open = { kind: 'paragraph', text }
      blocks.push(open)
    }
  }
  return blocks
}

const named = /\{\{\s*([\p{L}\p{N}_ ]*?)\s*\}\}/gu

export const isVariable = (name: string): name is LetterVariable => Object.hasOwn(letterVariables, name)

/** `known` is in the order of `letterVariables`; `stray` is the text around a brace that belongs to no variable. */
export function variablesOf(body: string): {
  known: LetterVariable[]
  unknown: string[]
  stray: string | null
} {
  const names = new Set(Array.from(body.matchAll(named), ([, name = '']) => name.toLowerCase()))
  const rest = body.replace(named, (all, name: string) => (name === '' ? all : ''))
  const at = rest.search(/[{}]/)
  return {
    known: (Object.keys(letterVariables) as LetterVariable[]).filter((name) => names.has(name)),
    unknown: [...names].filter((name) => name !== '' && !isVariable(name)),
    stray: at < 0 ? null : rest.slice(Math.max(0, at - 10), at + 20).trim(),
  }
}

const inSentence = new Intl.ListFormat('es-CO', { type: 'conjunction' })
const isEmpty = (value: LetterValues[LetterVariable]) => value === undefined || value.length === 0

export const missingIn = (body: string, values: LetterValues): LetterVariable[] =>
  variablesOf(body).known.filter((name) => isEmpty(values[name]))

/** Replaces each variable by its value, or by `gap` if the value is missing. Braces in a value stay as they are. */
export function fillLetter(
  body: string,
  values: LetterValues,
  gap: (name: LetterVariable) => string,
): FilledBlock[] {
  const partOf = (name: LetterVariable): Part => {
    const value = values[name]
    if (value === undefined || isEmpty(value)) return { text: gap(name), variable: name, missing: true }
    return {
      text: typeof value === 'string' ? value : inSentence.format(value),
      variable: name,
      missing: false,
    }
  }
  return blocksOf(body).flatMap(({ kind, text }): FilledBlock[] => {
    const alone = kind === 'item' ? /^\{\{\s*([\w ]+?)\s*\}\}$/.exec(text)?.[1]?.toLowerCase() : undefined
    const list = alone && isVariable(alone) ? values[alone] : undefined
    if (alone && isVariable(alone) && Array.isArray(list) && list.length > 0)
      return list.map((one: string) => ({
        kind,
        parts: [{ text: one, variable: alone, missing: false }],
      }))
    return [{ kind, parts: partsOf(text, partOf) }]
  })
}

function partsOf(text: string, partOf: (name: LetterVariable) => Part): Part[] {
  const parts: Part[] = []
  let from = 0
  const literal = (until: number) => {
    if (until > from) parts.push({ text: text.slice(from, until), variable: null, missing: false })
  }
  for (const found of text.matchAll(named)) {
    const name = (found[1] ?? '').toLowerCase()
    if (!isVariable(name)) continue
    literal(found.index)
    parts.push(partOf(name))
    from = found.index + found[0].length
  }
  literal(text.length)
  return parts
}

// The fonts of our PDFs have only Western European letters, punctuation and the euro.
const undrawable =
  /[^\n -~\u00A0-\u00FF\u0152\u0153\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u20AC]/u

export const undrawableIn = (text: string): string | null =>
  undrawable.exec(text.normalize('NFC'))?.[0] ?? null
