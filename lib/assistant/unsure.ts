import { call, whatsapp } from '@/content/assistant/reply-links'
import type { Reply } from '@/content/assistant/replies'
import { nearest, nearestOf, neverOffered, unsure } from '@/content/assistant/unsure'
import type { ServiceSlug } from '@/content/services'
import type { Meaning } from '@/lib/assistant/meanings'
import { linksOf } from '@/lib/assistant/texts'
import { words } from '@/lib/assistant/words'

const pages = nearest.map(({ words: list, links }) => ({ found: new Set(words(list)), links }))

/** Says that there is no certain answer, and links to the nearest page and to a person of the firm. */
export function unsureReply(text: string, slug: ServiceSlug): Reply {
  const message = words(text)
  const bare = message.length <= 2 && !text.includes('?')
  const near = pages.find(({ found }) => message.some((word) => found.has(word)))?.links ?? []
  return {
    text: bare ? [unsure.bare] : [unsure.text, unsure.nearest],
    links: withPerson(linksOf(near, nearestOf[slug])),
  }
}

const mostChoices = 3
const mostShown = 2
const mostLinks = 4

const isOffered = ({ topic }: Meaning): boolean => topic !== null && !neverOffered.has(topic)

/** Returns the questions of the nearest answers as choices, without the question that is already answered. */
function choicesOf(nearest: readonly Meaning[], answered: Meaning | null = null): Pick<Reply, 'choices'> {
  const topics = nearest.flatMap((meaning) =>
    meaning !== answered && isOffered(meaning) ? (meaning.topic ?? []) : [],
  )
  return topics.length > 0 ? { choices: [...new Set(topics)].slice(0, mostChoices) } : {}
}

const withPerson = (links: Reply['links']): Reply['links'] => linksOf(links, [call, whatsapp])

/** Returns the most likely answer, after a sentence that says that it may be the wrong one. */
export function doubtfulReply(meaning: Meaning, known: Reply, nearest: readonly Meaning[]): Reply {
  const doubt = meaning.topic ? unsure.doubt(meaning.topic) : unsure.doubtWithoutTopic
  return {
    ...known,
    text: [doubt, ...known.text],
    ...choicesOf(nearest, meaning),
    links: withPerson(known.links),
  }
}

export function namedReply(meaning: Meaning, known: Reply, nearest: readonly Meaning[]): Reply {
  if (!meaning.topic) return known
  const [first = '', ...others] = known.text
  return { ...known, text: [unsure.about(meaning.topic, first), ...others], ...choicesOf(nearest, meaning) }
}

/** Returns the nearest answer and the beginning of the next one, each after its question; null if no answer is near. */
export function nearestReply(nearest: readonly Meaning[]): Reply | null {
  const shown = nearest.filter((one) => isOffered(one) && one.known).slice(0, mostShown)
  if (shown.length === 0) return null
  const links = linksOf(...shown.flatMap(({ known }) => (known ? [known.links] : [])))
  return {
    text: [
      unsure.two,
      ...shown.flatMap(({ topic, known }, at) => {
        const [line = '', ...others] = known?.text ?? []
        return at === 0
          ? [unsure.about(topic ?? '', line), ...others]
          : [unsure.about(topic ?? '', line.replace('@later:', '@first:'))]
      }),
    ],
    ...choicesOf(nearest.filter((meaning) => !shown.includes(meaning))),
    links: withPerson(links.slice(0, mostLinks)),
  }
}

/** Asks the visitor which of the nearest questions was meant; null if no question is near. */
export function choiceReply(nearest: readonly Meaning[]): Reply | null {
  const { choices } = choicesOf(nearest)
  return choices ? { text: [unsure.choose], choices, links: withPerson([]) } : null
}
