import { asksInside, betweenAskings, opensAsking, untilAsking } from '@/content/assistant/asking-words'
import { hurriedWords } from '@/content/assistant/question-words'
import { isTellingWord } from '@/lib/assistant/questions-in'
import { foldText } from '@/lib/format/fold-text'

/** One of the things that a message asks. */
export type Asking = {
  /** As typed, for a quotation. */
  own: string
  /** In lower case without accents; hurried words are written out. */
  text: string
  /** What the rest of the message tells. */
  rest: string
  /** True for «quiero cambiarme con ustedes», which asks nothing by itself. */
  wish: boolean
  /** True for «como la cierro» and «eso paga impuestos», which only the rest explains. */
  refersBack: boolean
}

const longest = 1_000
const longestQuoted = 90
const asksMore = /\b(?:cuant|cuand|donde|como|quien|cual)/
/** Words for what was named before. */
const pointsBack =
  /\b(?:eso|esa|ese|esos|esas|ello|alla)\b|\b(?:como|lo|la|los|las|le) (?:lo |la |los |las |le )?(?:\w+[aeo]|\w+an|\w+en)$|\b(?:lo|la|los|las) (?:puedo|puede|pueden|tengo|debo|cierro|borro|denuncio|cambio|saco|pido|hago)\b|\b\w{2,}[aei]r(?:l[aeo]s?|sel[aeo]s?)\b|^(?:cuanto (?:se )?(?:demora\w*|tarda\w*|dura|vale|cuesta|es)|y cuanto|donde|cuando|por que)$/
const wishes = /\b(?:quiero|quisiera|necesito)\b/
const leading = /^(?:(?:y|e|pero|además|ademas|entonces|ah|o sea|otra cosa)[\s,]+)+/i

/** Folds each sign by itself, so that a place in the result is the same place in the typed text. */
const folded = (typed: string): string =>
  Array.from(typed, (sign) => {
    const one = foldText(sign)
    return one.length === sign.length ? one : sign
  }).join('')

const written = (text: string): string =>
  text
    .split(/\s+/)
    .map((word) => (Object.hasOwn(hurriedWords, word) ? (hurriedWords[word] ?? word) : word))
    .join(' ')

type Segment = { own: string; text: string; asked: boolean }

function segmentsOf(typed: string): Segment[] {
  const whole = typed.slice(0, longest).replace(/\s+/g, ' ').split(' ').map(writtenOut).join(' ')
  const text = folded(whole)
  const places = [...text.matchAll(new RegExp(betweenAskings, 'g'))].filter(([sign]) => sign.length > 0)
  const bounds = [
    ...places.map((match) => [match.index, match.index + match[0].length] as const),
    [text.length, text.length] as const,
  ]
  let from = 0
  return bounds.flatMap(([at, next]) => {
    const own = whole
      .slice(from, at)
      .replace(/^[\s,.¿¡:]+|[\s,.:]+$/g, '')
      .replace(leading, '')
    const segment = { own, text: written(folded(own)), asked: text.slice(at, next).includes('?') }
    from = next
    return own ? [segment] : []
  })
}

/** Writes out «q» and «pa», but keeps a word that only looks hurried, with its sign. */
function writtenOut(word: string): string {
  const bare = folded(word).replace(/[^a-z]/g, '')
  return /^(?:q|k|pa|xq|pq|porq)$/.test(bare) ? word.replace(/[a-z]+/i, fullWords[bare] ?? bare) : word
}
const fullWords: Readonly<Record<string, string>> = {
  q: 'que',
  k: 'que',
  pa: 'para',
  xq: 'porque',
  pq: 'porque',
  porq: 'porque',
}

const asks = ({ text, asked }: { text: string; asked: boolean }): boolean =>
  asked || opensAsking.test(text) || asksInside.test(text)

/** What comes after a question and only explains it: «me da pena decirle», «es que me tumbaron». */
const reasons = /,\s*(?:es que|porque|ya que|me da|no quiero|no s[eé] )\b.*$/i

/** A quotation begins where the question does, and is short. */
function quoted(all: string): string {
  const own = all.replace(reasons, '')
  if (own.length <= longestQuoted) return own
  const start = untilAsking.exec(folded(own))?.[0].length ?? 0
  const short = own.slice(start)
  return short.length <= longestQuoted ? short : `${short.slice(0, longestQuoted).replace(/\s+\S*$/, '')}…`
}

/** «Tengo que cobrar IVA y facturar» asks two things with one verb of duty. */
const duties =
  /\b((?:tengo|tenemos) que|debo|debemos|toca|puedo|podemos|hay que) \w+[aei]r\b.*?( y )(?=\w+[aei]r(?:l[aeo]s?|se|me)?\b)/

function split(segment: Segment): Segment[] {
  const found = duties.exec(segment.text)
  const [all = '', verb = ''] = found ?? []
  if (!found || segment.own.length !== segment.text.length) return [segment]
  const at = found.index + all.length
  const of = (own: string): Segment => ({ ...segment, own, text: written(folded(own)) })
  return [of(segment.own.slice(0, at - 3)), of(`${verb} ${segment.own.slice(at)}`)]
}

/** Returns what a message asks, part by part; the parts that only tell are the rest of the others. */
export function askingsIn(typed: string): Asking[] {
  const segments = segmentsOf(typed).flatMap(split)
  return segments.filter(asks).flatMap((one) => {
    const rest = segments.flatMap((other) => (other === one ? [] : other.text)).join(' ')
    const wish = !one.asked && wishes.test(one.text) && !asksMore.test(one.text)
    return one.text.split(' ').length > 1
      ? [{ own: quoted(one.own), text: one.text, rest, wish, refersBack: pointsBack.test(one.text) }]
      : []
  })
}

/** Returns the parts of a message that only tell something, each with the rest. */
export function storiesIn(typed: string): Asking[] {
  const segments = segmentsOf(typed)
  return segments
    .filter((one) => !asks(one))
    .map(({ own, text }) => ({ own, text, rest: '', wish: false, refersBack: false }))
}

/** True for a part of only question words, such as «qué hago», which asks about the rest. */
export const isHollow = ({ text }: Pick<Asking, 'text'>): boolean =>
  !text.split(/[^a-z0-9]+/).some(isTellingWord)
