import {
  alsoAsking,
  asksInside,
  betweenAskings,
  opensAsking,
  subjects,
  toFirm,
  untilAsking,
} from '@/content/assistant/asking-words'
import { hurriedWords, writtenOut } from '@/content/assistant/question-words'
import { isTellingWord } from '@/lib/assistant/questions-in'
import { tellingWords } from '@/lib/assistant/stems'
import { foldText } from '@/lib/format/fold-text'

/** Matches «cuánto es la multa», where only the rest of the message says what the fine is for. */
const asksOwnFine = /^(?:y )?(?:de )?cuant\w+ (?:es|seria|vale|me cobran)(?: de)?(?: la)? (?:multa|sancion)$/

export type Asking = {
  /** The question as the visitor typed it; the reply quotes it. */
  own: string
  /** The question in lower case without accents, with abbreviations such as «q» written out. */
  text: string
  /** The text of the message without this question. */
  rest: string
  /** The message's story, with figures from other questions if neither the story nor this question has figures. */
  told: string
  /** True for a wish such as «quiero cambiarme con ustedes», which asks nothing by itself. */
  wish: boolean
  /** True for a question such as «como la cierro», which only the rest of the message explains. */
  refersBack: boolean
}

const longest = 1_000
const longestQuoted = 90
const asksMore = /\b(?:cuant|cuand|donde|como|quien|cual|saber)/
/** Matches words such as «eso», which refer to something named before. */
const pointsBack =
  /\b(?:esto|eso|esa|ese|esos|esas|ello|alla)\b|\bsi (?:no )?(?:lo|la|los|las) \w+o\b|^que (?:me )?(?:pasa|sigue) si (?:no )?(?:lo|la|los|las) \w+[eo]\b|^cuanto (?:me |le |nos )?(?:es|seria|sale|vale|quedaria|queda|da|pagan?|toca) (?:si|con|en|por|para|ahora|hoy)\b|^si (?:incluye|trae|viene|cubre)\b|^el \w+ (?:bi|cuatri)mestre (?!de)|\bcomo (?:lo |la |los |las |le )?\w+[aeo]n?$|(?:^|\b(?:cuando|cuanto|donde|quien|quienes|se|me|no|si|ya) )(?:lo|la|los|las|le|les) \w+[aeo]n?$|\b(?:lo|la|los|las) (?:puedo|puede|pueden|tengo|debo|cierro|borro|denuncio|cambio|saco|pido|hago)\b|\b\w{2,}[aei]r(?:l[aeo]s?|sel[aeo]s?)\b|^(?:de|del|con) (?:el |la )?\w+$|^(?:cuanto (?:se )?(?:demora\w*|tarda\w*|dura|vale|cuesta|es)|y cuanto|donde|cuando|por que)$/
const wishes = /\b(?:quiero|quisiera|necesito)\b/
/** Matches «me pueden ayudar», which asks nothing by itself. */
const asksHelp =
  /^(?:y )?(?:(?:ustedes|uds) )?(?:me |nos )?(?:pueden?|podrian|podran) ayudar(?:me|nos)?(?: (?:con|en) (?:eso|esto))?(?: por favor)?$|^(?:y )?(?:ustedes |uds )?(?:me |nos )?ayudan con (?:eso|esto)$/
const leading = /^(?:(?:y|e|pero|además|ademas|también|tambien|aparte|entonces|ah|o sea|otra cosa)[\s,]+)+/i

/** Removes accents and capitals without changing the length, so that positions in both texts are the same. */
const folded = (typed: string): string =>
  Array.from(typed, (sign) => {
    const one = foldText(sign)
    return one.length === sign.length ? one : sign
  }).join('')

/** `asked` is true for text with a question mark and for its continuation, such as «y ese precio ya trae IVA». */
type Segment = { own: string; text: string; asked: boolean }

const goesOn = /^[\s,]*(?:y|o|e)\s/

function segmentsOf(typed: string): Segment[] {
  const whole = typed.slice(0, longest).replace(/\s+/g, ' ').split(' ').map(withFullWord).join(' ')
  const text = folded(whole)
  const places = [...text.matchAll(new RegExp(betweenAskings, 'g'))].filter(([sign]) => sign.length > 0)
  const bounds = [
    ...places.map((match) => [match.index, match.index + match[0].length] as const),
    [text.length, text.length] as const,
  ]
  let from = 0
  let afterSign = false
  let joint = ''
  return bounds.flatMap(([at, next]) => {
    const own = whole
      .slice(from, at)
      .replace(/^[\s,.¿¡:]+|[\s,.:]+$/g, '')
      .replace(leading, '')
    const signed = text.slice(at, next).includes('?')
    const asked =
      signed ||
      (afterSign && goesOn.test(text.slice(from, at))) ||
      (/\by\s/.test(joint) && /^si\s/i.test(own))
    const segment = { own, text: writtenOut(folded(own)), asked }
    from = next
    joint = text.slice(at, next)
    afterSign = signed || (afterSign && own === '')
    return own ? [segment] : []
  })
}

