import {
  moreDetail,
  phrases,
  replies,
  type Reply,
  type ReplyHref,
  type ReplyLink,
} from '@/content/assistant/replies'
import { troubled } from '@/content/assistant/keywords'
import { writtenPassword } from '@/content/assistant/delicate'
import { services, type ServiceSlug } from '@/content/services'
import { computedReply } from '@/lib/assistant/computed-reply'
import { foreignReply } from '@/lib/assistant/foreign-reply'
import { coverage } from '@/lib/assistant/coverage'
import { isLater } from '@/lib/assistant/later-texts'
import { isTelling, questionsIn, type QuestionPart } from '@/lib/assistant/questions-in'
import { readQuestion, type Question } from '@/lib/assistant/question'
import { withoutTwins } from '@/lib/assistant/repeats'
import { repeats } from '@/lib/assistant/second-half'
import { answerPrice, answerService, incomeReply, serviceLinks } from '@/lib/assistant/offer-replies'
import { helloTo, linksOf, welcome } from '@/lib/assistant/texts'
import { choiceReply, doubtfulReply, nearestReply, namedReply, unsureReply } from '@/lib/assistant/unsure'
import type { Meaning, Subject, Taught } from '@/lib/assistant/meanings'
import { understand, type Understanding } from '@/lib/assistant/understand'
import { words } from '@/lib/assistant/words'
import { foldText } from '@/lib/format/fold-text'

export type Visitor = { name: string | null; folder: ReplyHref | null }

const mostQuestions = 3

/** Matches a typed password: «clave», «contraseña» or «password» before a word with a digit and a letter. */
const passwordInText = /\b(?:clave|contrase[nñ]a|password)\s+(?:es\s+)?(?=\S*\d)(?=\S*[a-z])\S{6,}/i

type GeneralTopic = keyof typeof replies
const isGeneral = (subject: Subject): subject is GeneralTopic => Object.hasOwn(replies, subject)

/** Adds the link to the client's Drive folder, or a sentence about when the folder will exist. */
function withFolder(answer: Reply, topic: GeneralTopic, { name, folder }: Visitor): Reply {
  if (!name || (topic !== 'client' && topic !== 'documents')) return answer
  if (folder) {
    const link: ReplyLink = { href: folder, label: phrases.folder }
    return { ...answer, links: [link, ...answer.links] }
  }
  if (topic === 'documents') return answer
  const upload: ReplyLink = { href: '/portal/facturas', label: phrases.upload }
  return { ...answer, text: [...answer.text, phrases.noFolder], links: [...answer.links, upload] }
}

function answerGeneral(topic: GeneralTopic, visitor: Visitor, slugs: readonly ServiceSlug[]): Reply {
  const answer = replies[topic]
  const own = 'text' in answer ? answer : visitor.name ? answer.client : answer.visitor
  const named = topic === 'services' ? services.map(({ slug }) => slug) : slugs
  return withFolder({ ...own, links: [...own.links, ...serviceLinks(named)] }, topic, visitor)
}

/** Matches a question for a service's price, which is clear whatever else the message says. */
const asksPrice =
  /\bcuanto (?:me |nos )?(?:cobran|cobrarian|cobra)\b|\b(?:precios?|valor de|tarifa de)\b|\bcotiz\w+/

/** Matches the beginning of a question that is never answered with «Sí» or «No». */
const asksForMore = /^¿(?:qué|cómo|cuá\w*|quién\w*|dónde|desde|cada|hasta|a qué|en qué)\b/i

/** True for an answer with «Sí» or «No» that may be wrong, because its question shares no word with the message. */
function saysBareYes(text: string, { known, topic, alarming }: Meaning): boolean {
  const [first = ''] = known?.text ?? []
  const bare = isLater(first) ? !asksForMore.test(topic ?? '') : /^(Sí|No)[,.:]/.test(first)
  if (alarming || !bare) return false
  const message = words(text)
  return !words(topic ?? '').some((word) => word.length > 4 && message.includes(word))
}

/** If no answer is likely, the nearest ones are shown only if the first has this fraction of the message's words. */
const leastNearby = 0.6

function isNearby(text: string, [first]: readonly Meaning[]): boolean {
  if (!first?.known || !first.topic) return false
  const { telling, known } = coverage(words(text), first as Taught)
  return telling > 2 && known / telling >= leastNearby
}

export function answer(text: string, visitor: Visitor, understanding: Understanding): Reply {
  const { meaning, sure, clear, likely, nearest, services: slugs } = understanding
  const feared = troubled.test(foldText(text)) ? nearest.slice(0, 2).find(({ alarming }) => alarming) : null
  const unsure = () =>
    (feared?.known && doubtfulReply(feared, feared.known, nearest)) ||
    ((likely || isNearby(text, nearest)) && nearestReply(nearest)) ||
    choiceReply(nearest) ||
    (slugs[0] ? unsureReply(text, slugs[0]) : moreDetail)
  if (!meaning) return asksPrice.test(foldText(text)) && slugs[0] ? answerPrice(text, slugs) : unsure()
  const { known } = meaning
  const trouble = nearest.slice(0, 2).find(({ alarming }) => alarming)
  if (known && !sure && !likely && !meaning.alone && trouble?.known)
    return doubtfulReply(trouble, trouble.known, nearest)
  if (known && !sure) return (likely ? null : nearestReply(nearest)) ?? doubtfulReply(meaning, known, nearest)
  if (known) return clear && !saysBareYes(text, meaning) ? known : namedReply(meaning, known, nearest)
  const { subject } = meaning
  if (subject === 'price' && slugs[0] && asksPrice.test(foldText(text))) return answerPrice(text, slugs)
  if (subject === null || (!sure && slugs[0])) return unsure()
  if (subject === 'welcome') return welcome(visitor.name)
  if (subject === 'price') return answerPrice(text, slugs)
  if (subject === 'incomeReturn') return incomeReply()
  if (isGeneral(subject)) return answerGeneral(subject, visitor, slugs)
  return answerService(text, [subject, ...slugs.filter((slug) => slug !== subject)])
}

