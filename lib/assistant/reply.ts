import { catalogue } from '@/content/assistant/catalogue'
import { numberWords, peopleWords } from '@/content/assistant/keywords'
import {
  moreDetail,
  phrases,
  replies,
  type Reply,
  type ReplyHref,
  type ReplyLink,
} from '@/content/assistant/replies'
import { writtenPassword } from '@/content/assistant/delicate'
import { personal } from '@/content/assistant/situations'
import { incomeOffer, unsure } from '@/content/assistant/unsure'
import { contactHref } from '@/content/contact-topics'
import { services, type Service, type ServiceSlug } from '@/content/services'
import { computedReply } from '@/lib/assistant/computed-reply'
import { englishReply } from '@/lib/assistant/english-reply'
import { datesQuestion, datesReply } from '@/lib/assistant/dates-reply'
import { priceText } from '@/lib/assistant/price'
import { fill, helloTo, plain, welcome, withoutPoints } from '@/lib/assistant/texts'
import {
  asksAboutTopic,
  asksForeignAmount,
  asksIncomePrice,
  asksForIncomeReturn,
  asksForService,
  unsureReply,
  vocabularyOf,
  worriedReply,
} from '@/lib/assistant/unsure'
import { understand, words, wordsOf, type Subject, type Understanding } from '@/lib/assistant/understand'
import { foldText } from '@/lib/format/fold-text'
import { formatNumber, formatPesos } from '@/lib/format/number'

export type Visitor = { name: string | null; folder: ReplyHref | null }

const longest = 1_000
const mostQuestions = 3
/** Matches the place between two questions, in a text in lower case without accents. */
const betweenQuestions =
  /\s*[?¿;\n]+\s*|\s*(?:,|\by\b|\be\b)(?:\s*\b(?:y|e|tambien|ademas)\b)*\s+(?=(?:si\s+)?(?:cuant|cuand|donde|como|que|quien|cual|a que|en que|tienen|atienden|hacen|manejan|ofrecen|puedo|trabajan|reciben|ustedes)\w*\b)/

/** Matches «clave», «contraseña» or «password», followed by a word of at least six characters with a digit and a letter. */
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

function answerGeneral(topic: GeneralTopic, visitor: Visitor, understood: Understanding): Reply {
  const answer = replies[topic]
  const own = 'text' in answer ? answer : visitor.name ? answer.client : answer.visitor
  const named = topic === 'services' ? services.map(({ slug }) => slug) : understood.services
  return withFolder({ ...own, links: [...own.links, ...serviceLinks(named)] }, topic, visitor)
}

function answer(text: string, visitor: Visitor, understood: Understanding): Reply {
  const { subject, known } = understood
  if (known) return known
  const [slug] = understood.services
  if (subject === 'price' && asksIncomePrice(text)) return incomeReply()
  if (subject === 'price')
    return asksForeignAmount(text)
      ? unsureReply(text, slug ?? 'asesoria-tributaria')
      : answerPrice(text, understood.services)
  if (subject && isGeneral(subject))
    return asksAboutTopic(text, subject)
      ? answerGeneral(subject, visitor, understood)
      : unsureReply(text, slug ?? vocabularyOf(text) ?? 'asesoria-contable')
  if (subject) return answerSubject(text, subject, understood.services)
  const topic = vocabularyOf(text)
  if (topic) return unsureReply(text, topic)
  return understood.intent === 'welcome' ? welcome(visitor.name) : moreDetail
}

/** Loads dates only for a message with a number from which they can be computed. */
export async function replyTo(text: string, visitor: Visitor): Promise<Reply> {
  const question = datesQuestion(text)
  return question ? datesReply(question) : reply(text, visitor)
}

export function reply(text: string, visitor: Visitor): Reply {
  if (passwordInText.test(text)) return writtenPassword
  const sum = computedReply(text) ?? englishReply(text)
  if (sum) return sum
  const understood = understand(text)
  const { subject, greets, known } = understood
  const answered = severalReplies(text, visitor, known) ?? answer(text, visitor, understood)
  if (!greets || subject === 'thanks' || subject === 'goodbye' || (!subject && !known)) return answered
  const [first = '', ...others] = answered.text
  return { ...answered, text: [`${helloTo(visitor.name)} ${first}`, ...others] }
}

/** A complaint or a fear is answered alone, whatever else the message asks. */
const alone = new Set(personal.map(({ text }) => text))
const isAlone = (known: Reply | null) => known !== null && alone.has(known.text)
/** These subjects are too vague to be answered beside another question. */
const vague: ReadonlySet<Subject> = new Set(['services', 'client', 'thanks', 'goodbye', 'data'])
const isAnswer = ({ text: [first] }: Reply) =>
  first !== moreDetail.text[0] && first !== unsure.text && first !== unsure.bare && first !== unsure.worry

