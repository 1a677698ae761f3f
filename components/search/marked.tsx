import { foldText } from '@/lib/format/fold-text'

/** Shows a text with the typed words underlined; accents and case do not matter. */
export function Marked({ text, words }: { text: string; words: string }) {
  const plainWords = foldText(words).replace(/^[$#@>]\s*/, '')
  // The typed text is searched for as a whole, too, so that an amount is underlined together with its points.
  const typed = [plainWords, ...plainWords.split(/[^\p{L}\p{N}]+/u)].filter((word) => word.length > 1)
  const signs = Array.from(text)
  // Each character must remain one character without its accent, so that positions in `plain` are valid in `text`.
  const plain = signs.map((sign) => Array.from(foldText(sign))[0] ?? ' ').join('')
  if (plain.length !== signs.length) return text
  const [at, word] = firstPlace(plain, typed)
  if (at < 0) return text
  const part = (from: number, until?: number) => signs.slice(from, until).join('')
  return (
    <>
      {part(0, at)}
      <mark className="bg-transparent font-[650] text-inherit shadow-[inset_0_-3px_0_var(--color-ochre)]">
        {part(at, at + word.length)}
      </mark>
      <Marked text={part(at + word.length)} words={words} />
    </>
  )
}

function firstPlace(plain: string, typed: readonly string[]): [at: number, word: string] {
  const found = typed.flatMap((word): [number, string][] => {
    const at = plain.indexOf(word)
    return at < 0 ? [] : [[at, word]]
  })
  return found.toSorted(([a, one], [b, other]) => a - b || other.length - one.length)[0] ?? [-1, '']
}