export const certainReply = (question: Question): Reply | null =>
  passwordInText.test(question.typed)
    ? writtenPassword
    : (computedReply(question) ?? foreignReply(question.typed))

export function reply(text: string, visitor: Visitor, question: Question = readQuestion(text)): Reply {
  const certainly = certainReply(question)
  if (certainly) return certainly
  if (!/[\p{L}\p{N}]/u.test(text) && text.trim())
    return /[👋🙋]/u.test(text) ? welcome(visitor.name) : moreDetail
  const understood = understand(text)
  const { meaning, greets } = understood
  if (!meaning && greets && understood.services.length === 0) return welcome(visitor.name)
  const answered = severalReplies(text, visitor, understood) ?? answer(text, visitor, understood)
  return greets && meaning && !unkind.has(meaning.subject) ? withHello(answered, visitor) : answered
}

export function withHello(answered: Reply, visitor: Visitor): Reply {
  const [first = '', ...others] = answered.text
  return { ...answered, text: [`${helloTo(visitor.name)} ${first}`, ...others] }
}

export const greeted = (answered: Reply, text: string, visitor: Visitor): Reply =>
  understand(text).greets && !answered.text[0]?.startsWith(helloTo(visitor.name))
    ? withHello(answered, visitor)
    : answered

/** Replies to these subjects are greetings themselves, so that no other greeting is put before them. */
const unkind: ReadonlySet<Subject | null> = new Set(['welcome', 'thanks', 'goodbye'])
/** These subjects are too vague to be answered together with another question. */
const vague: ReadonlySet<Subject> = new Set(['welcome', 'services', 'client', 'thanks', 'goodbye', 'data'])

/** The least probability and word overlap of a sure answer to one part of a message. */
const nearPart = { share: 0.6, overlap: 0.4 }
/** The least values of a part's answer that is not among the answers nearest to the whole message. */
const clearPart = { share: 0.97, overlap: 0.6 }
export const openPart = { share: 0.9, overlap: 0.5 }

/** Interprets a part of a message alone or, if it is unclear alone, with the subject of the previous part. */
function understandPart({ part, within }: QuestionPart): Understanding & { part: string } {
  const [own, more] = [part, within].map((text) => ({ part: text, ...understand(text, nearPart) }))
  return !own?.sure && more?.sure ? more : (own ?? { part, ...understand(part, nearPart) })
}

/** Answers the clear questions of a message separately; null when the message as a whole is clearer. */
function severalReplies(text: string, visitor: Visitor, whole: Understanding): Reply | null {
  const parts = questionsIn(text)
  if (parts.length < 2 || whole.meaning?.alone) return null
  const understood = parts.filter(({ asking }) => asking).map(understandPart)
  if (understood.some(({ meaning }) => meaning?.alone)) return null
  const found = new Map<string, Reply>()
  const meant = new Set<Understanding['meaning']>()
  for (const { part, ...one } of understood) {
    const subject = one.meaning?.subject
    if (!one.meaning || !one.sure || (subject && vague.has(subject))) continue
    const near = !whole.sure || whole.nearest.includes(one.meaning)
    if (!near && !(one.meaning.known === null || isTelling(part))) continue
    if (!near && !understand(part, clearPart).sure) continue
    const reply = answer(part, visitor, one)
    if ([...found.values()].some((other) => repeats(reply, other))) continue
    found.set(reply.text[0] ?? '', reply)
    meant.add(one.meaning)
  }
  const replies = [...found.values()].slice(0, mostQuestions)
  const [only] = replies
  if (replies.length === 1 && whole.sure && only && whole.meaning?.known && !meant.has(whole.meaning))
    replies.unshift(answer(text, visitor, whole))
  if (replies.length < 2) return whole.sure ? null : (replies[0] ?? null)
  const links = linksOf(...replies.map((reply) => reply.links))
  const prices = replies.find((reply) => reply.prices)?.prices
  const sum = replies.find((reply) => reply.sum)?.sum
  const remark = replies.find((reply) => reply.remark)?.remark
  const priced = new Set(prices?.map(({ service }) => service.href))
  return {
    text: replies.reduce<readonly string[]>((all, one) => withoutTwins(all, one.text), []),
    ...(prices && { prices }),
    ...(sum && { sum }),
    ...(remark && { remark }),
    links: links.filter(({ href }) => !priced.has(href)).slice(0, 6),
  }
}