/** Answers each question of a message separately; null when the message has fewer than two questions. */
function severalReplies(text: string, visitor: Visitor, whole: Reply | null): Reply | null {
  const parts = foldText(text.slice(0, longest)).split(betweenQuestions).filter(Boolean)
  if (parts.length < 2 || isAlone(whole)) return null
  const understood = parts.map((part) => ({ part, ...understand(part) }))
  if (understood.some(({ known }) => isAlone(known))) return null
  const found = new Map<string, Reply>()
  for (const { part, ...one } of understood) {
    const isClear = one.known !== null || (one.subject !== null && !vague.has(one.subject))
    const reply = isClear ? answer(part, visitor, one) : moreDetail
    if (isAnswer(reply)) found.set(reply.text[0] ?? '', reply)
  }
  const replies = [...found.values()].slice(0, mostQuestions)
  if (replies.length < 2) return null
  const links = new Map(replies.flatMap(({ links }) => links.map((link) => [link.href, link] as const)))
  const prices = replies.find((reply) => reply.prices)?.prices
  const sum = replies.find((reply) => reply.sum)?.sum
  const remark = replies.find((reply) => reply.remark)?.remark
  const priced = new Set(prices?.map(({ service }) => service.href))
  return {
    text: replies.flatMap((reply) => reply.text),
    ...(prices && { prices }),
    ...(sum && { sum }),
    ...(remark && { remark }),
    links: [...links.values()].filter(({ href }) => !priced.has(href)).slice(0, 6),
  }
}

const named = (slugs: readonly ServiceSlug[]): Service[] =>
  slugs.flatMap((slug) => services.filter((service) => service.slug === slug))

const quote = (slug?: ServiceSlug): ReplyLink => ({
  href: slug ? contactHref(slug) : '/contacto',
  label: phrases.quote,
})

const serviceLinks = (slugs: readonly ServiceSlug[]): ReplyLink[] =>
  named(slugs).map(({ path, title }) => ({
    href: path,
    label: fill(phrases.about, { service: title.toLowerCase() }),
  }))

/** Returns the total for payroll, which is priced per employee, if the message says how many employees there are. */
function payrollSum(text: string, slugs: readonly ServiceSlug[]): Pick<Reply, 'sum' | 'remark'> {
  const [first] = named(slugs)
  const people = headcount(text)
  if (first?.slug !== 'asesoria-nomina' || !people) return {}
  const { from } = first.price
  return {
    sum: { label: `${formatNumber(people)} × ${formatNumber(from)}`, value: formatPesos(people * from) },
    remark: phrases.confirmedWithDiscount,
  }
}

/** Names a price only to people who ask for the service, not in answers to worries or to questions about its subject. */
function answerSubject(text: string, subject: ServiceSlug, slugs: readonly ServiceSlug[]): Reply {
  const worried = worriedReply(text, subject)
  if (worried) return worried
  if (subject === 'asesoria-tributaria' && (asksForIncomeReturn(text) || asksIncomePrice(text)))
    return incomeReply()
  return asksForService(text, subject) ? answerService(text, slugs) : unsureReply(text, subject)
}

function incomeReply(): Reply {
  const prices = named(['asesoria-tributaria']).map(priceText)
  return {
    ...incomeOffer,
    text: incomeOffer.text.map((line) => fill(line, { price: prices.join() })),
  }
}

function answerService(text: string, slugs: readonly ServiceSlug[]): Reply {
  const [slug] = slugs
  const prices = named(slugs.slice(0, 1)).map((service) =>
    fill(phrases.starts, { price: priceText(service) }),
  )
  return {
    text: slug ? [catalogue[slug].answer, ...prices] : prices,
    ...payrollSum(text, slugs),
    links: [...serviceLinks(slugs), quote(slugs[0])],
  }
}

function answerPrice(text: string, slugs: readonly ServiceSlug[]): Reply {
  if (slugs.length === 0) {
    const prices = services.map((service) => ({
      service: { href: service.path, label: service.title },
      price: priceText(service),
    }))
    return { text: [phrases.prices], prices, links: [quote()] }
  }
  return {
    text: named(slugs).map((service) =>
      fill(phrases.servicePrice, { service: service.title.toLowerCase(), price: priceText(service) }),
    ),
    remark: phrases.confirmed,
    ...payrollSum(text, slugs),
    links: [...serviceLinks(slugs), quote(slugs[0])],
  }
}

const people = new Set(wordsOf(peopleWords).flat())
const most = 100_000

const amountOf = (word: string): number | null => {
  if (/^\d+$/.test(word)) return Number(word)
  return Object.hasOwn(numberWords, word) ? (numberWords[word] ?? null) : null
}

/** Returns the number in a text like «12 empleados» or «tres trabajadores»; null without a number. */
function headcount(text: string): number | null {
  const message = plain(withoutPoints(text)).split(' ')
  for (const [at, word] of message.entries()) {
    const count = amountOf(word)
    const counted = [message[at + 1], message[at + 2]].flatMap((next) => (next ? words(next) : []))
    if (count && count <= most && counted.some((next) => people.has(next))) return count
  }
  return null
}