/** Writes out an abbreviation such as «q» or «pa» and keeps the punctuation beside it. */
function withFullWord(word: string): string {
  const bare = folded(word).replace(/[^a-z]/g, '')
  return Object.hasOwn(hurriedWords, bare) ? word.replace(/[a-z]+/i, hurriedWords[bare] ?? bare) : word
}

const asks = ({ text, asked }: { text: string; asked: boolean }): boolean =>
  asked || opensAsking.test(text) || asksInside.test(text)

/** Matches words such as «me da pena decirle», which only explain why a question is asked. */
const reasons = /,\s*(?:es que|porque|ya que|me da|no quiero|no s[eé] )\b.*$/i

function quoted(all: string): string {
  const own = all.replace(reasons, '')
  if (own.length <= longestQuoted) return own
  const start = untilAsking.exec(folded(own))?.[0].length ?? 0
  const short = own.slice(start)
  return short.length <= longestQuoted ? short : `${short.slice(0, longestQuoted).replace(/\s+\S*$/, '')}…`
}

/** Matches two questions that share their first words: «tengo que cobrar IVA y facturar». */
const shared =
  /\b((?:que|como|cuanto|donde|quien|tengo|tenemos|debo|debemos|toca|puedo|podemos|hay)(?: (?:que|necesito|debo|hago|hay|toca|para|cuesta|vale|cobran|por)){0,3}) \w+[aei]r\b.*?( y )(?=\w+[aei]r(?:l[aeo]s?|se|me)?\b)/

function split(segment: Segment): Segment[] {
  if (!asks(segment) || segment.own.length !== segment.text.length) return [segment]
  const same = shared.exec(segment.text)
  const [all = '', lead = ''] = same ?? []
  const at = same ? same.index + all.length : -1
  const also = same ? null : alsoAsking.exec(segment.text)
  if (!same && !also) return [segment]
  const of = (own: string): Segment => ({ own, text: writtenOut(folded(own)), asked: true })
  return also
    ? [of(segment.own.slice(0, also.index)), ...split(of(segment.own.slice(also.index + ' y '.length)))]
    : [of(segment.own.slice(0, at - ' y '.length)), of(`${lead} ${segment.own.slice(at)}`)]
}

const isWish = ({ text, asked }: Segment): boolean => !asked && wishes.test(text) && !asksMore.test(text)

const figure = /\d|\bminimo\b/
const amounts = /\$?\s?\d[\d.,]*(?: (?:mil|millones|millon|pesos|uvts?))*/g

/**
 * Returns what a part of a message tells; a part that asks nothing tells all of its text.
 * A question tells the words before the asking if they have figures, or else only its amounts.
 */
function toldBy(segment: Segment): string {
  if (!asks(segment) || isWish(segment)) return segment.text
  const before = untilAsking.exec(segment.text)?.[0] ?? ''
  if (figure.test(before)) return before
  return (segment.text.match(amounts) ?? []).join(' ')
}

/** A question with more meaningful words than this is clear by itself, even without a word of `subjects`. */
const mostWithoutSubject = 4

/** True for a part such as «qué pasa si mando algo con errores», whose subject is in another part. */
const lacksSubject = ({ text }: Segment, others: readonly Segment[]): boolean =>
  !subjects.test(text) &&
  !toFirm.test(text) &&
  tellingWords(text).length <= mostWithoutSubject &&
  others.some((other) => subjects.test(other.text))

/** Returns the questions of a message; a question's `rest` is all other text of the message. */
export function askingsIn(typed: string): Asking[] {
  const segments = segmentsOf(typed).flatMap(split)
  return segments.filter(asks).flatMap((one) => {
    const others = segments.filter((other) => other !== one)
    const stories = others.filter((other) => !asks(other))
    const lacks = !figure.test(one.text) && !stories.some(({ text }) => figure.test(text))
    const wish = asksHelp.test(one.text) || isWish(one)
    if (one.text.split(' ').length < 2 && !(one.asked && isTellingWord(one.text))) return []
    return {
      own: quoted(one.own),
      text: one.text,
      rest: others.map(({ text }) => text).join(' '),
      told: (lacks ? others : stories).map(toldBy).filter(Boolean).join(', '),
      wish,
      refersBack: pointsBack.test(one.text) || asksOwnFine.test(one.text) || lacksSubject(one, others),
    }
  })
}

export function storiesIn(typed: string): Asking[] {
  const segments = segmentsOf(typed)
  return segments
    .filter((one) => !asks(one))
    .map(({ own, text }) => ({ own, text, rest: '', told: '', wish: false, refersBack: false }))
}

/** Words that only judge, as in «eso está mal», and name no subject. */
const judges = /^(?:obligatori[oa]|obliga|verdad|cierto|legal|mal|malo|bien|normal|correct[oa]|grave)$/

/** True for a question without a subject, such as «qué hago», which asks about the rest of the message. */
export const isHollow = ({ text }: Pick<Asking, 'text'>): boolean =>
  !text.split(/[^a-z]+/).some((word) => isTellingWord(word) && !judges.test(word))
